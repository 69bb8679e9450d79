// A small script in each page. It remembers the button that was pressed last before the page's own
// scripts come, until the visitor presses, types or scrolls; src/early-press.ts presses it again.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export const script = `for(const type of['click','keydown','scroll'])addEventListener(type,e=>{
const button=type==='click'&&e.target.closest?.('button')
window.earlyPress=button?{button,place:[...document.getElementsByClassName(button.className)].indexOf(button),at:e.timeStamp}:null
},{capture:true})`

/** Its source in the Content-Security-Policy, which forbids all other scripts in pages. */
export const earlyPressSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export function noteEarlyPresses(): Plugin {
  return {
    name: 'early-presses',
    transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
  }
}
