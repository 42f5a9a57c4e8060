import { expect, test } from 'vitest'
import { attachmentHeader } from '#server/platform/http/attachment.ts'
import { today } from '#shared/domain/basics/date.ts'
import { cardLanguages } from '#shared/domain/substances/instruction-card.ts'
import type { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { aSubstance, aUse, dayAgo, startedSubstanceList } from '../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { plainSpaces } from '../../testing/harness/plain-spaces.ts'
import { readPdf } from '../../testing/harness/plan-files.ts'

const backEnd = useBackEnd()

type StartedSubstanceList = Awaited<ReturnType<typeof startedSubstanceList>>

const download = ({ client, url }: StartedSubstanceList, path: string) => client.fetch(`${url}/${path}`)

async function read(substanceList: StartedSubstanceList, path: string) {
  const response = await download(substanceList, path)
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()))
  return { ...pdf, text: plainSpaces(pdf.text), header: response.headers.get('content-disposition') }
}

const refusalOf = async (substanceList: StartedSubstanceList, path: string) => {
  const response = await download(substanceList, path)
  const { errors, message } = await response.json()
  return [response.status, errors?.[0]?.message ?? message]
}

const protection = { ...aSubstance.measures, EXTRACTION: 'Spuitwand', PERSONAL: 'Volgelaatsmasker' }

const chromate: Partial<SubstanceInput> = {
  name: 'Primer geel',
  supplier: 'De Kwast',
  statements: ['H350', 'H317'],
  ingredients: [{ name: 'Strontiumchromaat', percentage: '1-5 %' }],
  measures: protection,
  substitution: 'Chroomvrij hecht niet op aluminium.',
  substitutionOn: '2026-02-01',
  yearAmount: 120,
  yearUnit: 'KG',
  exposureList: 'Kluis bij personeelszaken, hoofd HR',
}

const empty: Partial<SubstanceInput> = {
  supplier: '',
  sdsDate: '',
  statementState: 'UNKNOWN',
  statements: [],
  signalWord: '',
  form: '',
  uses: [],
  storagePlace: '',
  stockMax: null,
  stockUnit: '',
  reviewedOn: '',
}

test('the list contains every substance in the order of the register, those out of use at the end', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const method = { ...aUse, task: 'Afnemen', safeMethod: 'Met een doek', maxMinutes: 45 }
  const measures = { ...aSubstance.measures, PERSONAL: 'Nitril handschoenen', CLOSED: 'Deksel dicht' }
  const calm = await substanceList.addSubstance({ name: 'Vet', statementState: 'NONE', statements: [] })
  await substanceList.answerAll(calm)
  await substanceList.addSubstance({ uses: [aUse, method], measures, articleNumber: '4711' })
  await substanceList.addSubstance({ name: 'Verdunner', stockMax: 30 })
  const old = await substanceList.addSubstance({ name: 'Aceton', signalWord: '' })
  await substanceList.addSubstance({ name: 'Zuur', ...empty })
  await substanceList.addSubstance(chromate)
  await substanceList.client.put(`${substanceList.url}/substance/${old}/archive`, { revision: 0 })

  const { text, pages, alts, roles, beyond, info, header } = await read(substanceList, 'register/pdf')
  const order = ['Ontvetter', 'Primer geel', 'Verdunner', 'Zuur', 'Vet ', 'Niet meer in gebruik', 'Aceton']
  const places = order.map((name) => text.indexOf(name))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const part of [
    'Technische groothandel',
    'Artikelnummer 4711',
    'H225 Licht ontvlambare vloeistof en damp.',
    'Gevaar',
    'CMR',
    'Ontvetten · Bankwerkerij',
    '1 keer per dag, 10 minuten per keer, door 2 mensen',
    'Veilige werkwijze: Met een doek, hooguit 22 minuten per dag',
    'Gesloten werken: Deksel dicht Persoonlijke bescherming: Nitril handschoenen',
    '30 liter, samen met gelijke stoffen 35 liter. Richtwaarde PGS 15: 25 liter, controleer bij de gemeente.',
    'Geen H-zinnen op het blad.',
    'In orde',
    'Vul de leverancier in',
    'H-zinnen: nog niet ingevuld.',
  ])
    expect(text).toContain(part)
  expect(alts).toContain('Ontvlambaar')
  expect(pages.at(-1)).toContain(`Pagina ${pages.length} van ${pages.length}`)
  expect(beyond).toBeLessThan(0)
  expect(info.Title).toContain('Register gevaarlijke stoffen – ')
  expect(roles).toContain('TH')
  const { name } = (await backEnd.sql`select name from company`)[0] as { name: string }
  expect(header).toBe(attachmentHeader(`Register gevaarlijke stoffen – ${name} – ${today()}.pdf`))
})

