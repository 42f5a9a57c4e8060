import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// Playwright cannot download its browser everywhere, so an installed browser is preferred.

/** Chromium without windows: the same engine, in which tests take half the processor time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    )
  }
  if (process.platform === 'win32') {
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? ['Google/Chrome', 'Chromium'].map((name) => join(folder, name, 'Application/chrome.exe')) : [],
    )
  }
  return []
}

/**
 * In order: BROWSER_PATH or CHROMIUM, the system's Chromium, Chrome or headless shell, Playwright's own; undefined when
 * there is none. `preferShell`: the headless shell comes first.
 */
export function browserPath(
  env: NodeJS.ProcessEnv = process.env,
  { preferShell = false } = {},
): string | undefined {
  const named = env.BROWSER_PATH || env.CHROMIUM
  if (named) return named
  const commands = preferShell ? [HEADLESS_SHELL, ...browsers] : [...browsers, HEADLESS_SHELL]
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...onPath, ...usualPlaces(env), chromium.executablePath()].find(existsSync)
}

/** Without requests of its own to the internet. `preferShell`: for tests; measurements use the browser that users have. */
export function launchOptions({ preferShell = false } = {}) {
  // Chromium's sandbox does not start as root or in most CI containers.
  const sandboxed = process.platform !== 'linux' || (process.getuid?.() !== 0 && !process.env.CI)
  return {
    executablePath: browserPath(process.env, { preferShell }),
    args: [
      ...(sandboxed ? [] : ['--no-sandbox']),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
