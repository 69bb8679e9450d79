// What a browser of our target lacks of a script. A minified script doesn't say whose member a name
// is, so a method counts as missing if no kind of object has it in all browsers.
import type { Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { compatibility, gapOf, own, safariGap, type Gap } from './support.ts'

const { api, javascript } = compatibility
const kinds = new Map(Object.entries({ ...api, ...javascript.builtins }) as [string, Identifier][])

/**
 * Kinds of objects that every script has. Those of others have too many names of our own methods.
 */
const usual =
  /^(?:AbortSignal|Document|Element|Event|FormData|Headers|HTML\w*Element|Node|NodeList|Request|Response|URL|URLSearchParams|Window)$/

/** Some built-in ones have, too: `take`, `toArray`, `use`, `dispose`. */
const isUsual = (kind: string) =>
  usual.test(kind) ||
  (Object.hasOwn(javascript.builtins ?? {}, kind) &&
    !/^(?:Iterator|Symbol)$|DisposableStack$/.test(kind))

const usualNames = new Set<string>()
const meanings = new Map<string, Identifier[]>()
for (const [kind, features] of kinds)
  for (const [name, feature] of Object.entries(features) as [string, Identifier][]) {
    if (isUsual(kind)) usualNames.add(name)
    meanings.set(name, [...(meanings.get(name) ?? []), feature])
  }

/** Objects that the browser has under names of their own. */
const instances: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
}

const lookbehind = own(javascript.regular_expressions ?? {}, 'lookbehind_assertion')
const staticBlock = own(javascript.classes?.['static'] ?? {}, 'initialization_blocks')

type Node = { type: string; [field: string]: unknown }

/** @throws Error if the script can't be read */
export function scriptGaps(code: string): Gap[] {
  const { program, errors } = parseSync('script.js', code)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const gaps = awaitsWhileLoading(program as unknown as Node) ? [safariGap('top-level await')] : []
  walk(program as unknown as Node, (node) => gaps.push(...gapsOf(node)))
  return gaps
}

function walk(node: Node, look: (node: Node) => void) {
  look(node)
  for (const part of partsOf(node)) walk(part, look)
}

const partsOf = (node: Node) =>
  Object.values(node)
    .flat()
    .filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part)

/**
 * When several scripts import such a script at once, Safari runs some of them before it has
 * finished (WebKit's bug 242740, open until Safari 26).
 */
function awaitsWhileLoading(node: Node): boolean {
  if (node.type === 'AwaitExpression') return true
  return !node.type.includes('Function') && partsOf(node).some(awaitsWhileLoading)
}

function gapsOf(node: Node): Gap[] {
  switch (node.type) {
    case 'MemberExpression':
      return globalMemberGaps(node)
    case 'CallExpression':
    case 'NewExpression':
      return calledGaps(node['callee'] as Node)
    case 'StaticBlock':
      return gapOf('a static block', staticBlock)
    default:
      return /\(\?<[=!]/.test(textOf(node)) ? gapOf('lookbehind', lookbehind) : []
  }
}

/** `URL.canParse`, `navigator.share`: also where it isn't called. */
function globalMemberGaps(node: Node): Gap[] {
  const { kind, owner, name } = memberOf(node)
  if (!kind) return []
  return gapOf(`${owner}.${name}`, [...own(kind, name), ...own(kind, `${name}_static`)])
}

/** `structuredClone(…)`, `days.toSorted()`: a call of what is missing throws. */
function calledGaps(callee: Node): Gap[] {
  if (callee.type === 'Identifier') {
    const name = String(callee['name'])
    const global = kinds.get(name)
    return gapOf(name, global ? [global] : own(kinds.get('Window') ?? {}, name))
  }
  const { kind, name } = memberOf(callee)
  return kind || !usualNames.has(name) ? [] : gapOf(name, meanings.get(name) ?? [])
}

/** The name of a plain member, and of its object; the object's kind, if its name says so. */
function memberOf({ type, object, property, computed }: Node) {
  if (type !== 'MemberExpression' || computed === true) return { owner: '', name: '' }
  const { name: owner = '' } = object as { name?: string }
  return {
    owner,
    name: (property as { name: string }).name,
    kind: kinds.get(instances[owner] ?? owner),
  }
}

/** The text of a literal: a pattern may be written as a string, too. */
function textOf({ type, regex, value }: Node): string {
  if (type === 'TemplateElement') return (value as { raw: string }).raw
  if (type !== 'Literal') return ''
  return (regex as { pattern: string } | null)?.pattern ?? String(value)
}
