import { cleanLine } from '~/lib/text/cleaned'

/** An address in the angle brackets of a mail program, or in parentheses. */
const inBrackets = /[<([]\s*(?:mailto:)?([^\s<>()[\]@]+@[^\s<>()[\]@]+)\s*[>)\]]/gi
const quotes = '"\'“”‘’„‚«»‹›`'
const around = new RegExp(`^[\\s${quotes}<([{]+|[\\s${quotes}>)\\]},;]+$`, 'g')

/**
 * The address in a typed or copied text, with plain characters: without a name, "mailto:", quotes
 * and brackets. A text without exactly one address comes back as it was, in one line.
 */
export function readEmail(typed: string): string {
  const line = cleanLine(typed)
    .normalize('NFKC')
    .replace(/ \([^()@]*\)$/, '')
  const named = new Set(Array.from(line.matchAll(inBrackets), ([, address = '']) => address))
  const [only = line] = named
  const bare = (named.size === 1 ? only : line).replaceAll(around, '')
  const [, link] = /^mailto:\s*(.*)$/i.exec(bare) ?? []
  return link === undefined ? bare.replace(/^e-?mail:\s*/i, '') : fromLink(link)
}

/** Of a link: without the subject that may follow, and with the plain characters of its escapes. */
const fromLink = (link: string) =>
  link
    .replace(/\?.*$/, '')
    .replaceAll(/%(2[1-9a-f]|[3-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )

const local = /^[^\s\p{Cc}@,;:<>()[\]"\\.]+(?:\.[^\s\p{Cc}@,;:<>()[\]"\\.]+)*$/u
const domain = /^(?:[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?(?:\.(?!$)|$))+$/u

/** False for an address to which nothing can be sent: with a space, a comma, or a dot at its end. */
export function isEmail(email: string): boolean {
  const [user = '', host = '', ...more] = email.split('@')
  return more.length === 0 && local.test(user) && domain.test(host) && !/(^|\.)\d+$/.test(host)
}
