// Programs that the engines need. Each has a group of processes of its own, so that none of a
// browser's stays behind.
import { spawn, type ChildProcess } from 'node:child_process'
import { whenEnded } from '../../scripts/setup.mjs'

export type Program = {
  /** Waits until the program has printed this, and returns what it matched. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>
  stop: () => void
}

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach(end))
whenEnded(() => process.exit(1))

export function startProgram(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, TZ: 'America/Chicago', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  let output = ''
  let failure: Error | null = null
  child.once('error', (error) => (failure = error))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (output = `${output}${data}`.slice(-10_000)))
  return {
    async printed(pattern) {
      const giveUp = Date.now() + 30_000
      while (Date.now() < giveUp && failure === null && child.exitCode === null) {
        const match = pattern.exec(output)
        if (match) return match
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw failure ?? new Error(`${command} never printed ${pattern}: ${output}`)
    },
    stop: () => end(child),
  }
}

function end(child: ChildProcess) {
  running.delete(child)
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // All of its processes have ended.
  }
}
