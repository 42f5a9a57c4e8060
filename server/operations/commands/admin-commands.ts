import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { makeAdministrator } from '#server/admin/make-administrator.ts'
import { sweepAll } from '#server/admin/retention/sweeper.ts'
import {
  type AuditSource,
  auditSources,
  hasLink,
  verifyChain,
} from '#server/history/audit-chain/verify-chain.ts'
import { readDeletions } from '#server/platform/backup/deletion-file.ts'
import { endAfterRestore } from '#server/platform/backup/end-after-restore.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { setMaintenance } from '#server/platform/maintenance/maintenance.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { recordBackup } from '#server/platform/runtime/last-backup.ts'
import { checkObjects } from '#server/platform/storage/object-checker.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { requiredEmail } from '#shared/domain/basics/rules.ts'
import { listLost } from './lost-objects.ts'
import { repeatDeletions } from './repeat-deletions.ts'

/** The message is a sentence for the operator. */
export class CommandError extends Error {}

type Context = { db: Kysely<Database>; config: Config }

type Command = {
  usage: string
  /** Returns what to tell the operator. */
  run: (context: Context, args: string[]) => Promise<string>
}

async function make({ db, config }: Context, [typed]: string[]): Promise<string> {
  const address = v.safeParse(requiredEmail(), typed)
  if (!address.success) throw new CommandError(`"${typed ?? ''}" is not an e-mail address.`)
  const email = address.output
  const outcome = await makeAdministrator(db, config, email)
  if (outcome.kind === 'ALREADY') return `${email} is an administrator already.`
  if (outcome.kind === 'ROLE_GIVEN')
    return `${email} is an administrator now, and logs in again with the password it had.`
  return [
    `${email} has an account now, and is an administrator. Set its password on this page, within an hour; the link works once:`,
    `${config.publicUrl}/wachtwoord-resetten#token=${outcome.token}`,
  ].join('\n')
}

async function sweep({ db, config }: Context): Promise<string> {
  const swept = Object.entries(await sweepAll(db, config)).map(([kind, count]) => `${kind} ${count}`)
  return swept.length > 0 ? `Deleted: ${swept.join(', ')}.` : 'Nothing was kept long enough.'
}

async function maintenance({ db }: Context, [state]: string[]): Promise<string> {
  if (state !== 'on' && state !== 'off') throw new CommandError('Maintenance is on or off.')
  await setMaintenance(db, state === 'on')
  return state === 'on'
    ? 'Maintenance is on: from the next second on, every server refuses what changes something.'
    : 'Maintenance is off.'
}

async function checkFiles({ db, config }: Context): Promise<string> {
  const storage = await openStorage(config)
  const lost = await checkObjects(db, storage).finally(storage.close)
  if (lost.length === 0) return 'Every stored object is what was stored.'
  throw new CommandError(
    `${lost.length} stored objects are not what was stored. Put them back from a backup, under the same key:\n${listLost(lost)}`,
  )
}

async function repeat({ db, config }: Context, [file]: string[]): Promise<string> {
  if (!file) throw new CommandError('Which file? npm run admin -- repeat-deletions FILE')
  const deletions = await readDeletions(file).catch(({ message }: Error) => {
    throw new CommandError(`The file cannot be read: ${message}.`)
  })
  const { companies, people, left } = await repeatDeletions(db, config, deletions)
  const outcome = `Of ${deletions.length} deletions, ${companies} companies and ${people} accounts had come back, and were deleted again.`
  if (left.length === 0) return outcome
  throw new CommandError(
    `${outcome} These accounts own a company again, which somebody else had got: give it to its owner and delete the account by hand: ${left.join(', ')}.`,
  )
}

/** `noted`: ends of chains from the log, such as EVENT:120:1f…. */
async function verifyAudit({ db, config }: Context, noted: string[]): Promise<string> {
  const lines: string[] = []
  let isBroken = false
  for (const source of auditSources) {
    const { links, head, problem } = await verifyChain(db, source, config.auditDays)
    const end = head ? `, up to ${source}:${head.number}:${head.hash}` : ''
    lines.push(`${source}: ${links} links are right${end}${problem ? `; then ${problem}` : ''}.`)
    isBroken ||= problem !== undefined
  }
  for (const text of noted) {
    const [, source, number, hash] = /^(RECORD|EVENT):(\d+):([\da-f]{64})$/.exec(text) ?? []
    if (!source || !number || !hash) throw new CommandError(`"${text}" is no end of a chain.`)
    if (await hasLink(db, source as AuditSource, { number, hash })) continue
    lines.push(`The chain does not contain ${text}: it was made anew, or that link was kept long enough.`)
    isBroken = true
  }
  if (isBroken) throw new CommandError(lines.join('\n'))
  return lines.join('\n')
}

const commands: Record<string, Command> = {
  make: { usage: 'make EMAIL', run: make },
  sweep: { usage: 'sweep', run: sweep },
  'check-files': { usage: 'check-files', run: checkFiles },
  'after-restore': {
    usage: 'after-restore',
    run: async ({ db }) =>
      `Everybody has to log in again (${await endAfterRestore(db)} sessions), and links to set a password have lost their effect.`,
  },
  'repeat-deletions': { usage: 'repeat-deletions FILE', run: repeat },
  'verify-audit': { usage: 'verify-audit [END…]', run: verifyAudit },
  'record-backup': {
    usage: 'record-backup',
    run: async ({ db }) => {
      await recordBackup(db)
      return 'It is recorded that a complete backup was made just now.'
    },
  },
  maintenance: { usage: 'maintenance on|off', run: maintenance },
}

/** On a migrated database. `args`: name and arguments. Returns what to tell the operator. Throws a CommandError. */
export function runAdminCommand(context: Context, [name = '', ...args]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command.run(context, args)
  const usages = Object.values(commands).map(({ usage }) => `npm run admin -- ${usage}`)
  throw new CommandError(`Which command? ${usages.join(', ')}`)
}
