import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { hasPlan } from '#shared/domain/checks/check-flow.ts'
import { createUniqueNames, safeName } from './safe-names.ts'
import type { Snapshot } from './snapshot.ts'

const COMPANIES = 'bedrijven'

/** `path`: in the ZIP. `size`: in bytes. `addedAt`: ISO 8601. */
export type PlacedFile = {
  path: string
  fileId: number
  companyId: number
  recordId: number
  name: string
  mediaType: string
  size: number
  addedAt: string
}

/** `path`: in the ZIP. `section`: the function group of the plan; null for the whole company. */
export type PlacedPlan = {
  path: string
  companyId: number
  check: Check
  section: { id: number; name: string } | null
}

/** All paths differ, also where case is ignored. */
export type Layout = { files: PlacedFile[]; plans: PlacedPlan[] }

type Companies = Snapshot['companies']

function filesOf({ company_record, company_record_file }: Companies, companyId: number, folder: string) {
  const records = new Set(
    company_record.flatMap(({ id, company_id }) => (company_id === companyId ? id : [])),
  )
  const uniqueNameOf = createUniqueNames()
  return company_record_file.flatMap(
    ({ id, record_id, name, size, media_type, created_at, completed_at }): PlacedFile[] =>
      completed_at === null || !records.has(record_id)
        ? []
        : [
            {
              path: `${folder}/bedrijfsdossier/${uniqueNameOf(safeName(name, 'bestand'))}`,
              fileId: id,
              companyId,
              recordId: record_id,
              name,
              mediaType: media_type,
              size,
              addedAt: created_at,
            },
          ],
  )
}

/** A plan of the whole company when the check has results, otherwise one of each function group with results. */
function plansOf(
  { check_section }: Companies,
  { company_id: companyId, check, status }: Companies['company_check'][number],
  folder: string,
): PlacedPlan[] {
  const title = `Plan van Aanpak ${checkLabels[check]}`
  if (hasPlan(status)) return [{ path: `${folder}/${title}.pdf`, companyId, check, section: null }]
  const uniqueNameOf = createUniqueNames()
  return check_section.flatMap(({ id, name, status, ...row }): PlacedPlan[] => {
    if (row.company_id !== companyId || row.check !== check || name === null || !hasPlan(status)) return []
    const path = `${folder}/${uniqueNameOf(`${title} ${safeName(name, 'functiegroep')}.pdf`)}`
    return [{ path, companyId, check, section: { id, name } }]
  })
}

export function layOut({ companies }: Snapshot, hasPlans: (check: Check) => boolean): Layout {
  const placed = companies.company.map(({ id, name }) => {
    const folder = `${COMPANIES}/${id} ${safeName(name, 'bedrijf')}`
    const plans = companies.company_check
      .filter(({ company_id, check }) => company_id === id && hasPlans(check))
      .flatMap((row) => plansOf(companies, row, folder))
    return { files: filesOf(companies, id, folder), plans }
  })
  return {
    files: placed.flatMap(({ files }) => files),
    plans: placed.flatMap(({ plans }) => plans),
  }
}
