// Runs journeys in the engines, the engines beside each other, and prints how each went.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engines, openWindow, type EngineName } from './engines'
import { journeys } from './journeys/journeys'
import { Page } from './page'
import { serveSite } from './site'

const pictures = join(import.meta.dirname, '../../test-results')

/**
 * @param names parts of the names of engines and journeys; none for all
 * @param first only the first journey
 * @returns how many passed and failed
 */
export async function runJourneys({
  names = [],
  first = false,
}: {
  names?: string[]
  first?: boolean
}) {
  const chosenOf = (all: string[]) => {
    const named = all.filter((each) => names.some((name) => each.includes(name)))
    return named.length === 0 ? all : named
  }
  const chosen = chosenOf(Object.keys(journeys)).slice(0, first ? 1 : undefined)
  const used = chosenOf(Object.keys(engines)) as EngineName[]
  let [passed, failed] = [0, 0]
  await Promise.all(
    used.map(async (engine) => {
      for (const journey of chosen) {
        const started = performance.now()
        try {
          const remark = (await runOne(engine, journey)) ?? ''
          passed += 1
          const seconds = ((performance.now() - started) / 1000).toFixed(1)
          console.log(`${engine}, ${journey}: passed in ${seconds} s ${remark}`)
        } catch (error) {
          failed += 1
          console.log(`${engine}, ${journey}: FAILED`, error)
        }
      }
    }),
  )
  for (const engine of used)
    for (const lack of engines[engine].lacks) console.log(`${engine} ${lack}.`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return { passed, failed }
}

/** Returns a note to print about a journey that passed, if it has one. */
async function runOne(engine: EngineName, journey: string) {
  const site = await serveSite()
  try {
    const window = await openWindow(engine, { storage: journey !== 'storage forbidden' })
    try {
      const page = new Page(window, site.url, engines[engine].pointerType)
      return await journeys[journey]?.({ page, site })
    } catch (cause) {
      const file = join(pictures, `${engine} ${journey}.png`)
      mkdirSync(pictures, { recursive: true })
      writeFileSync(file, Buffer.from(await window.picture().catch(() => ''), 'base64'))
      const url = await window.evaluate('location.href').catch(() => 'no URL')
      throw new Error(`At ${String(url)}, see ${file}`, { cause })
    } finally {
      await window.close()
    }
  } finally {
    site.close()
  }
}
