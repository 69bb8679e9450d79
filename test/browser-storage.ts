// What code without a screen needs of a browser: its storage, its URL and the window's events.
// A test imports it first. It is there at once; jsdom takes about a second for each file.
class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>()
  get length() {
    return this.#texts.size
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.#texts.set(key, value)
  }
  removeItem(key: string) {
    this.#texts.delete(key)
  }
  clear() {
    this.#texts.clear()
  }
}

const events = new EventTarget()

Object.assign(globalThis, {
  window: globalThis,
  Storage: MemoryStorage,
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  location: new URL('http://localhost:3000/'),
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
})
