import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// Playwright cannot download its browser everywhere, so an installed browser is preferred.

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns where installers put Chrome and Chromium on systems whose PATH does not contain them. */
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
 * Returns the path of the browser to test in: the one named by BROWSER_PATH or CHROMIUM, else the system's Chromium or
 * Chrome, else Playwright's own; undefined when there is none.
 */
export function browserPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.BROWSER_PATH || env.CHROMIUM
  if (named) return named
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => (folder ? commands.map((command) => join(folder, command)) : []))
  return [...onPath, ...usualPlaces(env), chromium.executablePath()].find(existsSync)
}

/** Returns how Playwright and Vitest start the browser: without requests of its own to the internet. */
export function launchOptions() {
  // Chromium's sandbox does not start as root or in most CI containers.
  const sandboxed = process.platform !== 'linux' || (process.getuid?.() !== 0 && !process.env.CI)
  return {
    executablePath: browserPath(),
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
