import { inBrowser } from '../bench/browser.ts'
import { logInPage, OWNER, logIn } from '../bench/accounts.ts'
const url = process.argv[2]!
const headers = await logIn(url)
const get = async (path: string) => (await (await fetch(url + path, { headers })).json()).responseObject
const post = async (path: string, body?: object) => { const r = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) }); const t = await r.text(); if (!r.ok) console.log(path, r.status, t.slice(0, 200)); return t ? JSON.parse(t).responseObject : undefined }
const [plaat] = await get('/rest/2/noisehazard/section')
const companies = await get('/rest/companies')
const vonk = companies.find((c: any) => /Vonk/.test(c.name)).id
const [hal] = await get(`/rest/${vonk}/weldingsmoke/section`)
await inBrowser(async (browser) => {
  for (const width of [1280, 375]) {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    await logInPage(page, url, OWNER)
    const shots: [string, string][] = [
      ['noise-matrix', '/bedrijven/2/checks/schadelijk-geluid'], ['noise-results', `/bedrijven/2/checks/schadelijk-geluid/${plaat.id}`],
      ['noise-answers', `/bedrijven/2/checks/schadelijk-geluid/${plaat.id}/antwoorden?scriptKey=DOSE`],
      ['noise-dose', `/check/schadelijk-geluid/2?scriptKey=DOSE&sectionId=${plaat.id}&questionId=level`],
      ['noise-ear', `/check/schadelijk-geluid/2?scriptKey=DOSE&sectionId=${plaat.id}&questionId=atEar`],
      ['weld-matrix', `/bedrijven/${vonk}/checks/lasrook`], ['weld-class', `/check/lasrook/${vonk}?scriptKey=CLASS&sectionId=${hal.id}&questionId=class`],
    ]
    for (const [name, path] of shots) { await page.goto(url + path, { waitUntil: 'networkidle' }); await page.screenshot({ path: `/tmp/shot-${name}-${width}.png`, fullPage: true }) }
    await page.getByRole('button', { name: 'Wijzig de berekening' }).click(); await page.getByRole('button', { name: 'Nog een proces of materiaal' }).click(); await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/shot-weld-dialog-${width}.png` })
  }
})
