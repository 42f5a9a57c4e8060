import { isAuthor } from '#shared/domain/basics/author.ts'
import { type Check, checkLabels, definitionOf } from '#shared/domain/basics/check.ts'
import type { CompanyActivity, CompanyActivityKind } from './company-activity.ts'
import type { InviteeRole } from './invitation.ts'

export type SentencePart = { text: string; to?: string }

/** The words before the thing that it happened to, its name, and the words after it. */
type Phrase = [before: string, thing?: string, after?: string]

/** The portal does not name administrators. */
const ADMINISTRATOR = 'Een beheerder'

const invitedRoles: Record<InviteeRole, string> = {
  COLLEAGUE: 'een collega',
  EXTERNAL_ADVISOR: 'een externe adviseur',
}

/** Below that of the company. */
const resultPathOf = (check: Check | null) => (check ? `checks/${definitionOf(check).slug}` : undefined)

const checkOf = ({ check }: CompanyActivity) => (check ? checkLabels[check] : '')
const roleOf = ({ role }: CompanyActivity) => (role ? invitedRoles[role] : 'iemand')
const sectionOf = ({ sectionName }: CompanyActivity) => sectionName ?? 'de vragen over het hele bedrijf'

const phrases: Record<CompanyActivityKind, (activity: CompanyActivity) => Phrase> = {
  COMPANY_CREATED: () => ['maakte het bedrijf aan'],
  OWNER_CHANGED: () => ['werd eigenaar van het bedrijf'],
  CHECK_STARTED: (activity) => [`startte de verbetercheck ${checkOf(activity)}`],
  CHECK_FINISHED: (activity) => [`rondde de verbetercheck ${checkOf(activity)} af`],
  CHECK_DELETED: (activity) => [`verwijderde de verbetercheck ${checkOf(activity)}`],
  CHECK_MOVED_HERE: (activity) => [`verplaatste de verbetercheck ${checkOf(activity)} naar dit bedrijf`],
  CHECK_MOVED_AWAY: (activity) => [
    `verplaatste de verbetercheck ${checkOf(activity)} naar een ander bedrijf`,
  ],
  ROUND_FINISHED: (activity) => ['sloot', 'een ronde', `van de verbetercheck ${checkOf(activity)} af`],
  SECTION_ADDED: (activity) => ['voegde', sectionOf(activity), `toe (${checkOf(activity)})`],
  SECTION_ANSWERED: (activity) => ['vulde', sectionOf(activity), `in (${checkOf(activity)})`],
  SECTION_ARCHIVED: (activity) => [
    'zette',
    sectionOf(activity),
    `op niet meer in gebruik (${checkOf(activity)})`,
  ],
  SECTION_RESTORED: (activity) => ['zette', sectionOf(activity), `terug in gebruik (${checkOf(activity)})`],
  SECTION_DELETED: (activity) => ['verwijderde', sectionOf(activity), `(${checkOf(activity)})`],
  RISK_SOLVED: ({ risk }) => ['loste een risico op:', risk ?? ''],
  PERSON_INVITED: (activity) => [`nodigde ${roleOf(activity)} uit`],
  INVITATION_CLAIMED: () => ['vroeg om een uitnodiging voor een ander e-mailadres te mogen gebruiken'],
  INVITATION_CLAIM_CONFIRMED: () => ['bevestigde wie een uitnodiging voor een ander e-mailadres gebruikt'],
  INVITATION_CLAIM_REFUSED: () => ['weigerde wie een uitnodiging voor een ander e-mailadres wilde gebruiken'],
  INVITATION_ACCEPTED: () => ['accepteerde de uitnodiging om mee te kijken'],
  INVITATION_CHANGED: (activity) => [`paste de rechten van ${roleOf(activity)} aan`],
  INVITATION_REVOKED: (activity) => [`trok de uitnodiging van ${roleOf(activity)} in`],
  COACH_INVITED: () => ['nodigde de verbetercoach uit'],
  COACH_REVOKED: () => ['trok de uitnodiging van de verbetercoach in'],
  ADVICE_CREATED: () => ['schreef', 'een advies'],
  ADVICE_CHANGED: () => ['paste', 'een advies', 'aan'],
  ADVICE_ARCHIVED: () => ['archiveerde', 'een advies'],
  ADVICE_UNARCHIVED: () => ['haalde', 'een advies', 'uit het archief'],
  ACTION_POINT_CREATED: () => ['maakte', 'een actiepunt'],
  ACTION_POINT_CHANGED: () => ['paste', 'een actiepunt', 'aan'],
  ACTION_POINT_COMPLETED: () => ['rondde', 'een actiepunt', 'af'],
  VISIT_REPORT_CREATED: () => ['schreef', 'een bezoekverslag'],
  VISIT_REPORT_CHANGED: () => ['paste', 'een bezoekverslag', 'aan'],
  VISIT_REPORT_RATED: () => ['beoordeelde', 'een bezoekverslag'],
  VISIT_REPORT_ARCHIVED: () => ['archiveerde', 'een bezoekverslag'],
  VISIT_REPORT_UNARCHIVED: () => ['haalde', 'een bezoekverslag', 'uit het archief'],
  VISIT_REPORT_DELETED: () => ['verwijderde', 'een bezoekverslag'],
  COMPANY_RECORD_CREATED: () => ['voegde', 'een item', 'toe aan het bedrijfsdossier'],
  COMPANY_RECORD_CHANGED: () => ['paste', 'een item', 'van het bedrijfsdossier aan'],
  COMPANY_RECORD_DELETED: () => ['verwijderde', 'een item', 'uit het bedrijfsdossier'],
  COMPANY_RECORD_FILE_ADDED: () => ['voegde', 'een bestand', 'toe aan het bedrijfsdossier'],
  COMPANY_RECORD_FILE_DELETED: () => ['verwijderde', 'een bestand', 'uit het bedrijfsdossier'],
  EXPORT_DOWNLOADED: () => ['downloadde alles van het bedrijf'],
  PLAN_DOWNLOADED: () => ['downloadde een Plan van Aanpak'],
  REGISTER_DOWNLOADED: () => ['downloadde het register gevaarlijke stoffen'],
  ADMINISTRATOR_LOOKED: () => ['keek in dit bedrijf'],
  ADMINISTRATOR_DOWNLOADED: () => ['downloadde gegevens van dit bedrijf'],
}

