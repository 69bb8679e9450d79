import type { MouseEvent } from 'react'

/** Whether a press on a link leads there within the page: with those keys, or another button, the browser opens a tab. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
