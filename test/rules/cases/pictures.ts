import { dayAhead, line } from '../builders'
import { acceptsBooking, refusesBooking, type Group } from '../case'

/**
 * An address that runs as a program where it is opened, also as browsers read it: without tabs,
 * line ends and spaces before it.
 */
export const unsafePictures = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://example.com/%0Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:,alert(1)',
  'data:application/xhtml+xml,a',
  'data: image/png;base64,AAAA',
  'blob:https://example.com/a',
  'file:///a.png',
  'https\n://example.com/a.png',
  ':',
]

export const safePictures = [
  '',
  'https://example.com/a.webp',
  'HTTP://example.com/a:b.webp',
  '//example.com/a.webp',
  '/pictures/a:b.webp',
  'pictures/a:b.webp',
  'a.webp?v=1:2',
  'a.webp#javascript:',
  'castle one.webp',
  'data:image/png;base64,AAAA',
  'DATA:IMAGE/SVG+XML,%3Csvg/%3E',
]

const castle = (inflatableImage: unknown) => ({
  inflatables: [line('castle', [dayAhead(1)], { inflatableImage })],
})

export const pictures: Group = {
  name: "a line's picture",
  about: ['isLine'],
  cases: [
    ...safePictures.map((picture) =>
      acceptsBooking(`may be ${JSON.stringify(picture)}`, castle(picture)),
    ),
    ...unsafePictures.map((picture) =>
      refusesBooking(`is refused as ${JSON.stringify(picture)}`, castle(picture)),
    ),
    acceptsBooking('may have 1,900 characters', castle('b'.repeat(1900))),
    refusesBooking('is refused with 1,901 characters', castle('b'.repeat(1901))),
    refusesBooking('is refused when it is no text', castle(null)),
  ],
}
