import { isDeepStrictEqual } from 'node:util'

import type { Kysely } from 'kysely'
import { announceAddressByAdmin } from '#server/accounts/account/account-undo.ts'
import { voidAddressChange } from '#server/accounts/account/address-change.ts'
import { announceAdministrator, lockAdministrators } from '#server/accounts/account/administrators.ts'
import { voidPasswordResets } from '#server/accounts/account/password-queries.ts'
import { emailTaken, findLastEditor, updateAccount, userGone } from '#server/accounts/account/queries.ts'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { requireRevision } from '#server/history/authoring/changes.ts'
import type { Database, StoredChange } from '#server/platform/database/schema.ts'
import { type CurrentUser, requireConfirmedIdentity } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { deleteSessionsOf } from '#server/platform/session/queries.ts'
import { isSystemRole, sortRoles } from '#shared/domain/accounts/role-labels.ts'
import type { UserDetails, UserUpdateInput } from '#shared/domain/admin/admin-user.ts'
import { columnsOf, findUserForUpdate } from './user-queries.ts'

const OWN_ADMIN_ROLE = 'Je kunt je eigen rol beheerder niet weghalen. Vraag het een andere beheerder.'
const OWN_ADDRESS = 'Je eigen e-mailadres wijzig je bij Mijn gegevens.'
const UNKNOWN_ROLE = 'Deze rol bestaat niet.'

const fields = ['emailAddress', 'firstName', 'middleName', 'lastName', 'roles', 'receivesNewsletter'] as const

type Input = Omit<UserUpdateInput, 'revision'>

function changesBetween({ roles, ...rest }: UserDetails, input: Input): StoredChange[] {
  const stored = { ...rest, roles: sortRoles(roles) }
  return fields
    .filter((field) => !isDeepStrictEqual(stored[field], input[field]))
    .map((field) => ({ field, from: stored[field], to: input[field] }))
}

/**
 * Refuses roles that do not exist, unless the user has them already, and taking the role of administrator from oneself.
 */
function requireValidRoles(stored: UserDetails, { roles }: Input, editorId: number) {
  if (roles.some((role) => !isSystemRole(role) && !stored.roles.includes(role)))
    throw new Refusal(400, [{ field: 'roles', message: UNKNOWN_ROLE }])
  const losesAdmin = stored.roles.includes('BW_ADMIN') && !roles.includes('BW_ADMIN')
  if (losesAdmin && stored.id === editorId)
    throw new Refusal(400, [{ field: 'roles', message: OWN_ADMIN_ROLE }], 'OWN_ADMIN_ROLE')
}

/**
 * A new address voids mailed links; it or new roles end all sessions but the editor's own, and need a confirmed identity.
 * Of two administrators who take the role from each other, one succeeds. Returns whether mail was queued. Refuses with 404,
 * 409 (saved since `revision`), 403 and 400 (a taken address, an unknown role, one's own address or role).
 */
export const changeUser = (
  db: Kysely<Database>,
  settings: Pick<Config, 'publicUrl' | 'helpline'>,
  id: number,
  { revision, ...input }: UserUpdateInput,
  editor: CurrentUser,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { id: editorId } = editor
    const administrators = await lockAdministrators(transaction)
    if (!administrators.includes(editorId)) throw new Refusal(403)
    const stored = await findUserForUpdate(transaction, id)
    if (!stored) throw userGone()
    const changes = changesBetween(stored, input)
    if (changes.length === 0) return false
    const lastEditor = await findLastEditor(transaction, id)
    requireRevision(revision, { revision: stored.revision, updatedBy: lastEditor?.name ?? null })
    requireValidRoles(stored, input, editorId)
    const isNewAddress = stored.emailAddress !== input.emailAddress
    const hasNewRoles = changes.some(({ field }) => field === 'roles')
    if (isNewAddress && id === editorId)
      throw new Refusal(400, [{ field: 'emailAddress', message: OWN_ADDRESS }])
    if (isNewAddress || hasNewRoles) requireConfirmedIdentity(editor)
    const isUpdated = await updateAccount(transaction, id, columnsOf(input), editorId)
    if (!isUpdated) throw emailTaken('emailAddress')
    await recordAdminAction(transaction, {
      actorId: editorId,
      action: 'USER_CHANGED',
      personIds: [id],
      changes,
    })
    if (isNewAddress || hasNewRoles)
      await deleteSessionsOf(transaction, id, id === editorId ? editor.sessionHash : undefined)
    if (isNewAddress) {
      await voidPasswordResets(transaction, id)
      await voidAddressChange(transaction, id)
      const addresses = { email: stored.emailAddress, newEmail: input.emailAddress }
      await announceAddressByAdmin(transaction, settings, { personId: id, ...addresses })
    }
    const isNewAdministrator = input.roles.includes('BW_ADMIN') && !stored.roles.includes('BW_ADMIN')
    if (isNewAdministrator) await announceAdministrator(transaction, settings, { id, by: editor.fullName })
    return isNewAddress || isNewAdministrator
  })
