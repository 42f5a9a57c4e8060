import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

import { launchOptions } from '../testing/browser/browser.ts'
import { RECORDED_FILE, readRecorded } from '../testing/editor-markup.ts'
import { bundleEditors } from './record-editors/bundle.ts'
import { installEditors } from './record-editors/packages.ts'
import { recordEditors } from './record-editors/record.ts'
import { DOCUMENT, withTables } from './record-editors/table.ts'

// `npx node tools/record-editors.ts` records what editors store of the links in docs/cms-editors.md, with the editors
// themselves in Chromium, and renews the tables there; with `tables` only these. It needs npm's registry the first time.
// The tests use what it writes.

async function record() {
  const folder = installEditors()
  await bundleEditors(folder)
  const browser = await chromium.launch(launchOptions({ preferShell: true }))
  try {
    writeFileSync(RECORDED_FILE, JSON.stringify(await recordEditors(browser, folder)))
  } finally {
    await browser.close()
  }
  execFileSync('npx', ['biome', 'format', '--write', RECORDED_FILE])
}

if (process.argv[2] !== 'tables') await record()
writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8'), readRecorded()))
