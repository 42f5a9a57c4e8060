import fc from 'fast-check'

import type { Check } from '#shared/domain/check.ts'
import type { commands } from './tenant-commands.ts'
import { actors, asked, rights } from './tenant-model.ts'

type ActName = keyof typeof commands

const planOf = <By>(by: fc.Arbitrary<By>, ...names: ActName[]) =>
  fc.record(
    {
      act: fc.constantFrom(...names),
      by,
      /** Which of them all, counted back from the last one. */
      company: fc.nat(3),
      invitation: fc.nat(3),
      group: fc.nat(3),
      /** Whether the path has the invitation or group below that company, or below its own. */
      isAstray: fc.boolean(),
      rights: fc.constantFrom(...rights),
      checks: fc.subarray<Check>([...asked, 'WELDING_SMOKE'], { minLength: 1 }),
    },
    { noNullPrototype: true },
  )

const anybody = fc.constantFrom(...actors)
const mostlyJan = fc.oneof(fc.constant('jan' as const), anybody)
const mostlyTheOwner = fc.oneof(fc.constant('the owner' as const), anybody)

const plan = fc.oneof(
  { weight: 3, arbitrary: planOf(mostlyTheOwner, 'invite') },
  { weight: 4, arbitrary: planOf(mostlyJan, 'accept') },
  { weight: 4, arbitrary: planOf(mostlyTheOwner, 'edit', 'revoke') },
  { weight: 2, arbitrary: planOf(mostlyTheOwner, 'inviteCoach', 'revokeCoach') },
  { weight: 3, arbitrary: planOf(mostlyTheOwner, 'addGroup') },
  { weight: 4, arbitrary: planOf(fc.oneof(mostlyTheOwner, mostlyJan), 'answer', 'removeGroup') },
  { weight: 1, arbitrary: planOf(mostlyTheOwner, 'rename', 'remove') },
  { weight: 1, arbitrary: planOf(anybody, 'create') },
)

/** What somebody is going to try, whatever there is by then. */
export type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never

/** Any history, after the two tenants were founded. */
export const histories = fc.array(plan, { minLength: 1, maxLength: 20, size: 'max' })

/** Els and Kim make a company each, invite somebody and answer a question about a function group. */
export const founding: Plan[] = (['els', 'kim'] as const).flatMap((by) => {
  const rest = { company: 0, invitation: 0, group: 0, isAstray: false, rights: 'WRITE' } as const
  return (['create', 'invite', 'addGroup', 'answer'] as const).map((act) => ({
    act,
    by,
    ...rest,
    checks: [asked[0]],
  }))
})
