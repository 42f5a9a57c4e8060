import { expect, test } from 'vitest'
import { FORMER_USER } from '#shared/domain/basics/author.ts'
import { type CompanyActivity, type CompanyActivityKind, companyActivityKinds } from './company-activity.ts'
import { describeCompanyActivity } from './company-activity-sentence.ts'

const els = { id: 7, name: 'Els de Smid' }
const activity: CompanyActivity = {
  id: '1',
  at: '2026-11-23T09:00:00.000Z',
  person: els,
  kind: 'ADVICE_CREATED',
  check: null,
  sectionName: null,
  role: null,
  risk: null,
  itemId: null,
}
const reader = { companyId: 3, userId: 8 }

const partsOf = (changes: Partial<CompanyActivity>) =>
  describeCompanyActivity({ ...activity, ...changes }, reader)
const sentence = (changes: Partial<CompanyActivity>) =>
  partsOf(changes)
    .map(({ text }) => text)
    .join('')

/** About an activity with everything that activities of the kind have. */
const sentences: Record<CompanyActivityKind, string> = {
  COMPANY_CREATED: 'Els de Smid maakte het bedrijf aan',
  OWNER_CHANGED: 'Els de Smid werd eigenaar van het bedrijf',
  CHECK_STARTED: 'Els de Smid startte de verbetercheck Fysieke belasting',
  CHECK_FINISHED: 'Els de Smid rondde de verbetercheck Fysieke belasting af',
  CHECK_DELETED: 'Els de Smid verwijderde de verbetercheck Fysieke belasting',
  CHECK_MOVED_HERE: 'Een beheerder verplaatste de verbetercheck Fysieke belasting naar dit bedrijf',
  CHECK_MOVED_AWAY: 'Een beheerder verplaatste de verbetercheck Fysieke belasting naar een ander bedrijf',
  ROUND_FINISHED: 'Els de Smid sloot een ronde van de verbetercheck Fysieke belasting af',
  SECTION_ADDED: 'Els de Smid voegde Bankwerkers toe (Fysieke belasting)',
  SECTION_ANSWERED: 'Els de Smid vulde Bankwerkers in (Fysieke belasting)',
  SECTION_ARCHIVED: 'Els de Smid zette Bankwerkers op niet meer in gebruik (Fysieke belasting)',
  SECTION_RESTORED: 'Els de Smid zette Bankwerkers terug in gebruik (Fysieke belasting)',
  SECTION_DELETED: 'Els de Smid verwijderde Bankwerkers (Fysieke belasting)',
  RISK_SOLVED: 'Els de Smid loste een risico op: Tillen boven 175 cm',
  PERSON_INVITED: 'Els de Smid nodigde een collega uit',
  INVITATION_CLAIMED: 'Els de Smid vroeg om een uitnodiging voor een ander e-mailadres te mogen gebruiken',
  INVITATION_CLAIM_CONFIRMED:
    'Els de Smid bevestigde wie een uitnodiging voor een ander e-mailadres gebruikt',
  INVITATION_CLAIM_REFUSED:
    'Els de Smid weigerde wie een uitnodiging voor een ander e-mailadres wilde gebruiken',
  INVITATION_ACCEPTED: 'Els de Smid accepteerde de uitnodiging om mee te kijken',
  INVITATION_CHANGED: 'Els de Smid paste de rechten van een collega aan',
  INVITATION_REVOKED: 'Els de Smid trok de uitnodiging van een collega in',
  COACH_INVITED: 'Els de Smid nodigde de verbetercoach uit',
  COACH_REVOKED: 'Els de Smid trok de uitnodiging van de verbetercoach in',
  ADVICE_CREATED: 'Els de Smid schreef een advies',
  ADVICE_CHANGED: 'Els de Smid paste een advies aan',
  ADVICE_ARCHIVED: 'Els de Smid archiveerde een advies',
  ADVICE_UNARCHIVED: 'Els de Smid haalde een advies uit het archief',
  ACTION_POINT_CREATED: 'Els de Smid maakte een actiepunt',
  ACTION_POINT_CHANGED: 'Els de Smid paste een actiepunt aan',
  ACTION_POINT_COMPLETED: 'Els de Smid rondde een actiepunt af',
  VISIT_REPORT_CREATED: 'Els de Smid schreef een bezoekverslag',
  VISIT_REPORT_CHANGED: 'Els de Smid paste een bezoekverslag aan',
  VISIT_REPORT_RATED: 'Els de Smid beoordeelde een bezoekverslag',
  VISIT_REPORT_ARCHIVED: 'Els de Smid archiveerde een bezoekverslag',
  VISIT_REPORT_UNARCHIVED: 'Els de Smid haalde een bezoekverslag uit het archief',
  VISIT_REPORT_DELETED: 'Els de Smid verwijderde een bezoekverslag',
  COMPANY_RECORD_CREATED: 'Els de Smid voegde een item toe aan het bedrijfsdossier',
  COMPANY_RECORD_CHANGED: 'Els de Smid paste een item van het bedrijfsdossier aan',
  COMPANY_RECORD_DELETED: 'Els de Smid verwijderde een item uit het bedrijfsdossier',
  COMPANY_RECORD_FILE_ADDED: 'Els de Smid voegde een bestand toe aan het bedrijfsdossier',
  COMPANY_RECORD_FILE_DELETED: 'Els de Smid verwijderde een bestand uit het bedrijfsdossier',
  EXPORT_DOWNLOADED: 'Els de Smid downloadde alles van het bedrijf',
  PLAN_DOWNLOADED: 'Els de Smid downloadde een Plan van Aanpak',
  REGISTER_DOWNLOADED: 'Els de Smid downloadde het register gevaarlijke stoffen',
  ADMINISTRATOR_LOOKED: 'Een beheerder keek in dit bedrijf',
  ADMINISTRATOR_DOWNLOADED: 'Een beheerder downloadde gegevens van dit bedrijf',
}

