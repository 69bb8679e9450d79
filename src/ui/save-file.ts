export function saveFile(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after asking the user.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const keptMs = 60_000
