import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'

// A page remembers for its lifetime that a chunk is missing, so each test needs a new page.
beforeEach(() => void vi.resetModules())

const newPage = () => import('./lazy-import')

test('brings the part, and leaves no timer behind', async () => {
  vi.useFakeTimers()
  const { anyChunkMissing, lazyImport } = await newPage()
  expect(await lazyImport(async () => 'castle')).toBe('castle')
  expect(anyChunkMissing()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test("a script that cannot be fetched is a missing part, with the browser's message", async () => {
  const { anyChunkMissing, lazyImport, ChunkLoadError } = await newPage()
  const loading = lazyImport(() => Promise.reject(new TypeError('Failed to fetch /assets/home.js')))
  await expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
  await expect(loading).rejects.toThrow('Failed to fetch /assets/home.js')
  expect(anyChunkMissing()).toBe(true)
})

test('gives up on a script that hangs after 120 seconds, not before', async () => {
  vi.useFakeTimers()
  const { lazyImport } = await newPage()
  const gaveUp = vi.fn<(error: unknown) => void>()
  const hanging = lazyImport(() => new Promise(() => {})).catch(gaveUp)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(gaveUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await hanging
  expect(gaveUp).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Error: It took too long.' }),
  )
  vi.useRealTimers()
})

test('no part of the site is fetched without it', () => {
  const src = join(import.meta.dirname, '..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const bare = code.filter((file) =>
    /(?<!lazy(?:Import|Component)\(\s*\(\) => )import\('/.test(
      readFileSync(join(src, file), 'utf8'),
    ),
  )
  expect(bare).toEqual([])
})
