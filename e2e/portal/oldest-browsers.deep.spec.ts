import { globSync, readFileSync } from 'node:fs'

import { logIn } from '../harness/portal.ts'
import { accountLink, allWidgets, expect, logInWithWidget, test } from '../harness/two-domains.ts'

// The build compiles syntax for the oldest browsers that the documentation lists, but adds no functions that they lack.

/** Source: the compatibility tables of MDN. */
const newerFunctions =
  /\bPromise\.try\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bURL\.parse\b|\bMath\.sumPrecise\b|\bError\.isError\b|\bIntl\.DurationFormat\b|\.(?:moveBefore|setHTMLUnsafe|getHTML|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\.(?:values|entries)\(\)\.(?:map|filter|flatMap|some|every|find|reduce|toArray|take|drop)\(|\bIterator\.from\b/g

/** CSS that they lack and without which pages would look broken, unlike `text-wrap`. */
const newerStyles =
  /@starting-style|@scope\b|@property\b|light-dark\(|\b(?:rgb|hsl|oklch|color)\(from\b|field-sizing|interpolate-size|position-anchor|anchor\(|:state\(/g

const found = (pattern: string, newer: RegExp) =>
  globSync(pattern, { cwd: 'dist' }).flatMap((file) =>
    (readFileSync(`dist/${file}`, 'utf8').match(newer) ?? []).map((match) => `${file}: ${match}`),
  )

test('nothing in the build needs a newer browser than the documentation states', () => {
  // Preact checks whether the browser has it.
  const unasked = found('**/*.js', newerFunctions).filter(
    (use) => !/panels\.\w+\.js: \.moveBefore\($/.test(use),
  )
  expect(unasked).toEqual([])
  expect(found('**/*.css', newerStyles)).toEqual([])
  // Style sheets for shadow roots are in scripts.
  expect(found('{bw,widgets/*}.js', newerStyles)).toEqual([])
})

test('widgets and portal work without what only newer browsers have', async ({ page, website, portal }) => {
  await page.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    remove(
      window,
      'cookieStore',
      'CookieStore',
      'requestIdleCallback',
      'navigation',
      'scheduler',
      'Iterator',
      'CloseWatcher',
      'Temporal',
    )
    remove(Document.prototype, 'startViewTransition', 'activeViewTransition')
    remove(Node.prototype, 'moveBefore')
    remove(Element.prototype, 'moveBefore', 'getHTML', 'setHTMLUnsafe', 'ariaNotify')
    remove(Promise, 'try')
    remove(Array, 'fromAsync')
    remove(URL, 'parse')
    remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf')
    remove(
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      'map',
      'filter',
      'some',
      'toArray',
      'find',
    )
    remove(Intl, 'DurationFormat')
  })
  website.put('/', { body: await allWidgets(portal, 'a plain link') })
  await page.goto('/')
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(page.getByRole('link', { name: 'Winkelwagen 1 product in je winkelwagen' })).toBeVisible()
  await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveCount(2)
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await accountLink(page).click()
  await page.getByRole('button', { name: 'Log uit' }).click()
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()

  await page.goto(`${portal.url}/inloggen`)
  await logIn(page, 'eigenaar@demo.nl')
  await page
    .getByRole('link', { name: /^Bekijk Verbeterchecks van/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
