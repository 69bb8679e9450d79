// What a PDF shows, as Debian's poppler-utils read it.
import { execFileSync } from 'node:child_process'

export function pagesOf(file: string): number {
  return Number(/^Pages:\s+(\d+)/m.exec(run('pdfinfo', file))?.[1])
}

export function wordsOf(file: string): string {
  return run('pdftotext', file, '-').replaceAll(/\s+/g, ' ')
}

/** The smallest type, in points. */
export function smallestTypeOf(file: string): number {
  // Three pixels to a point, as many as it can, because it rounds sizes.
  const xml = run('pdftohtml', '-xml', '-stdout', '-i', '-zoom', '3', file)
  const sizes = [...xml.matchAll(/<fontspec id="\d+" size="(\d+)"/g)]
  return Math.min(...sizes.map(([, size]) => Number(size) / 3))
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' })
}
