// Runs journeys in the engines, the engines beside each other, and prints how each went.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engines, openWindow, type EngineName } from './engines'
import { journeys } from './journeys/journeys'
import { Page } from './page'
import { serveSite } from './site'

/** `remark`: a note on a journey that passed. */
type Result = { seconds: number; passed: boolean; remark: string }

const pictures = join(import.meta.dirname, '../../test-results')

type Options = {
  /** Parts of the names of engines and journeys; none for all. */
  names?: string[]
  /** Only the first journey. */
  first?: boolean
}

/** Returns how many passed and failed. */
export async function runJourneys({ names = [], first = false }: Options) {
  const chosenOf = (all: string[]) => {
    const named = all.filter((each) => names.some((name) => each.includes(name)))
    return named.length === 0 ? all : named
  }
  const chosen = chosenOf(Object.keys(journeys)).slice(0, first ? 1 : undefined)
  const used = chosenOf(Object.keys(engines)) as EngineName[]
  const rows = await Promise.all(
    used.map(async (engine) => {
      const results: Result[] = []
      for (const journey of chosen) {
        const result = await runOne(engine, journey)
        results.push(result)
        const outcome = result.passed ? 'passed' : 'FAILED'
        console.log(`${engine}, ${journey}: ${outcome} ${result.remark}`)
      }
      return { engine, results }
    }),
  )
  printTable(chosen, rows)
  const all = rows.flatMap(({ results }) => results)
  const passed = all.filter((result) => result.passed).length
  const failed = all.length - passed
  console.log(`\n${passed} passed, ${failed} failed`)
  return { passed, failed }
}

async function runOne(engine: EngineName, journey: string): Promise<Result> {
  const started = performance.now()
  const result = (passed: boolean, remark: string) => ({
    seconds: (performance.now() - started) / 1000,
    passed,
    remark,
  })
  const site = await serveSite()
  try {
    const window = await openWindow(engine, { storage: journey !== 'storage forbidden' })
    try {
      const page = new Page(window, site.address, engines[engine].pointerType)
      const remark = await journeys[journey]?.({ page, site, saveFile: window.saveFile })
      return result(true, remark ?? '')
    } catch (error) {
      const file = join(pictures, `${engine} ${journey}.png`)
      mkdirSync(pictures, { recursive: true })
      writeFileSync(file, Buffer.from(await window.picture().catch(() => ''), 'base64'))
      const address = await window.evaluate('location.href').catch(() => 'no address')
      return result(false, `${stackOf(error)}\n    at ${String(address)}, see ${file}`)
    } finally {
      await window.close()
    }
  } catch (error) {
    return result(false, stackOf(error))
  } finally {
    site.close()
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : String(error))

function printTable(chosen: string[], rows: { engine: EngineName; results: Result[] }[]) {
  const width = Math.max(...chosen.map((journey) => journey.length))
  const cells = (texts: string[]) => texts.map((each) => each.padStart(14)).join('')
  console.log(`\n${' '.repeat(width)}${cells(rows.map(({ engine }) => engine))}`)
  for (const [index, journey] of chosen.entries()) {
    const times = rows.map(({ results }) => {
      const result = results[index]
      return result?.passed === true ? `${result.seconds.toFixed(1)} s` : 'failed'
    })
    console.log(`${journey.padEnd(width)}${cells(times)}`)
  }
  for (const { engine } of rows)
    for (const lack of engines[engine].lacks) console.log(`${engine} ${lack}.`)
}
