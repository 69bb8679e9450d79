type Plan = {
  checks: boolean
  emulator: boolean
  vitest: string[] | null
  e2e: string[] | null
}
export function listSuites(): string[]
export function planTests(args: readonly string[], suites: readonly string[]): Plan
export function suiteOf(path: string): string