test('there is no list of an empty register', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  expect(await refusalOf(substanceList, 'register/pdf')).toEqual([
    404,
    'Er staan nog geen stoffen in het register.',
  ])
})

test('a long register has all of its substances on numbered pages', { tags: ['deep'] }, async () => {
  const substanceList = await startedSubstanceList(backEnd)
  await substanceList.addSubstance()
  await backEnd.sql`
    with added as (
      insert into check_section (company_id, "check", name, status)
      select company_id, "check", 'Stof nr. ' || number || '.', 'GREEN'
      from check_section, generate_series(1, 200) as number where name = 'Ontvetter'
      returning id
    )
    insert into substance (section_id, record, words, storage_place, method_groups, stock_group, stock, due_on)
    select added.id, record, words, storage_place, method_groups, stock_group, stock, due_on
    from added, substance`
  const { text, pages, beyond } = await read(substanceList, 'register/pdf')
  expect(text).toContain('201 stoffen in gebruik')
  for (const number of Array(200).keys()) expect(text).toContain(`Stof nr. ${number + 1}.`)
  expect(pages.length).toBeGreaterThan(20)
  for (const [index, page] of pages.entries())
    expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
  expect(beyond).toBeLessThan(0)
})

test('the extra registration has what the law asks for of each substance that needs it', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  await substanceList.addSubstance()
  const id = await substanceList.addSubstance({
    ...chromate,
    measures: { ...protection, REPLACED: 'Chroomlak' },
  })
  await substanceList.submit(id, 'CMR/list', ['yes'])
  await substanceList.addSubstance({ name: 'Lijm', statements: ['H361d'], yearAmount: 2.5, yearUnit: 'L' })

  const { text, beyond, header } = await read(substanceList, 'register/registration/pdf')
  for (const part of [
    'Arbobesluit, artikel 4.13 en 4.15',
    'Chroomvrij hecht niet op aluminium. Onderzocht op: 01-02-2026',
    '120 kg',
    'Ontvetten · Bankwerkerij · 1 keer per dag, 10 minuten per keer',
    '2 mensen',
    'Afzuigen bij de bron: Spuitwand',
    'Volgelaatsmasker',
    'Chroomlak',
    'Er is een lijst. Waar, en wie hem beheert: Kluis bij personeelszaken, hoofd HR',
    'Strontiumchromaat (1-5 %)',
    'H350 Kan kanker veroorzaken.',
    'Arbobesluit, artikel 4.2a',
    '2,5 liter',
    'in de tekst van 2017',
    'Een gecertificeerde arbokerndeskundige moet deze registratie nog beoordelen.',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Ontvetter')
  const missing = text.slice(text.indexOf('Wat er nog ontbreekt'), text.indexOf('De stoffen'))
  expect(missing).toContain('Lijm • Waarom het wordt gebruikt')
  expect(missing).not.toContain('Primer')
  expect(beyond).toBeLessThan(0)
  expect(header).toContain('Aanvullende%20registratie')
})

test('a registration without anything names all that is missing', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  await substanceList.addSubstance({ name: 'Lasrook', ...empty, releasesCmr: true })
  const { text } = await read(substanceList, 'register/registration/pdf')
  const missing = text.slice(text.indexOf('Wat er nog ontbreekt'), text.indexOf('De stoffen'))
  const labels = [
    'Waarom het wordt gebruikt, en wat er is onderzocht om te vervangen',
    'Hoeveelheid per jaar',
    'Soort werk',
    'Aantal mensen',
    'Maatregelen',
    'Beschermingsmiddelen',
    'Gevallen van vervanging',
    'Lijst van wie blootstaat of kan blootstaan (40 jaar bewaren)',
  ]
  expect(missing).toContain(labels.map((label) => `• ${label}`).join(' '))
  expect(text.match(/Nog niet ingevuld/g)).toHaveLength(labels.length + 1)
})

test('there is no registration when no substance in use asks for it, and the register tells how many do', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  await substanceList.addSubstance({ name: 'Niet gelijst', statements: ['H350'], statementState: 'UNKNOWN' })
  const sentence = 'Geen van de stoffen in gebruik vraagt om een aanvullende registratie.'
  expect(await refusalOf(substanceList, 'register/registration/pdf')).toEqual([404, sentence])
  expect((await substanceList.list()).numRegistered).toBe(0)

  const id = await substanceList.addSubstance(chromate)
  await substanceList.addSubstance({ name: 'Lijm', statements: ['H362'] })
  await substanceList.addSubstance({ name: 'Rook', ...empty, releasesCmr: true })
  expect((await substanceList.list()).numRegistered).toBe(3)
  await substanceList.client.put(`${substanceList.url}/substance/${id}/archive`, { revision: 0 })
  expect((await substanceList.list()).numRegistered).toBe(2)
})

