import { expect, test } from 'vitest'

import type { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { aSubstance, aUse, dayAgo, startedSubstanceList } from '../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()

const statusOf = async ({ list }: Awaited<ReturnType<typeof startedSubstanceList>>) => {
  const { items } = await list()
  return items[0].status
}

test('a register without substances is not finished', async () => {
  await startedSubstanceList(backEnd)
  expect(await backEnd.sql`select status, num_unfinished from company_check`).toEqual([
    { status: 'GREY', num_unfinished: 0 },
  ])
})

test('a substance is stored with the answers that follow from its record', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance()

  expect(
    await backEnd.sql`select section_id, record, words, storage_place, stock_group, stock from substance`,
  ).toEqual([
    {
      section_id: id,
      record: expect.objectContaining({ statements: ['H319', 'H336', 'H225'], uses: [aUse] }),
      words: expect.stringContaining('ontvetter\ntechnische groothandel'),
      storage_place: 'Lekbak',
      stock_group: 'Klasse 3, verpakkingsgroep II',
      stock: '5',
    },
  ])
  expect(await substanceList.stored()).toEqual([
    'HAZARD/cmr: no (1)',
    'HAZARD/coolant: no (1)',
    'HAZARD/hazards: health+skinEyes+vulnerable+explosion (1)',
    'HAZARD/health: yes (1)',
    'HAZARD/statements: yes (1)',
    'PRODUCT/details: complete (1)',
    'PRODUCT/form: liquid (1)',
    'PRODUCT/sdsAge: yes (1)',
    'REVIEW/reviewed: yes (1)',
    'STORAGE/amount: below (1)',
    'STORAGE/beside: no (1)',
    'USE/methodCount: na (1)',
  ])
})

test('a substance with nothing but its name is grey, and says what to fill in first', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const { uses: _, ...empty } = aSubstance
  await substanceList.addSubstance({
    ...empty,
    supplier: '',
    sdsDate: '',
    statementState: 'UNKNOWN',
    statements: [],
    form: '',
    uses: [],
    stockMax: null,
    stockUnit: '',
    reviewedOn: '',
  })
  const { items } = await substanceList.list()
  expect(items).toMatchObject([{ status: 'GREY', nextStep: 'Vul de leverancier in' }])
})

test('a substance is green when its record and its answers are in order', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance()
  await substanceList.answerAll(id)
  expect(await substanceList.list()).toMatchObject({
    items: [
      {
        id,
        name: 'Ontvetter',
        statements: ['H319', 'H336', 'H225'],
        status: 'GREEN',
        numUnfinished: 0,
        nextStep: '',
      },
    ],
    colors: { RED: 0, ORANGE: 0, GREY: 0, GREEN: 1 },
  })
  expect(await backEnd.sql`select status from company_check`).toEqual([{ status: 'GREEN' }])
})

const states: [
  name: string,
  changes: Partial<SubstanceInput>,
  answers: Record<string, string>,
  color: string,
  step: string,
][] = [
  [
    'an old sheet is orange',
    { sdsDate: dayAgo(1_100) },
    {},
    'ORANGE',
    'Vraag de leverancier om de nieuwste versie',
  ],
  [
    'a review of last year is orange',
    { reviewedOn: dayAgo(366) },
    {},
    'ORANGE',
    'Vraag of er een beter product is',
  ],
  [
    'a change that was not reviewed is red',
    { hasChanged: true },
    {},
    'RED',
    'Beoordeel taken en blootstelling opnieuw',
  ],
  [
    'a package without a label is red',
    {},
    { 'PRODUCT/label': 'no' },
    'RED',
    'Voer onbekende inhoud af als gevaarlijk afval',
  ],
  ['an unknown code is grey', { statements: ['H225', 'H999'] }, {}, 'GREY', 'Vul de H-zinnen in'],
  ['too much in store is red', { stockMax: 60 }, {}, 'RED', 'Verklein de voorraad'],
]

test.each(states)('%s', async (_, changes, answers, color, step) => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance(changes)
  await substanceList.answerAll(id, answers)
  const { items } = await substanceList.list()
  expect(items).toMatchObject([{ status: color, nextStep: step }])
  expect((await substanceList.read(id)).nextStep.title).toBe(step)
})

