// React shows parts that arrive late at most every 0.3 s, by the timer that it finds when it is loaded: here, at once.
const wait = globalThis.setTimeout
globalThis.setTimeout = ((then: () => void) => wait(then, 0)) as typeof setTimeout
await import('react-dom')
await import('react-dom/client')
globalThis.setTimeout = wait

export {}
