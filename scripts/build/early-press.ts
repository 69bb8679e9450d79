// A small script in each page. It remembers the button that was pressed last before the page's own
// scripts come, until the visitor presses, types or scrolls; src/early-press.ts presses it again.
// And it clicks a button that React drew anew while the mouse was down on it: the browser doesn't.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export const script = `for(const type of['click','keydown','scroll'])addEventListener(type,e=>{
const button=type==='click'&&e.target.closest?.('button')
window.earlyPress=button?{button,place:[...document.getElementsByClassName(button.className)].indexOf(button),at:e.timeStamp}:null
},{capture:true})
let down
addEventListener('mousedown',e=>down=e.target.closest?.('button'),true)
addEventListener('mouseup',e=>{
const button=e.target.closest?.('button')
if(button&&down?.isConnected===false&&down.className===button.className)button.click()
},true)`

/** Its source in the Content-Security-Policy, which forbids all other scripts in pages. */
export const earlyPressSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export function noteEarlyPresses(): Plugin {
  return {
    name: 'early-presses',
    transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
  }
}
