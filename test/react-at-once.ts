// React shows late parts at most every 0.3 s, with the timer that it finds when it loads. This
// timer fires at once.
const wait = globalThis.setTimeout
globalThis.setTimeout = ((then: () => void) => wait(then, 0)) as typeof setTimeout
await import('react-dom')
await import('react-dom/client')
globalThis.setTimeout = wait

export {}