const words = {
  nl: ['Gevaar', 'Veroorzaakt ernstige oogirritatie.', 'Eerstehulpmaatregelen', 'Niet roken.'],
  en: ['Danger', 'Causes serious eye irritation.', 'First aid measures', 'No smoking.'],
  pl: ['Niebezpieczeństwo', 'Działa drażniąco na oczy.', 'Środki pierwszej pomocy', 'Nie palić.'],
  de: ['Gefahr', 'Verursacht schwere Augenreizung.', 'Erste-Hilfe-Maßnahmen', 'Nicht rauchen.'],
  tr: ['Tehlike', 'Ciddi göz tahrişine yol açar.', 'İlk yardım önlemleri', 'Sigara içilmez.'],
}

const labelFirst = {
  nl: 'gaan vóór deze kaart.',
  en: 'take precedence over this card.',
  pl: 'mają pierwszeństwo przed tą kartą.',
  de: 'haben Vorrang vor dieser Karte.',
  tr: 'bu karttan önce gelir.',
}

test('a card is one page with the statutory texts of its language', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance({
    measures: { ...aSubstance.measures, PERSONAL: 'Nitril handschoenen' },
  })
  const { body } = await substanceList.client.get(`${substanceList.url}/substance/${id}/cards`)
  expect(body.responseObject).toEqual(
    cardLanguages.map((language) => ({
      language,
      label: expect.any(String),
      isOffered: language !== 'ar',
      missing: language === 'ar' ? ['alle teksten'] : [],
    })),
  )
  for (const [language, texts] of Object.entries(words)) {
    const { text, pages, info, alts, beyond } = await read(
      substanceList,
      `substance/${id}/card/${language}/pdf`,
    )
    const everywhere = ['Ontvetter', 'Technische groothandel', 'Nitril handschoenen', '112']
    for (const part of [...everywhere, ...texts, labelFirst[language as keyof typeof labelFirst]])
      expect(text).toContain(part)
    expect(text).not.toMatch(/[…{}]/)
    expect(pages).toHaveLength(1)
    expect(beyond).toBeLessThan(0)
    expect(info.Language).toBe(language)
    expect(alts).toContain(language === 'nl' ? 'Ontvlambaar' : 'GHS02')
    for (const own of ['Bankwerkerij', 'Lekbak', 'Werkplekinstructiekaart'])
      expect(text.includes(own), `${own} in ${language}`).toBe(language === 'nl')
  }
  const [{ count }] = (await backEnd.sql`
    select count(*)::int from audit_event where kind = 'REGISTER_DOWNLOADED'`) as [{ count: number }]
  expect(count).toBe(5)
})

test('a card is not made in a language without a text of each statement, nor as long as these are not known', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance({ statements: ['H225', 'EUH066'] })
  const sentence = 'In deze taal kan er geen kaart van deze stof worden gemaakt.'
  for (const language of ['tr', 'ar'])
    expect(await refusalOf(substanceList, `substance/${id}/card/${language}/pdf`)).toEqual([404, sentence])
  await read(substanceList, `substance/${id}/card/pl/pdf`)
  expect((await download(substanceList, `substance/${id}/card/fr/pdf`)).status).toBe(404)

  const unknown = await substanceList.addSubstance({ name: 'Leeg', ...empty })
  expect(await refusalOf(substanceList, `substance/${unknown}/card/nl/pdf`)).toEqual([404, sentence])
  expect(await refusalOf(substanceList, 'substance/999/card/nl/pdf')).toEqual([404, null])
})

test('what a user typed stays text, however long', { tags: ['deep'] }, async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const name = '#panic("x") *vet* $a$ <b> \\ @ref [lijst] "quote" // niet'
  const long = 'Buitengewoonlangwoord'.repeat(12)
  const uses = [...Array(10)].map((_, number) => ({
    ...aUse,
    task: `${number} ${long}`,
    place: long,
    group: long,
  }))
  const measures = { ...aSubstance.measures, REPLACED: long, EXTRACTION: name, PERSONAL: long }
  const changes = {
    ...chromate,
    supplier: long,
    storagePlace: long,
    uses,
    measures,
    substitution: 'x1'.repeat(1000),
  }
  const id = await substanceList.addSubstance({ ...changes, name })
  await substanceList.addSubstance({ ...changes, name: `x${long}`, sdsDate: dayAgo(1) })
  for (const path of ['register/pdf', 'register/registration/pdf', `substance/${id}/card/nl/pdf`]) {
    const { text, beyond } = await read(substanceList, path)
    expect(text).toContain(name)
    expect(beyond).toBeLessThan(0)
  }
})
