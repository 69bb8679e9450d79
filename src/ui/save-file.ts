/** Hands a text to the browser as a file to save, or to open with what the device has for its type. */
export function saveFile(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it only once they have asked.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const keptMs = 60_000
