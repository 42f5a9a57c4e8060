import type { TableSheet } from '#server/checks/plan/tables/source.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { Making, PartFile } from './part.ts'

/** `path`: without the extension. `items`: the same data as `sheets`. */
type Tables = { path: string; title: string; sheets: readonly TableSheet[]; items: readonly object[] }

export function* jsonOf(
  { services, reader, madeAt }: Making,
  { title, items }: Pick<Tables, 'title' | 'items'>,
): Generator<string> {
  const { id, name } = reader.company
  const head = { product: services.config.productName, company: { id, name }, madeAt, title }
  yield `${JSON.stringify(head).slice(0, -1)},"items":[`
  for (const [index, item] of items.entries()) yield `${index > 0 ? ',' : ''}\n${JSON.stringify(item)}`
  yield '\n]}\n'
}

/** No files without items. Throws the errors of `Printer.print`. */
export async function tableFiles(making: Making, tables: Tables): Promise<PartFile[]> {
  const { services, reader, madeAt, signal } = making
  const { path, title, sheets, items } = tables
  if (items.length === 0) return []
  const source = {
    title,
    company: reader.company.name,
    madeOn: formatInstant(madeAt.toISOString()),
    sheets: sheets.filter(({ rows }) => rows.length > 0),
  }
  const workbook = await services.printer.print(
    async () => ({ plan: 'NONE', format: 'xlsx', source }) as const,
    { person: reader.id, signal },
  )
  return [
    { path: `${path}.xlsx`, isCompressed: true, content: [workbook] },
    { path: `${path}.json`, isCompressed: false, content: jsonOf(making, tables) },
  ]
}
