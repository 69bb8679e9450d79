import type { ProblemKind } from '~/lib/domain/problem'

/** What a visitor met, and what several did. */
const words: Record<ProblemKind, readonly [one: string, many: string]> = {
  script: ['visitor met an error in a script', 'visitors met an error in a script'],
  hydration: ["visitor's page couldn't be rendered", "visitors' pages couldn't be rendered"],
  missing: ["visitor's page lacked a script", "visitors' pages lacked a script"],
  database: ['visitor got no answer from the database', 'visitors got no answer from the database'],
  refused: ['visitor was refused by the database', 'visitors were refused by the database'],
  mail: ["visitor's mail wasn't sent", "visitors' mails weren't sent"],
  distance: [
    "visitor's delivery fee couldn't be calculated",
    "visitors' delivery fees couldn't be calculated",
  ],
  payment: ["visitor's payment got no answer", "visitors' payments got no answer"],
  card: ["visitor's card form didn't load", "visitors' card forms didn't load"],
  maps: ['visitor got no address suggestions', 'visitors got no address suggestions'],
  outcome: [
    "visitor doesn't know whether the order arrived",
    "visitors don't know whether their orders arrived",
  ],
  policy: [
    "visitor's page asked for an address that its policy blocks",
    "visitors' pages asked for an address that their policy blocks",
  ],
}

/** "23 visitors' mails weren't sent". */
export function sayProblems(kind: ProblemKind, count: number): string {
  const [one, many] = words[kind]
  return `${count} ${count === 1 ? one : many}`
}
