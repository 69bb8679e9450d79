// For tests: a build and `npm start` put their own list in this file's place (vite.config.ts).
import type { Day } from './day'

/** `from` is the day of the build that was deployed with these words first. */
export type ContractVersion = { version: string; from: Day }

/** The newest first: today's, and those that were deployed before. */
export const contractVersions: readonly ContractVersion[] = [
  { version: '8c69b052aa37', from: '2026-11-26' as Day },
]
