import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { statusLabels } from '#shared/domain/basics/status-color.ts'
import { urgenciesOf } from '#shared/domain/checks/check-round.ts'
import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import { statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { byScript, inWords, recorded, riskLabel, scriptName } from '../answers.ts'
import type { Contents } from '../contents.ts'
import type { ExportedRow } from '../snapshot.ts'
import { type Html, html } from './html.ts'
import { addressOf, facts, moment, table, written } from './parts.ts'

type Snapshot = Contents['snapshot']

const WHOLE_COMPANY = 'Hele bedrijf'

function section(snapshot: Snapshot, { id, check, name, ...row }: ExportedRow<'check_section'>): Html {
  const { check_answer, check_remark, section_photo, solved_risk, action_item } = snapshot.companies
  const answers = check_answer.filter(({ section_id }) => section_id === id)
  const remarks = check_remark.filter(({ section_id, text }) => section_id === id && text !== '')
  const solved = solved_risk.filter(({ section_id }) => section_id === id)
  const photo = section_photo.find(({ section_id }) => section_id === id)
  const known = recorded(check, row.fields)
  if (photo)
    known.push(['Foto', `${photo.file_name} (${written(snapshot, photo.created_by, photo.created_at)})`])
  return html`<h5>${name ?? WHOLE_COMPANY}</h5>
<p>${
    row.archived_at
      ? `Niet meer in gebruik sinds ${moment(row.archived_at)}`
      : statusSummaryText({ status: row.status, numRisks: row.num_risks, numUnfinished: row.num_unfinished })
  }</p>
${known.length > 0 && facts(known)}
${byScript(check, answers).map(({ name: script, answers: given }) =>
  table(
    { caption: script, headings: ['Vraag', 'Antwoord', 'Door'], none: '' },
    given.map((row) => {
      const { question, answer } = inWords(check, row, name)
      return [question, answer, written(snapshot, row.answered_by, row.answered_at)]
    }),
  ),
)}${
  remarks.length > 0 &&
  table(
    { caption: 'Opmerkingen', headings: ['Onderdeel', 'Opmerking', 'Door'], none: '' },
    remarks.map(({ script_key, text, remarked_by, remarked_at }) => [
      scriptName(check, script_key),
      text,
      written(snapshot, remarked_by, remarked_at),
    ]),
  )
}${
  solved.length > 0 &&
  table(
    { caption: 'Opgeloste risico’s', headings: ['Risico', 'Actiepunt', 'Opgelost door'], none: '' },
    solved.map((row) => [
      riskLabel(check, row),
      action_item.find((item) => item.id === row.action_item_id)?.description ?? '',
      written(snapshot, row.solved_by, row.solved_at),
    ]),
  )
}`
}

function roundsOf(snapshot: Snapshot, companyId: number, check: Check): Html | null {
  const rounds = snapshot.companies.check_round.filter(
    (row) => row.company_id === companyId && row.check === check,
  )
  if (rounds.length === 0) return null
  return table(
    { caption: 'Afgeronde rondes', headings: ['Ronde', 'Uitkomst', 'Door'], none: '' },
    rounds.map(({ number, result, finished_by, finished_at }) => [
      String(number),
      formatUrgencies(urgenciesOf(result)) || 'Geen risico’s gevonden',
      written(snapshot, finished_by, finished_at),
    ]),
  )
}

function planOf({ section, outcome, path }: Contents['plans'][number]): Html | null {
  const title = section ? `Plan van Aanpak van ${section.name}` : 'Plan van Aanpak'
  if (outcome === 'none') return null
  return outcome === 'made'
    ? html`<p><a href="${addressOf(path)}">${title} (pdf)</a></p>`
    : html`<p>${title}: kon niet worden gemaakt. Je kunt het in het portaal zelf downloaden.</p>`
}

const plansOf = ({ plans }: Contents, companyId: number, check: Check) =>
  plans.filter((plan) => plan.companyId === companyId && plan.check === check).map(planOf)

export function* checksOf(contents: Contents, companyId: number): Generator<Html> {
  const { company_check, check_section } = contents.snapshot.companies
  const checks = company_check.filter(({ company_id }) => company_id === companyId)
  if (checks.length === 0) yield html`<p>Er zijn geen verbeterchecks gestart.</p>`
  for (const { check, status, num_unfinished, started_at } of checks) {
    yield html`<h4>${checkLabels[check]}</h4>
${facts([
  ['Gestart', moment(started_at)],
  ['Status', statusLabels[status]],
  ['Vragen open', num_unfinished > 0 && num_unfinished],
])}${plansOf(contents, companyId, check)}${roundsOf(contents.snapshot, companyId, check)}`
    for (const row of check_section)
      if (row.company_id === companyId && row.check === check) yield section(contents.snapshot, row)
  }
}
