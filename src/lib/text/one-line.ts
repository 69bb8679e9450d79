// `oneLine` in firestore.rules reads names in the same way, so change both. The rules may know
// an older Unicode, so characters are listed. A variation selector belongs to the emoji before it.
const invisible =
  /[\u034f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\p{Cs}\ue000-\uf8ff\ufeff\uffa0\ufff0-\ufffd\u{e0000}-\u{e00ff}\u{f0000}-\u{10ffff}]+/gu
/** Braille's blank looks like a space. */
const space = /[\p{Z}\p{Cc}\u2800]+/gu

/** A text without zero-width characters, marks of direction and halves of an emoji. */
export const withoutInvisible = (text: string) => text.replaceAll(invisible, '')

/** As it looks: without invisible characters, with single spaces for white space. */
export const oneLine = (text: string) => withoutInvisible(text).replaceAll(space, ' ').trim()
