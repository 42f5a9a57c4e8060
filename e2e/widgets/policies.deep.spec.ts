import { readFileSync } from 'node:fs'

import { allWidgets, expect, test } from '../harness/two-domains.ts'
import { expectOnlyPictureBlocked, recordViolations, useEverything } from './use-everything.ts'

// The recipes for content security policies in docs/cms-editors.md are all that the widgets need.

const PORTAL = 'https://mijn.voorbeeld.nl'
const document = readFileSync('docs/cms-editors.md', 'utf8')
const recipes = [...document.matchAll(/^\*\*(.+)\.\*\* .*\n\n```html\n(.+)\n```\n\n```csp\n(.+)\n```/gm)].map(
  ([, name, tag, policy]) => ({ name: name!, tag: tag!, policy: policy! }),
)

/** What the widgets do not need in any recipe. */
const STRICT =
  "default-src 'none'; style-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'"

test('the document has a recipe for each kind of policy', () => {
  expect(recipes.map(({ name }) => name)).toEqual([
    'Lijst van adressen',
    'Nonce',
    'Nonce met strict-dynamic',
    'Hash',
  ])
})

for (const { name, tag, policy } of recipes)
  test(`the recipe is enough: ${name}`, async ({ page, website, portal, browserErrors }) => {
    const { src, integrity } = JSON.parse(readFileSync('dist/widgets/loader.json', 'utf8'))
    const fillIn = (text: string) =>
      text
        .replaceAll(`${PORTAL}/bw.<code>.js`, PORTAL + src)
        .replaceAll(PORTAL, portal.url)
        .replaceAll('sha384-…', integrity)
        .replaceAll('nonce-…', 'nonce-abc')
        .replaceAll('nonce="…"', 'nonce="abc"')
    website.put('/policy', {
      head: fillIn(tag),
      body: await allWidgets(portal, 'a plain link'),
      headers: {
        'content-security-policy': `${STRICT}; ${fillIn(policy)}`,
      },
    })
    await recordViolations(page)
    await page.goto('/policy')
    await useEverything(page)
    // The recipes leave out pictures, as the text above them says.
    await expectOnlyPictureBlocked(page, portal.url, browserErrors)
  })
