import fc from 'fast-check'

import type { Check } from '#shared/domain/basics/check.ts'
import type { commands } from './tenant-commands.ts'
import { actors, rights, testedChecks } from './tenant-model.ts'

type CommandName = keyof typeof commands

const planOf = <By>(by: fc.Arbitrary<By>, ...names: CommandName[]) =>
  fc.record(
    {
      command: fc.constantFrom(...names),
      by,
      /** Index of the company, counted back from the last; likewise for the others. */
      company: fc.nat(3),
      invitation: fc.nat(3),
      group: fc.nat(3),
      /** Whether the path combines the invitation or group with that company instead of its own. */
      isMismatched: fc.boolean(),
      rights: fc.constantFrom(...rights),
      checks: fc.subarray<Check>([...testedChecks, 'WELDING_SMOKE'], { minLength: 1 }),
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

/** What the command applies to is chosen when it runs. */
export type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never

export const histories = fc.array(plan, { minLength: 1, maxLength: 20, size: 'max' })

/** Els and Kim create a company each, invite a person and answer a question about a function group. */
export const setup: Plan[] = (['els', 'kim'] as const).flatMap((by) => {
  const rest = { company: 0, invitation: 0, group: 0, isMismatched: false, rights: 'WRITE' } as const
  return (['create', 'invite', 'addGroup', 'answer'] as const).map((command) => ({
    command,
    by,
    ...rest,
    checks: [testedChecks[0]],
  }))
})
