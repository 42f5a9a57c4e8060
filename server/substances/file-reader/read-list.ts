import { isPlain } from '#server/platform/http/plain-body.ts'
import { check, type FieldProblems } from '#server/platform/http/schema.ts'
import { INVALID } from '#shared/domain/basics/rules.ts'
import { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { MAX_IMPORT_ROWS, SubstanceListImport } from '#shared/domain/substances/substance-list-import.ts'

/** A substance with all its tasks has some 250. */
const MAX_VALUES = 500 * MAX_IMPORT_ROWS
/** A list with more items is not checked: no list of a substance may have as many. */
const MAX_ITEMS = 100
/** The rest is not checked beyond this. */
const MAX_PROBLEMS = 100

const hasEndlessList = (given: unknown): boolean =>
  typeof given === 'object' &&
  given !== null &&
  Object.values(given).some((value) => Array.isArray(value) && value.length > MAX_ITEMS)

function checkOne(given: unknown) {
  const hasTooMuch = hasEndlessList(given)
  return hasTooMuch ? { problems: [{ field: undefined, message: INVALID }] } : check(SubstanceInput, given)
}

/** Undefined for what is no JSON, or no plain JSON. */
function parse(json: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(json))
    return isPlain(value, MAX_VALUES) ? value : undefined
  } catch {
    return undefined
  }
}

export type ListReading = { substances: SubstanceInput[] } | { problems: FieldProblems }

/**
 * `json`: in UTF-8, of a `SubstanceListImport`. Problems name their field, such as `substances.3.sdsDate`, and are those
 * of the first substances that are wrong; none for a body that nobody could fill in.
 */
export function readList(json: Uint8Array): ListReading {
  const body = parse(json)
  if (body === undefined) return { problems: [] }
  const list = check(SubstanceListImport, body)
  if ('problems' in list) return list
  const inputs: SubstanceInput[] = []
  const problems: FieldProblems = []
  for (const [index, given] of list.output.substances.entries()) {
    if (problems.length >= MAX_PROBLEMS) break
    const checked = checkOne(given)
    if ('output' in checked) inputs.push(checked.output)
    else
      for (const { field, message } of checked.problems)
        problems.push({ field: ['substances', index, field ?? []].flat().join('.'), message })
  }
  return problems.length > 0 ? { problems } : { substances: inputs }
}
