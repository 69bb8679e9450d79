// A small script in each page. It remembers the button that was pressed last before the page's own
// scripts come, until the visitor touches, types or turns the wheel (a browser sends a scroll event
// for itself); src/app/early-press.ts presses it again. And it clicks a button that React replaced
// while the mouse was down on it, because the browser doesn't.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export const script = `let down
const buttonAt=e=>e.target.closest?.('button')
for(const type of['click','keydown','pointerdown','wheel'])addEventListener(type,e=>{
const button=type==='click'&&buttonAt(e)
if(type==='click')down=null
window.earlyPress=button?{button,index:[...document.getElementsByClassName(button.className)].indexOf(button)}:null
},{capture:true,passive:true})
addEventListener('pointerdown',e=>{down=buttonAt(e)},true)
addEventListener('mouseup',e=>{
const [began,button]=[down,buttonAt(e)]
if(began&&button&&e.button===0&&(began===button||!began.isConnected&&began.className===button.className))setTimeout(()=>down===began&&button.click())
},true)`

/** Its source in the Content-Security-Policy, which forbids all other scripts in pages. */
export const earlyPressSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export function noteEarlyPresses(): Plugin {
  return {
    name: 'early-presses',
    transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
  }
}
