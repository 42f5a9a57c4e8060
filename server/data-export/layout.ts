import { type Check, checkLabels } from '#shared/domain/check.ts'
import { createUniqueNames, safeName } from './safe-names.ts'
import type { Snapshot } from './snapshot.ts'

/** The folder with the folders of the companies. */
const COMPANIES = 'bedrijven'

/** A file of the company file, and its place in the ZIP. `size`: in bytes. `addedAt`: ISO 8601. */
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

/** The plan of a check, and its place in the ZIP. */
export type PlacedPlan = { path: string; companyId: number; check: Check }

/** The places of the files of the companies in the ZIP. They all differ, also where case is ignored. */
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

/** Returns the places of the files and plans in the ZIP. `hasPlans`: whether plans are made of a check. */
export function layOut({ companies }: Snapshot, hasPlans: (check: Check) => boolean): Layout {
  const placed = companies.company.map(({ id, name }) => {
    // The id makes the folder unique.
    const folder = `${COMPANIES}/${id} ${safeName(name, 'bedrijf')}`
    const plans = companies.company_check
      .filter(({ company_id, check }) => company_id === id && hasPlans(check))
      .map(({ check }) => ({
        path: `${folder}/Plan van Aanpak ${checkLabels[check]}.pdf`,
        companyId: id,
        check,
      }))
    return { files: filesOf(companies, id, folder), plans }
  })
  return {
    files: placed.flatMap(({ files }) => files),
    plans: placed.flatMap(({ plans }) => plans),
  }
}
