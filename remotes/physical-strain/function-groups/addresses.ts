import { addFunctionGroupHref } from '../hrefs.ts'

/** Where a function group gets another name (`id`), or another one gets its answers (`kopie`). */
export const editGroupHref = (companyId: number, query: { id: number } | { kopie: number }) =>
  `${addFunctionGroupHref(companyId)}?${new URLSearchParams(Object.entries(query).map(([name, id]) => [name, String(id)]))}`
