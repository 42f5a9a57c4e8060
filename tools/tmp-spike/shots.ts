import { inBrowser } from '../bench/browser.ts'
import { logInPage, OWNER, logIn } from '../bench/accounts.ts'
const url = process.argv[2]!
const headers = await logIn(url)
const post = async (path: string, body?: object) => { const r = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) }); const t = await r.text(); if (!r.ok) console.log(path, r.status, t.slice(0, 200)); return t ? JSON.parse(t).responseObject : undefined }
await post('/rest/companies/2/start-check/TEMP_WORK_AT_HEIGHT')
await post('/rest/companies/2/start-check/NOISE_HAZARD')
const add = async (api: string, name: string) => (await post(`/rest/2/${api}/section`, { sectionName: name }))?.id
const lamp = await add('tempworkatheight', 'Lampen vervangen ' + Date.now() % 1000); const dak = await add('tempworkatheight', 'Dak ' + Date.now() % 1000)
const a = (api: string, s: number | null, script: string, question: string, ...ids: string[]) => post(`/rest/2/${api}/survey/${script}`, { checkSectionId: s, questionId: question, answers: ids.map((answerId) => ({ answerId })) })
await a('tempworkatheight', lamp, 'START', 'applies', 'yes'); await a('tempworkatheight', lamp, 'START', 'avoid', 'yes')
await a('tempworkatheight', lamp, 'MEANS', 'means', 'ladder', 'forkliftBasket'); await a('tempworkatheight', lamp, 'MEANS', 'choice', 'no')
await a('tempworkatheight', lamp, 'LADDER', 'limits', 'no'); await a('tempworkatheight', dak, 'START', 'applies', 'no')
const plaat = await add('noisehazard', 'Plaatbewerkers ' + Date.now() % 1000)
await a('noisehazard', plaat, 'START', 'applies', 'yes')
await inBrowser(async (browser) => {
  for (const width of [1280, 375]) {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    await logInPage(page, url, OWNER)
    const shots: [string, string][] = [
      ['checks', '/bedrijven/2/checks'], ['height-sections', '/check/werken-op-hoogte/2/klussen'], ['height-matrix', '/bedrijven/2/checks/werken-op-hoogte'],
      ['height-results', `/bedrijven/2/checks/werken-op-hoogte/${lamp}`], ['height-question', `/check/werken-op-hoogte/2?scriptKey=LADDER&sectionId=${lamp}&questionId=limits`],
      ['noise-dose', `/check/schadelijk-geluid/2?scriptKey=DOSE&sectionId=${plaat}&questionId=level`],
    ]
    for (const [name, path] of shots) { await page.goto(url + path, { waitUntil: 'networkidle' }); await page.screenshot({ path: `/tmp/shot-${name}-${width}.png`, fullPage: true }) }
  }
})