test('tasks with a safe method are counted for a function group over all substances', {
  tags: ['deep'],
}, async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const method = { ...aUse, group: 'Spuiters', safeMethod: 'Wasbox', maxMinutes: 60 }
  const first = await substanceList.addSubstance({ uses: [method, { ...method, task: 'Spuiten' }] })
  await substanceList.answerAll(first)
  expect(await statusOf(substanceList)).toBe('GREEN')

  const second = await substanceList.addSubstance({
    name: 'Thinner',
    uses: [{ ...method, group: 'spuiters' }],
  })
  expect(
    await backEnd.sql`
    select section_id, answers from check_answer where question_key = 'methodCount' order by section_id`,
  ).toEqual([
    { section_id: first, answers: [{ answerId: 'gt2', value: '' }] },
    { section_id: second, answers: [{ answerId: 'gt2', value: '' }] },
  ])
  expect(await statusOf(substanceList)).toBe('RED')

  await substanceList.client.put(`${substanceList.url}/substance/${second}/archive`)
  expect((await substanceList.list()).items, 'an archived one does not count').toMatchObject([
    { id: first, status: 'GREEN' },
  ])
  await substanceList.client.put(`${substanceList.url}/substance/${second}/restore`)
  expect((await substanceList.read(first)).status).toBe('RED')
  await substanceList.client.delete(`${substanceList.url}/substance/${second}`)
  expect((await substanceList.read(first)).status).toBe('GREEN')
})

test('stocks of one group in one place count together', { tags: ['deep'] }, async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const first = await substanceList.addSubstance({ stockMax: 15 })
  await substanceList.answerAll(first)
  expect((await substanceList.read(first)).storage).toEqual({
    group: 'Klasse 3, verpakkingsgroep II',
    amount: 15,
    threshold: 25,
  })
  const second = await substanceList.addSubstance({ name: 'Thinner', stockMax: 15 })
  expect(await substanceList.read(first)).toMatchObject({ status: 'RED', storage: { amount: 30 } })

  await substanceList.change(second, { name: 'Thinner', stockMax: 15, storagePlace: 'Kast', revision: 1 })
  expect(await substanceList.read(first)).toMatchObject({ status: 'GREEN', storage: { amount: 15 } })
})

test('what must not stand together is found in one place, from both sides, and named', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const thinner = await substanceList.addSubstance({ name: 'Thinner', storagePlace: 'Kast 1' })
  await substanceList.answerAll(thinner)
  expect(await substanceList.read(thinner)).toMatchObject({ status: 'GREEN', reactsWith: [] })

  const acid = { name: 'Salpeterzuur', statements: ['H272', 'H314'], storagePlace: 'KAST 1' }
  const id = await substanceList.addSubstance(acid)
  await substanceList.answerAll(id)
  const moved = 'Zet de stoffen uit elkaar, in een andere kast of achter een scheiding'
  expect(await substanceList.read(thinner)).toMatchObject({
    status: 'RED',
    reactsWith: ['Salpeterzuur'],
    nextStep: { title: moved, reason: 'Brandgevaar door wat ernaast staat: Salpeterzuur' },
  })
  expect((await substanceList.read(id)).reactsWith).toEqual(['Thinner'])
  expect(
    await backEnd.sql`select urgency from check_risk where question_key = 'beside' order by section_id`,
  ).toEqual([{ urgency: 'NOW' }, { urgency: 'NOW' }])

  await substanceList.change(id, { ...acid, storagePlace: 'Zuurkast', revision: 1 })
  expect(await substanceList.read(thinner)).toMatchObject({ status: 'GREEN', reactsWith: [] })
  await substanceList.change(id, { ...acid, revision: 2 })
  expect((await substanceList.read(thinner)).status).toBe('RED')
  await substanceList.client.put(`${substanceList.url}/substance/${id}/archive`)
  expect(await substanceList.read(thinner)).toMatchObject({ status: 'GREEN', reactsWith: [] })
})

test('an organic peroxide has no threshold of PGS 15: section 14 of the sheet decides', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const hardener = { statements: ['H242', 'H302', 'H314', 'H332'], stockMax: 40 }
  const id = await substanceList.addSubstance(hardener)
  expect((await substanceList.read(id)).storage).toBeNull()
  expect(await substanceList.stored()).toContain('STORAGE/amount: unknown (1)')
  await substanceList.change(id, { ...hardener, adrClass: '5.2', revision: 1 })
  expect(await substanceList.stored()).toContain('STORAGE/amount: otherNo (2)')
})

