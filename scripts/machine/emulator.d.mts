export type Emulator = { host: string; stop: () => Promise<void> }
/** `rules` is the path of a rules file that holds for every project; `host` is host:port. */
export function startEmulator(options?: {
  port?: number
  rules?: string
}): Promise<Emulator | { host: null; reason: string }>
