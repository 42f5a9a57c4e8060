import { checkLabels } from '#shared/domain/basics/check.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import { inWords, riskLabel, scriptName } from '../answers.ts'
import type { Contents } from '../contents.ts'
import { type Html, html } from './html.ts'
import { actionPoint, advice, companyRecord, items, photoList, visitReport } from './improvements.ts'
import { list, table, webLink } from './parts.ts'
import type { Section } from './section.ts'

type Elsewhere = Contents['snapshot']['elsewhere']
type IsHere = (row: { company_id: number }) => boolean

function* answersIn(
  { check_answer, check_remark, check_round, section_photo, solved_risk }: Elsewhere,
  isHere: IsHere,
): Generator<Html> {
  const answers = check_answer.filter(isHere).map((row) => {
    const { question, answer } = inWords(row.check, row, null)
    return [`${checkLabels[row.check]}: ${question}`, answer, formatInstant(row.answered_at)]
  })
  const remarks = check_remark
    .filter((row) => isHere(row) && row.text !== '')
    .map(({ check, script_key, text, remarked_at }) => [
      `${checkLabels[check]}: opmerking bij ${scriptName(check, script_key)}`,
      text,
      formatInstant(remarked_at),
    ])
  const solved = solved_risk
    .filter(isHere)
    .map((row) => [
      `${checkLabels[row.check]}: opgelost risico`,
      riskLabel(row.check, row),
      formatInstant(row.solved_at),
    ])
  const rounds = check_round
    .filter(isHere)
    .map((row) => [
      `${checkLabels[row.check]}: ronde afgerond`,
      `Ronde ${row.number}`,
      formatInstant(row.finished_at),
    ])
  const photos = section_photo
    .filter(isHere)
    .map((row) => [`${checkLabels[row.check]}: foto`, row.file_name, formatInstant(row.created_at)])
  const rows = [...answers, ...remarks, ...solved, ...rounds, ...photos]
  if (rows.length > 0)
    yield html`<h4>Antwoorden en opmerkingen</h4>${table(
      { caption: 'Wat je invulde', headings: ['Vraag', 'Antwoord', 'Datum'], none: '' },
      rows,
    )}`
}

const linksOf = ({ company_record_link }: Elsewhere, recordId: number) =>
  list(
    company_record_link
      .filter(({ record_id }) => record_id === recordId)
      .map(({ name, link }) => webLink(name, link)),
  )

const filesIn = ({ company_record_file }: Elsewhere, isHere: IsHere) =>
  list(
    company_record_file
      .filter(isHere)
      .map(({ name, created_at }) => `${name} (${formatInstant(created_at)})`),
  )

function* companyContent({ snapshot }: Contents, companyId: number): Generator<Html> {
  const { elsewhere } = snapshot
  const isHere: IsHere = ({ company_id }) => company_id === companyId
  yield* answersIn(elsewhere, isHere)
  const advices = elsewhere.advice.filter(isHere).map((row) => advice(snapshot, row))
  yield* items(html`<h4>Adviezen</h4>`, advices)
  const actionPoints = elsewhere.action_item.filter(isHere).map((row) => {
    const photos = elsewhere.action_item_photo.filter(({ action_item_id }) => action_item_id === row.id)
    return actionPoint(snapshot, row, photoList(snapshot, photos))
  })
  yield* items(html`<h4>Actiepunten</h4>`, actionPoints)
  const reports = elsewhere.visit_report.filter(isHere).map((row) => visitReport(snapshot, row))
  yield* items(html`<h4>Bezoekverslagen</h4>`, reports)
  const records = elsewhere.company_record
    .filter(isHere)
    .map((row) => companyRecord(snapshot, row, { links: linksOf(elsewhere, row.id), files: null }))
  yield* items(html`<h4>Bedrijfsdossier</h4>`, records)
  const files = filesIn(elsewhere, isHere)
  if (files)
    yield html`<h4>Bestanden die je uploadde</h4>
<p>De bestanden zelf zijn van het bedrijf. Ze zitten niet in deze download.</p>${files}`
}

export function elsewhereSections(contents: Contents): Section[] {
  const rows: { company_id: number; company_name: string }[] = Object.values(
    contents.snapshot.elsewhere,
  ).flat()
  const companies = new Map(rows.map(({ company_id, company_name }) => [company_id, company_name]))
  if (companies.size === 0) return []
  function* content() {
    for (const [id, name] of companies) {
      yield html`<h3>${name}</h3>`
      yield* companyContent(contents, id)
    }
  }
  return [{ id: 'bij-anderen', title: 'Wat je schreef bij andere bedrijven', content }]
}
