// Finds the clauses of a rules file, so that each can be taken out: what is joined by && is
// replaced by true, what is joined by || by false, and each branch of a choice by true.

export type Mutant = {
  /** The function or the collection of the clause. */
  within: string
  line: number
  clause: string
  replacement: 'true' | 'false'
  /** The rules with the replacement. */
  rules: string
}

/** Functions that answer yes or no, by their names. */
const booleanName = /^(is|are|may|changes|takenDays)/

export function listMutants(rules: string): Mutant[] {
  const code = blankCommentsAndTexts(rules)
  const mutants: Mutant[] = []
  let within = ''

  function replace(from: number, to: number, replacement: 'true' | 'false') {
    const clause = rules.slice(from, to)
    const line = rules.slice(0, from).split('\n').length
    const changed = rules.slice(0, from) + replacement + rules.slice(to)
    mutants.push({ within, line, clause: oneLine(clause), replacement, rules: changed })
  }

  /** Walks an expression. `answers`: it is yes or no as a whole. */
  function walk(start: number, end: number, answers: boolean): void {
    const [from, to] = trim(code, start, end)
    const choice = splitChoice(code, from, to)
    if (choice) {
      const [condition, yes, no] = choice
      walk(...condition, true)
      for (const branch of [yes, no]) {
        if (answers) replace(...trim(code, ...branch), 'true')
        walk(...branch, answers)
      }
      return
    }
    for (const [operator, replacement] of [
      ['||', 'false'],
      ['&&', 'true'],
    ] as const) {
      const operands = split(code, from, to, operator)
      if (operands.length === 1) continue
      for (const operand of operands) {
        replace(...trim(code, ...operand), replacement)
        walk(...operand, true)
      }
      return
    }
    for (const [open, close] of parentheses(code, from, to))
      for (const part of split(code, open + 1, close, ',')) walk(...part, code[from] === '(')
  }

  const parts = /match \/(\S+?)(?:\/\{\w+\})? \{|function (\w+)\(|\ballow [\w, ]+: if |\breturn /g
  for (const match of code.matchAll(parts)) {
    const [text, collection, name] = match
    within = collection?.replace(/^\{|\}$/g, '') ?? name ?? within
    if (collection !== undefined || name !== undefined) continue
    const start = match.index + text.length
    const [from, to] = trim(code, start, code.indexOf(';', start))
    const allows = text.startsWith('allow')
    const answers = allows || booleanName.test(within)
    if (allows) replace(from, to, 'false')
    const isWhole = split(code, from, to, '&&').length === 1 && !splitChoice(code, from, to)
    if (answers && isWhole && code.slice(from, to) !== 'true') replace(from, to, 'true')
    walk(from, to, answers)
  }
  return mutants
}

type Span = [from: number, to: number]

const oneLine = (text: string) => text.replaceAll(/\s*\/\/.*/g, '').replaceAll(/\s+/g, ' ')

/** The rules with blanks for comments and quoted text. */
function blankCommentsAndTexts(rules: string): string {
  return rules.replaceAll(/\/\/.*|'[^'\n]*'/g, (match) => match.replaceAll(/[^']/g, ' '))
}

function trim(code: string, from: number, to: number): Span {
  const text = code.slice(from, to)
  // A blanked comment before a clause is no part of it; a blanked text is held by its quotes.
  return [
    from + (text.length - text.trimStart().length),
    to - (text.length - text.trimEnd().length),
  ]
}

function split(code: string, from: number, to: number, separator: string): Span[] {
  const spans: Span[] = []
  let start = from
  for (const index of topLevel(code, from, to)) {
    if (!code.startsWith(separator, index)) continue
    spans.push([start, index])
    start = index + separator.length
  }
  return [...spans, [start, to]]
}

/** `condition ? yes : no` */
function splitChoice(code: string, from: number, to: number): [Span, Span, Span] | null {
  const places = [...topLevel(code, from, to)]
  const question = places.find((i) => code[i] === '?')
  const colon = places.find((i) => code[i] === ':' && question !== undefined && i > question)
  if (question === undefined || colon === undefined) return null
  return [
    [from, question],
    [question + 1, colon],
    [colon + 1, to],
  ]
}

function* topLevel(code: string, from: number, to: number): Generator<number> {
  let depth = 0
  for (let index = from; index < to; index++) {
    if ('([{'.includes(code[index] ?? '')) depth++
    else if (')]}'.includes(code[index] ?? '')) depth--
    else if (depth === 0) yield index
  }
}

/** The outermost pairs of parentheses. */
function parentheses(code: string, from: number, to: number): Span[] {
  const pairs: Span[] = []
  let depth = 0
  let open = from
  for (let index = from; index < to; index++) {
    if (code[index] === '(' && depth++ === 0) open = index
    if (code[index] === ')' && --depth === 0) pairs.push([open, index])
  }
  return pairs
}
