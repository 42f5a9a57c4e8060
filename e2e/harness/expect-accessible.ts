import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** In CSS pixels: the narrowest screen that pages must fit (WCAG 1.4.10), and one with room for every column. */
export const NARROW = 320
export const WIDE = 1280

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is still fading in has too little contrast. Ignores endless animations. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Expects the page, or the dialog over it, to fit at these widths. Leaves it at the last one. */
export async function expectToFit(page: Page, widths = [NARROW, WIDE]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () =>
      page.evaluate(() =>
        Math.max(
          ...[document.documentElement, ...document.querySelectorAll('.bw-sheet')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        ),
      )
    await expect.poll(overflow, `pixels that stick out at ${width}`).toBeLessThanOrEqual(0)
  }
}

/** At the current width. */
export async function expectNoViolations(page: Page, include?: string) {
  await waitForAnimations(page)
  // Without frames axe can check the page in one go, in half the time; skipping details of passing elements saves two
  // thirds.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
  const { violations } = await (include ? axe.include(include) : axe).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Checks that the page fits and that axe finds nothing at these widths. Leaves the page wide. */
export async function expectAccessible(page: Page, widths = [WIDE]) {
  await expectToFit(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoViolations(page)
  }
  await page.setViewportSize({ width: WIDE, height: 800 })
}
