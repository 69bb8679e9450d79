// A small script in each page. It remembers the button that was pressed last before the page's own
// scripts come; src/main.tsx presses it again.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const script =
  "addEventListener('click',e=>{window.earlyPress=e.target.closest?.('button')},{capture:true})"

/** Its source in the Content-Security-Policy, which forbids all other scripts in pages. */
export const earlyPressSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export function noteEarlyPresses(): Plugin {
  return {
    name: 'early-presses',
    transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
  }
}
