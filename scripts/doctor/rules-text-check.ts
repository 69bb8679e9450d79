// Compares the deployed rules with this folder's. It finds what no visitor's request shows, but reading them takes a service account.
import { expected, type Finding } from './finding'

/** @param deployedRules null without a service account: then there is no finding */
export function compareRules({
  rules,
  deployedRules,
}: {
  rules: string
  deployedRules: string | null
}): Finding[] {
  if (deployedRules === null) return []
  const lines = rules.trim().split('\n')
  const deployed = deployedRules.trim().split('\n')
  const length = Math.max(lines.length, deployed.length)
  const index = Array.from({ length }, (_, line) => line).find(
    (line) => lines[line] !== deployed[line],
  )
  return [
    expected(
      index === undefined,
      "The deployed rules match this folder's",
      `The deployed rules differ from this folder's, starting at line ${(index ?? 0) + 1}: ${deployed[index ?? 0]?.trim() ?? 'nothing'}`,
      'npm run deploy. If somebody changed them in the console, make that change in firestore.rules first.',
    ),
  ]
}
