import { escaped } from '../copy-text.ts'
import { MORNING } from '../moments.ts'
import { companyChecksOf, dateOf, fieldsOf, sectionsOf } from '../sections.ts'
import { statusColumns } from '../template.ts'
import { perCompany, type Table } from './table.ts'

const REMARKED = 0.15
const remarks = [
  'Volgende maand opnieuw bekijken met de voorman.',
  'Nieuwe afzuiging is besteld; zie het dossier.',
  'Geldt alleen voor de dagploeg.',
  'Gemeten door een extern bureau.\nHet rapport staat in het bedrijfsdossier.',
]
/** Days before the date of a section that its owner is mailed. Source: docs/decisions/0025-reminders.md. */
const STAGES = [30, 0]
/** Older reminders are left out. */
const KEPT_DAYS = 30

export const checkTables: readonly Table[] = [
  perCompany(
    'company_check',
    'company_id check status num_unfinished started_at questionnaire_version',
    (world, company) =>
      companyChecksOf(world, company).map(({ check, template, startedDay }) => ({
        company_id: company.id,
        check,
        status: template.status,
        num_unfinished: template.numUnfinished,
        started_at: world.calendar.moment(startedDay, MORNING),
        questionnaire_version: template.version,
      })),
  ),
  {
    name: 'check_section',
    of: 'companies',
    columns: [
      'id',
      'company_id',
      'check',
      'name',
      'created_at',
      'updated_at',
      'updated_by',
      'fields',
      ...statusColumns,
    ],
    rows(world, company) {
      let rows = ''
      for (const { startedDay, sections } of companyChecksOf(world, company))
        for (const section of sections) {
          const { template, id, check, day, second, editorId } = section
          const name = template.name === null ? '\\N' : escaped(template.name)
          const [created, updated] = [
            world.calendar.moment(startedDay, MORNING),
            world.calendar.moment(day, second),
          ]
          const fields = escaped(fieldsOf(world, section))
          rows += `${id}\t${company.id}\t${check}\t${name}\t${created}\t${updated}\t${editorId}\t${fields}\t${template.columns}\n`
        }
      return rows
    },
  },
  perCompany('check_remark', 'section_id script_key text remarked_at remarked_by', (world, company) => {
    const random = world.random('REMARK', company.id)
    return sectionsOf(world, company).flatMap(({ id, template: { risks }, day, second, editorId }) =>
      risks.length > 0 && random.chance(REMARKED)
        ? [
            {
              section_id: id,
              script_key: random.pick(risks).script,
              text: random.pick(remarks),
              remarked_at: world.calendar.moment(day, second),
              remarked_by: editorId,
            },
          ]
        : [],
    )
  }),
  perCompany('section_reminder', 'section_id field_key deadline days_before sent_at', (world, company) =>
    sectionsOf(world, company).flatMap((section) => {
      const date = dateOf(world, section)
      if (date === undefined || date < -KEPT_DAYS) return []
      return STAGES.filter((daysBefore) => date <= daysBefore).map((daysBefore) => ({
        section_id: section.id,
        field_key: 'nextInspection',
        deadline: world.calendar.day(date),
        days_before: daysBefore,
        sent_at: world.calendar.moment(date - daysBefore, MORNING),
      }))
    }),
  ),
]