/** Below that of the company, by the beginning of the kind. */
const itemPaths = {
  ADVICE_: 'adviezen',
  ACTION_POINT_: 'actiepunten',
  RISK_: 'actiepunten',
  VISIT_REPORT_: 'bezoekverslagen',
  COMPANY_RECORD_: 'bedrijfsdossier',
}

/** Below that of the company; undefined when there is no page, or none any more. */
function itemPath({ kind, check, sectionName, itemId }: CompanyActivity): string | undefined {
  if (itemId === null) return undefined
  if (kind === 'ROUND_FINISHED') {
    const results = resultPathOf(check)
    return results ? `${results}/rondes/${itemId}` : undefined
  }
  if (kind.startsWith('SECTION_')) {
    const results = resultPathOf(check)
    if (!results) return undefined
    return sectionName === null ? results : `${results}/${itemId}`
  }
  const path = Object.entries(itemPaths).find(([beginning]) => kind.startsWith(beginning))?.[1]
  return path && `${path}/${itemId}`
}

const administered: ReadonlySet<CompanyActivityKind> = new Set<CompanyActivityKind>([
  'CHECK_MOVED_HERE',
  'CHECK_MOVED_AWAY',
  'ADMINISTRATOR_LOOKED',
  'ADMINISTRATOR_DOWNLOADED',
])

function actorOf({ kind, person }: CompanyActivity, userId: number | null): string {
  if (administered.has(kind)) return ADMINISTRATOR
  return isAuthor(person, userId) ? 'Je' : person.name
}

/**
 * In parts, the first of which says who did it: "Els", " schreef", " ", "een advies". `userId`: of the reader, who is
 * addressed as "Je".
 */
export function describeCompanyActivity(
  activity: CompanyActivity,
  { companyId, userId }: { companyId: number; userId: number | null },
): SentencePart[] {
  const [before, thing, after] = phrases[activity.kind](activity)
  const start: SentencePart[] = [{ text: actorOf(activity, userId) }, { text: ` ${before}` }]
  if (thing === undefined) return start
  const path = itemPath(activity)
  const link = path ? { text: thing, to: `/bedrijven/${companyId}/${path}` } : { text: thing }
  return [...start, { text: ' ' }, link, ...(after === undefined ? [] : [{ text: ` ${after}` }])]
}