test('that nothing is needed is not accepted of a substance that harms health', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance({ statements: ['H302', 'H412'] })
  await substanceList.answerAll(id)
  expect((await substanceList.read(id)).status).toBe('GREEN')
  await substanceList.submit(id, 'MEASURES/highest', ['noHealth'], { value: 'Nee hoor', revision: 1 })
  expect((await substanceList.read(id)).status).toBe('GREY')
})

test('a change is refused with 409 when somebody else changed the substance meanwhile', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const jan = await substanceList.invite('jan@smederij.nl', 'WRITE')
  const id = await substanceList.addSubstance()
  expect((await substanceList.change(id, { supplier: 'Verfhandel', revision: 1 }, jan)).status).toBe(200)
  expect(await substanceList.change(id, { supplier: 'Groothandel', revision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT', message: 'Dit is intussen gewijzigd door Jan Bakker.' },
  })
  expect(
    (await substanceList.change(id, { supplier: 'Verfhandel', revision: 1 })).status,
    'what is stored already',
  ).toBe(200)
  expect(await backEnd.sql`select record ->> 'supplier' as supplier from substance`).toEqual([
    { supplier: 'Verfhandel' },
  ])
})

test('names are taken, ignoring case', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  await substanceList.addSubstance()
  expect(await substanceList.submitSubstance({ name: 'ONTVETTER' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'name', message: 'Er is al een stof met deze naam.' }] },
  })
})

test('answers that follow from the record cannot be given', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance()
  expect((await substanceList.submit(id, 'HAZARD/cmr', ['yes'])).status).toBe(400)
})

test('a sheet of another company is refused', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  expect((await substanceList.submitSubstance({ sdsFileId: 1 })).status).toBe(400)
  await backEnd.sql`
    insert into company_record (company_id, theme, subject, created_by) values (1, 'HAZARDOUS_SUBSTANCES', 'Bladen', 1)`
  await backEnd.sql`
    insert into company_record_file (record_id, name, size, completed_at) values (1, 'ontvetter.pdf', 10, now())`
  const id = await substanceList.addSubstance({ sdsFileId: 1 })
  expect((await substanceList.read(id)).sheetFile).toEqual({ id: 1, recordId: 1, name: 'ontvetter.pdf' })
  await backEnd.sql`delete from company_record_file`
  expect(await substanceList.read(id)).toMatchObject({ sheetFile: null, record: { sdsFileId: null } })
})

test('the list is searched in names, places, suppliers and codes, and filtered', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  await substanceList.addSubstance({ name: 'Kleefpasta Zélé', storagePlace: 'Kast A' })
  await substanceList.addSubstance({ name: 'Thinner', statements: ['H350'], storagePlace: 'Kast B' })
  const names = async (query: string) =>
    (await substanceList.list(query)).items.map(({ name }: { name: string }) => name)
  expect(await names('?search=zele')).toEqual(['Kleefpasta Zélé'])
  expect(await names('?search=kast%20bank')).toEqual(['Kleefpasta Zélé', 'Thinner'])
  expect(await names('?search=h350')).toEqual(['Thinner'])
  expect(await names('?search=100%25')).toEqual([])
  expect(await names('?storage=Kast%20A')).toEqual(['Kleefpasta Zélé'])
  expect(await names('?status=GREEN')).toEqual([])
  expect((await substanceList.list()).storagePlaces).toEqual(['Kast A', 'Kast B'])
})

test('the days on which sheet and review are too old are among the dates of the company', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance({ sdsDate: dayAgo(3 * 365 - 10), reviewedOn: dayAgo(100) })
  const { body } = await substanceList.client.get('/rest/companies/1/overview')
  expect(body.responseObject.dueDates).toEqual([
    {
      check: 'HAZARDOUS_SUBSTANCES',
      sectionName: 'Ontvetter',
      label: 'Blad opnieuw navragen',
      day: dayAgo(-11),
      href: `/bedrijven/1/checks/gevaarlijke-stoffen/${id}`,
    },
  ])
  await substanceList.change(id, { sdsCheckedOn: dayAgo(0), revision: 1 })
  expect((await substanceList.client.get('/rest/companies/1/overview')).body.responseObject.dueDates).toEqual(
    [],
  )
})
