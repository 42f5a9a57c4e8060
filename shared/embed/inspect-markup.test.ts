// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { inspectMarkup } from './inspect-markup.ts'

const PORTAL = 'https://mijn.voorbeeld.nl'

function inspect(html: string) {
  document.body.innerHTML = html
  const { widgets, findings } = inspectMarkup(document.body, PORTAL)
  return { widgets: widgets.map(({ name }) => name), problems: findings.map(({ problem }) => problem) }
}

const right = `
  <a href="${PORTAL}/inloggen">Inloggen</a>
  <a href="${PORTAL}/winkelwagen">Winkelwagen</a>
  <a href="${PORTAL}/winkelwagen?product=5&amp;aantal=10">Bestel</a>
  <a href="${PORTAL}/bedrijven/externalId/5b0f?venster=uitnodigen">Nodig uit</a>
  <span data-bw-widget="companies"><a href="${PORTAL}/bedrijven">Bedrijven</a></span>
  <bw-login><a href="${PORTAL}/inloggen">Inloggen</a></bw-login>
  <a href="${PORTAL}/inloggen"><span data-bw-widget="login">Binnenstebuiten</span></a>
  <a href="${PORTAL}/inloggen#bw-login">Met een hekje</a>
  <bw-login><button type="button">Zonder adres</button></bw-login>
  <a href="https://elders.nl/#deel">Iets anders</a>
  <form data-bw-widget="login"></form>
  <bw-panel></bw-panel>
  <a href="${PORTAL}/bedrijven" data-bw="off">Gewone link</a>`

test('finds every widget, and nothing wrong with what is right', () => {
  expect(inspect(right)).toEqual({
    widgets: ['login', 'cart', 'add-to-cart', 'invite', 'companies', 'login', 'login', 'login', 'login'],
    problems: [],
  })
})

test.each([
  ['<span data-bw-widget="login">Zonder link</span>', 'zonder-link'],
  [`<bw-login></bw-login><a href="${PORTAL}/gegevens">Ernaast</a>`, 'zonder-link'],
  [`<span data-bw-widget="inlog"><a href="${PORTAL}/gegevens">Fout</a></span>`, 'onbekende-naam'],
  [`<bw-kar><a href="${PORTAL}/gegevens">Fout</a></bw-kar>`, 'onbekende-naam'],
  [`<a href="${PORTAL}/gegevens#bw-inlog">Fout</a>`, 'onbekende-naam'],
  ['<bw-login><a href="https://elders.nl/">Inloggen</a></bw-login>', 'elders'],
  [`<a href="${PORTAL}/bedrijven#bw-invite">Nodig uit</a>`, 'zonder-bedrijf'],
  [`<a href="${PORTAL}/winkelwagen?product=vijf">Bestel</a>`, 'zonder-product'],
  [`<a href="${PORTAL}/winkelwagen?product=5&amp;aantal=11">Bestel</a>`, 'verkeerd-aantal'],
  [`<a href="${PORTAL}/bedrijven/externalId/5b0f">Nodig uit</a>`, 'geen-venster'],
])('%s: %s', (html, problem) => {
  expect(inspect(html).problems).toEqual([problem])
})

test('shows the beginning of the element', () => {
  document.body.innerHTML = `<p data-bw-widget="x" class="y">${'z'.repeat(200)}</p>`
  const [finding] = inspectMarkup(document.body, PORTAL).findings
  expect(finding?.about).toMatch(/^<p data-bw-widget="x" class="y">z+…$/)
  expect(finding?.about).toHaveLength(121)
})
