// Browsers that rewrite the page: Chrome's translator, and an extension that wraps text, such as
// one that marks words.
import type { Page } from '@playwright/test'
import { isTakenOver } from '../../taken-over'

export type Way = 'translated' | 'wrapped'

/**
 * From now on, all texts of a page are rewritten once React has taken over the whole page, and
 * later texts as they come.
 */
export async function rewritePages(page: Page, way: Way) {
  await page.addInitScript(`(${String(rewrite)})(${JSON.stringify(way)}, ${String(isTakenOver)})`)
}

/**
 * Runs in the page. The translator puts new text nodes in place of the page's own; here they have
 * the same words, so that they can be compared. It leaves out what the page asks it to leave out;
 * an extension doesn't.
 */
function rewrite(way: Way, isReady: typeof isTakenOver) {
  const left = `script, style, textarea, option, title, svg${way === 'translated' ? ', [translate=no]' : ''}`
  const own = new WeakSet<Node>()

  function rewriteText(text: Text) {
    const { parentElement } = text
    if (own.has(text) || text.data.trim() === '' || parentElement?.closest(left) !== null) return
    const box = document.createElement(way === 'translated' ? 'font' : 'x-marked')
    text.replaceWith(box)
    if (way === 'wrapped') {
      own.add(text)
      box.append(text)
      return
    }
    const inner = box.appendChild(document.createElement('font'))
    const translated = document.createTextNode(text.data)
    own.add(translated)
    inner.append(translated)
  }

  function rewriteIn(node: Node) {
    if (node instanceof Text) return rewriteText(node)
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) rewriteText(text)
  }

  function start() {
    if (document.readyState !== 'complete' || !isReady('*')) return setTimeout(start, 20)
    rewriteIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) rewriteIn(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  start()
}

/** The texts that can be read, one after the other, and whether anything is rewritten. */
export async function readTexts(page: Page): Promise<{ texts: string[]; rewritten: boolean }> {
  return page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text
      if (data.trim() === '' || !parentElement?.checkVisibility()) continue
      texts.push(data.replace(/\s+/g, ' ').trim())
    }
    return { texts, rewritten: document.querySelector('font, x-marked') !== null }
  })
}
