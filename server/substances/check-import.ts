import { setImmediate } from 'node:timers/promises'
import { Refusal } from '#server/platform/http/refusal.ts'
import { check } from '#server/platform/http/schema.ts'
import { INVALID } from '#shared/domain/basics/rules.ts'
import { SubstanceInput } from '#shared/domain/substances/substance.ts'

/** Substances to check before yielding to other requests: some milliseconds of work. */
const SUBSTANCES_PER_TICK = 10
/** A list with more items is not checked: no list of a substance may have as many. */
const MAX_ITEMS = 100

const hasEndlessList = (given: unknown): boolean =>
  typeof given === 'object' &&
  given !== null &&
  Object.values(given).some((value) => Array.isArray(value) && value.length > MAX_ITEMS)

/** The rest is not checked beyond this. */
const MAX_PROBLEMS = 100

function checkOne(given: unknown) {
  const hasTooMuch = hasEndlessList(given)
  return hasTooMuch ? { problems: [{ field: undefined, message: INVALID }] } : check(SubstanceInput, given)
}

/**
 * Lets other requests run in between. Throws a Refusal with 400 and the message of each field, such as
 * `substances.3.sdsDate`, of the first ones that are wrong.
 */
export async function checkSubstances(given: readonly unknown[]): Promise<SubstanceInput[]> {
  const inputs: SubstanceInput[] = []
  const problems: { field: string; message: string }[] = []
  for (const [index, substance] of given.entries()) {
    if (index % SUBSTANCES_PER_TICK === 0) await setImmediate()
    if (problems.length >= MAX_PROBLEMS) break
    const checked = checkOne(substance)
    if ('output' in checked) inputs.push(checked.output)
    else
      for (const { field, message } of checked.problems)
        problems.push({ field: ['substances', index, field ?? []].flat().join('.'), message })
  }
  if (problems.length > 0) throw new Refusal(400, problems)
  return inputs
}
