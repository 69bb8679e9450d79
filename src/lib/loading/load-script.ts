/** Throws if it can't be loaded. A blocked script may never answer: use `withTimeout`. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} can't be loaded`))
    document.head.append(script)
  })
}
