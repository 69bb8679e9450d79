// The three browsers: how each is started with a window as wide as a small phone, and what it
// lacks.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/machine/emulator.mjs'
import * as bidi from './bidi'
import { until } from './page'
import { startProgram, type Program } from './processes'
import type { Session } from './session'
import * as webdriver from './webdriver'

type Start = (home: Home, options: { storage: boolean }) => Promise<Session>

type Engine = { start: Start; pointerType: 'mouse' | 'touch'; lacks: string[] }

/** Where one browser keeps its data, and all that was started for it. */
type Home = { folder: string; programs: Program[] }

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
  home.programs.push(
    startProgram(driver, [`--port=${port}`], { ...environment, HOME: home.folder }),
  )
  const url = `http://127.0.0.1:${port}`
  await until(driver, () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return webdriver.startSession(url, options)
}

const startFirefox: Start = async (home, { storage }) => {
  const profile = join(home.folder, 'profile')
  mkdirSync(profile)
  if (!storage)
    writeFileSync(join(profile, 'user.js'), "user_pref('network.cookie.cookieBehavior', 2);")
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
  const [, url] = await browser.printed(/WebDriver BiDi listening on (ws:\S+)/)
  return bidi.startSession(`${url}/session`, { viewport })
}

const mouseOnly = 'presses with a mouse, because its driver makes one of a finger'
const localOnly = 'has a switch for localStorage alone, so sessionStorage is never forbidden'

/** `lacks` says what it does in another way than a phone. */
export const engines = {
  WebKitGTK: {
    start: startWebKitGtk,
    pointerType: 'mouse',
    lacks: [mouseOnly, localOnly],
  },
  'WPE 2.38': {
    start: startWpe,
    pointerType: 'mouse',
    lacks: [mouseOnly, localOnly],
  },
  Firefox: { start: startFirefox, pointerType: 'touch', lacks: [] },
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

/** A browser's only window. Closing it ends the browser. */
export async function openWindow(
  name: EngineName,
  options: { storage: boolean },
): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const home: Home = { folder, programs: [] }
  const end = () => {
    for (const { stop } of home.programs) stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const session = await engines[name].start(home, options)
    return {
      ...session,
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