test.each(companyActivityKinds)('%s is a sentence', (kind) => {
  const about = {
    kind,
    check: 'PHYSICAL_STRAIN',
    sectionName: 'Bankwerkers',
    role: 'COLLEAGUE',
    risk: 'Tillen boven 175 cm',
  } as const
  expect(sentence(about)).toBe(sentences[kind])
})

test('names the role of an invited adviser, and the questions about the whole company', () => {
  expect(sentence({ kind: 'PERSON_INVITED', role: 'EXTERNAL_ADVISOR' })).toBe(
    'Els de Smid nodigde een externe adviseur uit',
  )
  expect(sentence({ kind: 'SECTION_ANSWERED', check: 'WELDING_SMOKE' })).toBe(
    'Els de Smid vulde de vragen over het hele bedrijf in (Lasrook)',
  )
})

test('the reader is addressed, and who deleted the account is a former user', () => {
  const own = describeCompanyActivity(activity, { companyId: 3, userId: els.id })
  expect(own[0]).toEqual({ text: 'Je' })
  const former = { id: null, name: FORMER_USER }
  expect(sentence({ person: former })).toBe('vroegere gebruiker schreef een advies')
  // Neither an anonymous reader nor a former user is anybody.
  expect(describeCompanyActivity({ ...activity, person: former }, { companyId: 3, userId: null })[0]).toEqual(
    {
      text: FORMER_USER,
    },
  )
})

test.each<[Partial<CompanyActivity>, string]>([
  [{ kind: 'ADVICE_ARCHIVED' }, 'adviezen/5'],
  [{ kind: 'ACTION_POINT_COMPLETED' }, 'actiepunten/5'],
  [{ kind: 'RISK_SOLVED', check: 'PHYSICAL_STRAIN', sectionName: 'Lassers' }, 'actiepunten/5'],
  [{ kind: 'VISIT_REPORT_RATED' }, 'bezoekverslagen/5'],
  [{ kind: 'COMPANY_RECORD_FILE_ADDED' }, 'bedrijfsdossier/5'],
  [
    { kind: 'SECTION_ANSWERED', check: 'PHYSICAL_STRAIN', sectionName: 'Lassers' },
    'checks/fysieke-belasting/5',
  ],
  [{ kind: 'SECTION_ANSWERED', check: 'PHYSICAL_STRAIN' }, 'checks/fysieke-belasting'],
])('%o links to %s', (changes, path) => {
  const links = (parts: ReturnType<typeof partsOf>) => parts.flatMap(({ to }) => to ?? [])
  expect(links(partsOf({ ...changes, itemId: 5 }))).toEqual([`/bedrijven/3/${path}`])
  expect(links(partsOf(changes))).toEqual([])
})

test('only the thing is a link, and what has no page is none', () => {
  expect(partsOf({ kind: 'ADVICE_CHANGED', itemId: 5 })).toEqual([
    { text: 'Els de Smid' },
    { text: ' paste' },
    { text: ' ' },
    { text: 'een advies', to: '/bedrijven/3/adviezen/5' },
    { text: ' aan' },
  ])
  const withoutPage: Partial<CompanyActivity>[] = [{ kind: 'PERSON_INVITED', role: 'COLLEAGUE' }]
  for (const changes of withoutPage)
    expect(partsOf({ ...changes, itemId: 5 }).filter(({ to }) => to)).toEqual([])
})
