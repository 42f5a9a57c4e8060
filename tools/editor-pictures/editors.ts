import type { Browser, Locator, Page } from '@playwright/test'

import { addresses } from '../../testing/editor-markup.ts'
import { setUps } from '../record-editors/editors.ts'
import { installEditors } from '../record-editors/packages.ts'
import { SITE, serve } from '../record-editors/serve.ts'
import { savePicture } from './save.ts'
import { typeLinkText } from './type-link-text.ts'

/** `setUp`: a set-up in tools/record-editors/editors.ts. `fill`: enters the address; returns what to show. */
type Picture = {
  name: string
  setUp: [editor: string, setUp: string]
  options: string
  files?: string[]
  fill: (page: Page) => Promise<Locator[]>
}

const pictures: Picture[] = [
  {
    name: 'ckeditor',
    setUp: ['CKEditor 5', 'standaard'],
    options: 'toolbar',
    files: ['ckeditor5/dist/translations/nl.umd.js'],
    async fill(page) {
      const form = page.locator('.ck-link-form')
      await form.getByRole('textbox').last().fill(addresses.login)
      return [page.locator('.ck-editor'), form]
    },
  },
  {
    name: 'tinymce',
    setUp: ['TinyMCE', 'standaard'],
    options: JSON.stringify({
      license_key: 'gpl',
      promotion: false,
      plugins: 'link autolink',
      toolbar: 'bold italic link',
      menubar: false,
      height: 420,
    }),
    async fill(page) {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'URL' }).fill(addresses.login)
      // Closes the suggestions of earlier addresses.
      await dialog.getByRole('heading').click()
      return [page.locator('.tox-tinymce'), dialog]
    },
  },
]

export async function takePicturesOfEditors(browser: Browser): Promise<void> {
  const folder = installEditors()
  for (const { name, setUp, options, files = [], fill } of pictures) {
    const found = setUps.find((one) => one.editor === setUp[0] && one.setUp === setUp[1])!
    const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 680, height: 480 } })
    await serve(context, folder, [...found.files, ...files])
    const page = await context.newPage()
    await page.goto(`${SITE}/`)
    // Space for CKEditor's balloon, which otherwise covers the text.
    await page.addStyleTag({ content: '.ck-editor__editable { min-height: 220px }' })
    await page.evaluate(found.start, options)
    const root = found.isFramed ? page.frameLocator('iframe') : page
    await root.locator(found.editable).click()
    await typeLinkText(page)
    await page.keyboard.press('ControlOrMeta+K')
    await savePicture(page, name, await fill(page))
    await context.close()
  }
}
