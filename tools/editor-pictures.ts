import { chromium } from '@playwright/test'

import { launchOptions } from '../testing/browser/browser.ts'
import { takePicturesOfEditors } from './editor-pictures/editors.ts'
import { takePictureOfPortal } from './editor-pictures/portal.ts'
import { takePicturesOfWordPress } from './editor-pictures/wordpress.ts'

// `npx node tools/editor-pictures.ts` takes the pictures in docs/editors, of the editors themselves and of the latest
// build; `portal`, `editors` or `wordpress` takes those alone. It needs npm's registry the first time, and WordPress
// (testing/fakes/wordpress.ts).

const takers = {
  portal: takePictureOfPortal,
  editors: takePicturesOfEditors,
  wordpress: takePicturesOfWordPress,
}

const only = process.argv[2]
const browser = await chromium.launch(launchOptions())
try {
  for (const [name, take] of Object.entries(takers)) if (!only || only === name) await take(browser)
} finally {
  await browser.close()
}
