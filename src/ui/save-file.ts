export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Some browsers read the file only after asking the user.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const keptMs = 60_000
