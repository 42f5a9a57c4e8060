import type { Page } from '@playwright/test'

import { definitionOf } from '#shared/domain/basics/check.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'
import { createCompany, startCheckWithGroup } from './check-journey.ts'

// Reads results of the demo company, which no journey changes.

const CHECKS = '/bedrijven/2/checks'
const CHECK = `${CHECKS}/fysieke-belasting`
const OWNER = 'eigenaar@demo.nl'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bankwerkers', exact: true })
const result = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const openGroup = (page: Page) => page.getByRole('link', { name: 'Bankwerkers', exact: true }).first().click()
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('Back and a reload find the place in the results again', async ({ page }) => {
  await logInAndOpen(page, OWNER, CHECK)
  await openGroup(page)
  await result(page, 'Maatregelen').scrollIntoViewIfNeeded()
  await expect(result(page, 'Maatregelen')).toBeInViewport()
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Adviezen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adviezen' })).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toBeVisible()
  expect(await scrollTop(page)).toBe(place)

  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(place)
})

test('a cell of the matrix leads to its results, below the window, also in a new tab', async ({ page }) => {
  await logInAndOpen(page, OWNER, CHECK)
  const cell = page.getByRole('link', { name: 'In orde, maatregelen bij Bankwerkers' })
  const tab = page.context().waitForEvent('page')
  await cell.click({ modifiers: ['ControlOrMeta'] })
  await expect(result(await tab, 'Maatregelen')).toBeInViewport()

  await cell.click()
  await expect(heading(page)).toBeFocused()
  await expect(result(page, 'Maatregelen')).toBeInViewport()
})

/** Words in column names that are broken over two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('thead th')].flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )

test('no name of a column in a matrix breaks within a word', async ({ page, portal }) => {
  await logInAndOpen(page, OWNER, CHECK)
  const matrices = ['fysieke-belasting', 'machineveiligheid', 'schadelijk-geluid'].map(
    (slug) => `${CHECKS}/${slug}`,
  )
  for (const theme of ['TEMP_WORK_AT_HEIGHT', 'WELDING_SMOKE'] as const) {
    const id = await createCompany(portal, `Bedrijf met de matrix van ${theme}`, {}, theme)
    await startCheckWithGroup(page, id, 'Lashal', definitionOf(theme))
    matrices.push(`/bedrijven/${id}/checks/${definitionOf(theme).slug}`)
  }
  for (const width of [1280, 820])
    for (const matrix of matrices) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(matrix)
      await expect(page.getByRole('columnheader', { name: 'Maatregelen' })).toBeAttached()
      expect([width, matrix, await brokenWords(page)]).toEqual([width, matrix, []])
    }
})
