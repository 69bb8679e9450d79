// What a paste may bring along.

/** Characters that nobody sees, by class. */
export const unseen = {
  'zero width': '\u200b\u200c\u200d\u2060\ufeff\u180e',
  direction: '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  format: '\u00ad\u034f\u2061\u206a\ufff9\ufffa\ufffb\u{e0001}\u{e0041}',
  filler: '\u115f\u1160\u17b4\u180b\u3164\uffa0\ufe0e\ufe0f\u{e0100}\ufffc',
  control: '\u0000\u0007\u0008\u001b\u007f\u0080\u009f',
  'half an emoji': '\udf89\ud83c\ud83d\ufffd',
  'private use': '\ue000\uf8ff\u{f0000}',
}
