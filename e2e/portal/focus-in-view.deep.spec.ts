import type { Page } from '@playwright/test'

import { questionPath } from '../checks/check-journey.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'

// Whatever gets the focus is entirely in view, between what sticks to the top and to the bottom.
// Source: WCAG 2.2, success criteria 2.4.11 and 2.4.12.

/** A phone, the smallest phone, a phone with text of twice the size, and one with its keyboard open. */
const screens = [
  { width: 375, height: 667 },
  { width: 320, height: 480 },
  { width: 375, height: 667, fontSize: '200%' },
  { width: 375, height: 330 },
]

/** What is wrong with the position of the focused control, if anything, and whether Tab has come full circle. */
function checkFocus(page: Page, scope: string) {
  return page.locator(scope).evaluate((element) => {
    const { activeElement } = document
    if (!activeElement || !element.contains(activeElement)) return { name: undefined, fault: undefined }
    const control = activeElement
    const bar = [...element.querySelectorAll('.bw-actions, .bw-check-buttons')].at(-1)
    const { top, bottom, height } = control.getBoundingClientRect()
    const sheet = element.closest('.bw-sheet')?.getBoundingClientRect()
    const isInBar = bar?.contains(control)
    const isSticky = bar && getComputedStyle(bar).position === 'sticky'
    const low = Math.min(
      isSticky && !isInBar ? bar.getBoundingClientRect().top : window.innerHeight,
      sheet?.bottom ?? window.innerHeight,
    )
    const high = Math.max(0, sheet?.top ?? 0)
    const name = `${control.id || control.textContent} ${control.className}`
    const isInView = height > low - high || (top >= high - 1 && bottom <= low + 1)
    return { name, fault: isInView ? undefined : `${name}: ${top}–${bottom} is not in ${high}–${low}` }
  })
}

/** Tabs through everything in the scope, forward and backward. Returns what was not in view. */
async function faultsIn(page: Page, scope: string, controls: number): Promise<string[]> {
  const faults: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < controls; presses++) {
      await page.keyboard.press(key)
      const { fault } = await checkFocus(page, scope)
      if (fault) faults.push(`${key} ${fault}`)
    }
  return [...new Set(faults)]
}

async function expectFocusInView(page: Page, scope: string) {
  await expect(page.locator(`${scope} :focus`)).toHaveCount(1)
  const controls = await page
    .locator(scope)
    .evaluate((element) => element.querySelectorAll('input, select, textarea, button, a[href]').length)
  const found: string[] = []
  for (const { width, height, fontSize = '' } of screens) {
    await page.setViewportSize({ width, height })
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size
      // Resize observers run before the second frame from now.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    }, fontSize)
    const faults = await faultsIn(page, scope, controls)
    found.push(...faults.map((fault) => `${width} × ${height} ${fontSize} ${fault}`))
  }
  expect(found).toEqual([])
}

const DIALOG = '[role="dialog"]'

test('the focused field of a dialog is above its buttons', async ({ page, portal }) => {
  test.slow()
  await logInAndOpen(page, 'coach@demo.nl', '/bedrijven/2/adviezen?venster=nieuw')
  await expect(page.getByRole('dialog', { name: 'Advies toevoegen' })).toBeVisible()
  await expectFocusInView(page, DIALOG)

  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven/2/actiepunten?venster=nieuw')
  await expect(page.getByRole('dialog', { name: 'Maak een actiepunt' })).toBeVisible()
  await expectFocusInView(page, DIALOG)
  await page.getByRole('button', { name: 'Actiepunt maken' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFocusInView(page, DIALOG)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/bedrijven/2/checks')
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Collega' }).check()
  await expectFocusInView(page, DIALOG)

  await page.setViewportSize({ width: 1280, height: 800 })
  const [row] = await portal.sql`select id from check_section where company_id = 2 and name = 'Bankwerkers'`
  await page.goto(questionPath(2, row!.id as number, 'LIFT_BELOW_KNEE', 'calculation'))
  await page.getByRole('button', { name: /^(Reken het uit|Wijzig de berekening)$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Reken uit wat de last mag wegen' })).toBeVisible()
  await expectFocusInView(page, DIALOG)
})

test('the focused answer of a question is above its buttons', async ({ page, portal }) => {
  const [row] = await portal.sql`select id from check_section where company_id = 2 and name = 'Bankwerkers'`
  await logInAndOpen(page, 'eigenaar@demo.nl', questionPath(2, row!.id as number, 'LIFT_BELOW_KNEE', 'load'))
  await page.getByRole('radio').first().focus()
  await expectFocusInView(page, 'main')
})
