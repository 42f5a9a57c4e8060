import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

export const SITE = 'https://www.voorbeeld.nl'

const CONTENT_TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves an editor's page and the files of packages at a website's address; anything else is missing. `folder`: of the
 * packages. `files`: of the editor, as in `SetUp`.
 */
export const serve = (context: BrowserContext, folder: string, files: string[]) =>
  context.route('**/*', (route, request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === SITE && pathname === '/') {
      const tags = files.map((file) => {
        const address = new URL(file, `${SITE}/npm/node_modules/`)
        return file.endsWith('.css')
          ? `<link rel="stylesheet" href="${address}">`
          : `<script src="${address}"></script>`
      })
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="nl"><head><title>Editor</title>${tags.join('')}</head><body><div id="editor"></div></body></html>`,
      })
    }
    const file = join(folder, pathname.replace('/npm/', ''))
    if (origin !== SITE || !existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({
      body: readFileSync(file),
      contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    })
  })
