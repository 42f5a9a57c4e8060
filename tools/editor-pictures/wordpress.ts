import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'

import { addresses } from '../../testing/editor-markup.ts'
import { PASSWORD, startWordPress } from '../../testing/fakes/wordpress.ts'
import { savePicture } from './save.ts'
import { typeLinkText } from './type-link-text.ts'

/** As the plugin Classic Editor does. */
const CLASSIC = `add_filter('use_block_editor_for_post', '__return_false');`

export async function takePicturesOfWordPress(browser: Browser): Promise<void> {
  const wordpress = await startWordPress(resolve('website/wordpress/beterwerk-widgets'))
  try {
    const url =
      await wordpress.php(`$seen = array('core/edit-post' => array('welcomeGuide' => false), '_modified' => gmdate('c'));
      update_user_meta(get_user_by('login', 'editor')->ID, 'wp_persisted_preferences', $seen);
      echo home_url();`)
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1100, height: 800 } })
    await page.goto('/wp-login.php')
    await page.locator('#user_login:focus').fill('editor')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL('**/wp-admin/**')

    await page.goto('/wp-admin/post-new.php')
    const title = page.getByRole('textbox', { name: 'Add title' })
    await title.fill('Gratis posters')
    await title.press('Enter')
    // The toolbar covers the paragraph above.
    await page.keyboard.press('Enter')
    await typeLinkText(page)
    // The toolbar is hidden while typing, until the mouse moves.
    for (const x of [600, 640]) await page.mouse.move(x, 600)
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('combobox', { name: 'URL' }).fill(addresses.login)
    const popover = page.locator('.block-editor-link-control')
    await popover.getByRole('option').first().waitFor()
    const toolbar = page.getByRole('toolbar', { name: 'Block tools' })
    await savePicture(page, 'wordpress-block', [toolbar, popover])

    await wordpress.php(`wp_mkdir_p(WPMU_PLUGIN_DIR);
      file_put_contents(WPMU_PLUGIN_DIR . '/classic.php', "<?php ${CLASSIC}");`)
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto('/wp-admin/post-new.php')
    await page.frameLocator('#content_ifr').locator('body').click()
    await typeLinkText(page)
    await page.keyboard.press('ControlOrMeta+K')
    const input = page.locator('.wp-link-input').getByRole('combobox')
    await input.fill(addresses.login)
    await savePicture(page, 'wordpress-classic', [
      page.locator('#wp-content-editor-tools'),
      page.locator('.mce-toolbar-grp').first(),
      page.locator('.mce-inline-toolbar-grp').filter({ has: input }),
    ])
    await page.close()
  } finally {
    await wordpress.stop()
  }
}
