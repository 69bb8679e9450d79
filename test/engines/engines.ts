// The three browsers: how each is started with a window as wide as a small phone, and what it
// lacks.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/machine/emulator.mjs'
import * as bidi from './bidi'
import { until } from './page'
import { startProgram, type Program } from './processes'
import type { Session } from './session'
import * as webdriver from './webdriver'

/** A browser's only window. Closing it ends the browser. */
export type Window = Session & {
  /** Returns the text of the file that `press` makes the browser save. */
  saveFile: (press: () => Promise<void>) => Promise<string>
}

type Start = (home: Home, options: { storage: boolean }) => Promise<Session>

type Engine = { start: Start; pointerType: 'mouse' | 'touch'; saves: boolean; lacks: string[] }

/** Where one browser keeps its data, and all that was started for it. */
type Home = { folder: string; downloads: string; programs: Program[] }

const viewport = { width: 375, height: 812 }

const startWebKitGtk: Start = async (home, { storage }) => {
  const session = await startWebKit(home, 'WebKitWebDriver', await startScreen(home), {
    'webkitgtk:browserOptions': {
      // Only a window without a toolbar can be this narrow.
      args: ['--automation', '--full-screen', `--enable-html5-local-storage=${storage}`],
    },
  })
  await session.resize(viewport.width, viewport.height)
  return session
}

/** A screen in memory. The pointer is in its middle, and the window that is there has the focus. */
async function startScreen({ programs }: Home) {
  const { width, height } = viewport
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`])
  programs.push(screen)
  // A warning comes first if an earlier screen was killed.
  const [, display] = await screen.printed(/^(\d+)\n/m)
  return { DISPLAY: `:${display}` }
}

/** WPE's own browser has no narrow window; Cog on Weston, a screen in memory, has. */
const startWpe: Start = async (home, { storage }) => {
  const screen = startProgram(
    'weston',
    ['--backend=headless-backend.so', '--socket=screen', '--no-config', '--idle-time=0'],
    { XDG_RUNTIME_DIR: home.folder },
  )
  home.programs.push(screen)
  await screen.printed(/Loading module .*shell\.so/)
  const environment = {
    XDG_RUNTIME_DIR: home.folder,
    WAYLAND_DISPLAY: 'screen',
    COG_PLATFORM_WL_VIEW_WIDTH: String(viewport.width),
    COG_PLATFORM_WL_VIEW_HEIGHT: String(viewport.height),
  }
  return startWebKit(home, 'WPEWebDriver', environment, {
    'wpe:browserOptions': {
      binary: 'cog',
      args: ['--automation', '--platform=wl', `--enable-html5-local-storage=${storage}`],
    },
  })
}

async function startWebKit(
  home: Home,
  driver: string,
  environment: Record<string, string>,
  options: Record<string, unknown>,
) {
  const port = await findFreePort()
  const config = join(home.folder, '.config')
  mkdirSync(config)
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home.downloads}"`)
  home.programs.push(
    startProgram(driver, [`--port=${port}`], {
      ...environment,
      HOME: home.folder,
      XDG_CONFIG_HOME: config,
    }),
  )
  const address = `http://127.0.0.1:${port}`
  await until(driver, () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return webdriver.startSession(address, options)
}

const startFirefox: Start = async (home, { storage }) => {
  const profile = join(home.folder, 'profile')
  mkdirSync(profile)
  writeFileSync(
    join(profile, 'user.js'),
    // The panel of a finished download would take the next key.
    "user_pref('browser.download.alwaysOpenPanel', false);" +
      (storage ? '' : "user_pref('network.cookie.cookieBehavior', 2);"),
  )
  const args = [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
    'data:,',
  ]
  const browser = startProgram('firefox-esr', args, { HOME: home.folder })
  home.programs.push(browser)
  const [, address] = await browser.printed(/WebDriver BiDi listening on (ws:\S+)/)
  return bidi.startSession(`${address}/session`, { viewport, downloads: home.downloads })
}

const mouseOnly = 'presses with a mouse, because its driver makes one of a finger'
const localOnly = 'has a switch for localStorage alone, so sessionStorage is never forbidden'
const noFiles =
  'saves no file, because Cog has no downloads: what the page hands over is read in its place'

/** `lacks` says what it does in another way than a phone. */
export const engines = {
  WebKitGTK: {
    start: startWebKitGtk,
    pointerType: 'mouse',
    saves: true,
    lacks: [mouseOnly, localOnly],
  },
  'WPE 2.38': {
    start: startWpe,
    pointerType: 'mouse',
    saves: false,
    lacks: [mouseOnly, localOnly, noFiles],
  },
  Firefox: { start: startFirefox, pointerType: 'touch', saves: true, lacks: [] },
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

export async function openWindow(name: EngineName, options: { storage: boolean }): Promise<Window> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const home: Home = { folder, downloads: join(folder, 'downloads'), programs: [] }
  mkdirSync(home.downloads)
  const end = () => {
    for (const { stop } of home.programs) stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const session = await engines[name].start(home, options)
    return {
      ...session,
      async saveFile(press) {
        if (!engines[name].saves) return handedOver(session, press)
        await press()
        return until('a saved file', async () => {
          const name = readdirSync(home.downloads).find((each) => each.endsWith('.ics'))
          if (name === undefined) return null
          const file = join(home.downloads, name)
          // Empty while Firefox still writes it under another name.
          const text = readFileSync(file, 'utf8')
          if (text !== '') rmSync(file)
          return text || null
        })
      },
      async close() {
        await session.close().catch(() => {})
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

/** Returns the text of the file that the page hands to its browser, which can't save it. */
async function handedOver({ evaluate }: Session, press: () => Promise<void>): Promise<string> {
  const watch = () => {
    Object.assign(window, { handedOver: null })
    URL.createObjectURL = (blob) => {
      void (blob as Blob).text().then((text) => Object.assign(window, { handedOver: text }))
      return '#'
    }
    HTMLAnchorElement.prototype.click = () => {}
  }
  await evaluate(`(${String(watch)})()`)
  await press()
  return String(await until('a file', () => evaluate('window.handedOver')))
}
