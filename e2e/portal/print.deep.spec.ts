import type { Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import { readPdf } from '../../testing/harness/plan-files.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'

/** In pixels: A4 without the margins of print.css. */
const PAPER_WIDTH = Math.floor(((210 - 2 * 13) / 25.4) * 96)

const company = '/bedrijven/2'
const check = `${company}/checks/fysieke-belasting`

const printed: Record<string, [path: string, heading: string | RegExp][]> = {
  eigenaar: [
    [`${company}/plan-van-aanpak`, 'Plan van Aanpak'],
    [check, 'Resultaten per functiegroep'],
    [`${check}/LIFTING`, 'Tillen'],
    [`${check}/SITTING_WORK/antwoorden`, 'Antwoorden: kantoormedewerkers'],
    [`${check}/rondes/1`, /^Ronde 1/],
    [`${company}/checks/machineveiligheid/labels`, 'Labels van alle machines'],
    [`${company}/actiepunten`, 'Actiepunten'],
    [`${company}/actiepunten/1`, 'Actiepunt'],
    [`${company}/adviezen`, 'Adviezen'],
    [`${company}/adviezen/1`, /^Advies van/],
    [`${company}/bezoekverslagen`, 'Bezoekverslagen'],
    [`${company}/bezoekverslagen/1`, /^Bezoekverslag van/],
    [`${company}/bedrijfsdossier`, 'Bedrijfsdossier'],
    [`${company}/checks`, 'Constructiebedrijf Maasoever'],
    [`${company}/geschiedenis`, 'Geschiedenis'],
    ['/bestellingen', 'Mijn bestellingen'],
  ],
  coach: [['/vandaag', 'Vandaag']],
  beheer: [
    ['/gebruikersbeheer', /^Gebruikers/],
    ['/bedrijvenbeheer', /^Bedrijven/],
  ],
}

const roles = [
  'banner',
  'contentinfo',
  'navigation',
  'search',
  'button',
  'textbox',
  'combobox',
  'checkbox',
] as const

const cutOff = (page: Page) =>
  page.evaluate(
    (width) =>
      [...document.querySelectorAll<HTMLElement>('main, main *')]
        .filter(
          (element) =>
            element.checkVisibility() && !element.closest('.bw-visually-hidden, .bw-narrow-suffix'),
        )
        .filter(
          (element) =>
            element.getBoundingClientRect().right > width + 1 ||
            (element.scrollHeight > element.clientHeight + 1 &&
              getComputedStyle(element).overflowY !== 'visible'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    PAPER_WIDTH,
  )

for (const [account, pages] of Object.entries(printed))
  test(`what ${account} prints has the page alone, complete, from the first sheet on`, async ({ page }) => {
    for (const [path, name] of pages) {
      await page.emulateMedia({ media: 'screen' })
      if (path === pages[0]![0]) await logInAndOpen(page, `${account}@demo.nl`, path)
      else await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('worden geladen')).toHaveCount(0)
      await page.waitForLoadState('networkidle')

      await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      for (const role of roles)
        expect([path, role, await page.getByRole(role).count()]).toEqual([path, role, 0])
      expect([path, await cutOff(page)]).toEqual([path, []])
      await page.setViewportSize({ width: 1280, height: 800 })

      const { text, depths } = await readPdf(await page.pdf({ format: 'A4' }))
      expect(text).toMatch(/^Beterwerk /)
      expect(text).toContain(formatDay(today()))
      if (path.startsWith(company)) expect(text).toContain('Constructiebedrijf Maasoever')
      // How much of a page is used when the next part does not fit.
      if (depths.length > 1) expect([path, depths[0]! > 0.6]).toEqual([path, true])
    }
  })

test('a camera reads the printed label of a machine, which leads to its results', async ({ page }) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', `${company}/checks/machineveiligheid/labels`)
  const label = page.getByRole('listitem').filter({ hasText: 'Kolomboor 1' })
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const picture = await label.getByRole('img').screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const address = decodeQr({ width: info.width, height: info.height, data })
  expect(new URL(address).origin).toBe(new URL(page.url()).origin)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Kolomboor 1' })).toBeVisible()
})
