import { agoOf } from '../moments.ts'
import { recordsOf } from '../records.ts'
import { perCompany, type Table } from './table.ts'

export const recordTables: readonly Table[] = [
  perCompany('company_record', 'id company_id theme subject created_at created_by', (world, company) =>
    recordsOf(world, company).map(({ id, theme, subject, authorId, ago }) => ({
      id,
      company_id: company.id,
      theme,
      subject,
      created_at: agoOf(world, ago, id),
      created_by: authorId,
    })),
  ),
  perCompany('company_record_link', 'record_id name link', (world, company) =>
    recordsOf(world, company)
      .filter(({ hasLink }) => hasLink)
      .map(({ id }) => ({ record_id: id, name: 'Arboportaal', link: 'https://www.arboportaal.nl' })),
  ),
  perCompany(
    'company_record_file',
    'id record_id name size media_type created_at created_by completed_at',
    (world, company) =>
      recordsOf(world, company).flatMap(({ id: record_id, files, ago, authorId }) => {
        const created_at = agoOf(world, ago, record_id)
        return files.map((file) => ({
          ...file,
          record_id,
          media_type: 'application/pdf',
          created_at,
          created_by: authorId,
          completed_at: created_at,
        }))
      }),
  ),
]
