import * as v from 'valibot'

import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { SystemRole } from '#shared/domain/basics/role.ts'
import {
  checkbox,
  INVALID,
  optionalPassword,
  REQUIRED,
  required,
  requiredEmail,
  text,
} from '#shared/domain/basics/rules.ts'

export const accountFunctions = [
  'Arboprofessional',
  'Personeelsvertegenwoordiger',
  'Werkgever/manager',
  'Werknemer',
  'Werkzaam in andere functie',
] as const

export const OTHER_BRANCH = 'Anders'

export const accountBranches: readonly string[] = [
  'Bouwbedrijven',
  'Chemie en kunststof Industrie',
  'Detailhandel',
  'Dienstverlening',
  'Groothandel',
  'Horeca',
  'Hout- en meubelindustrie',
  'Installatie-/isolatiebedrijven',
  'Landbouw veeteelt en visserij',
  'Metaalbewerking',
  'Metalektro',
  'Motorvoertuigen garages en tankstations',
  'Overige industrie',
  'Papier en karton',
  'Publieke sector/overheid',
  'Schilders- afbouw- en onderhoudsbedrijven',
  'Transportmiddelen',
  'Vervoer en opslag',
  'Voedingsmiddelenindustrie',
  'Weg- en waterbouw',
  'Zorg',
  OTHER_BRANCH,
]

/** `branch` and `function` may be empty. */
export const AccountInput = v.object({
  firstName: required(),
  middleName: v.optional(text(), ''),
  lastName: required(),
  emailAddress: requiredEmail(),
  branch: v.optional(text(), ''),
  function: v.optional(v.picklist(['', ...accountFunctions], INVALID), ''),
  receivesNewsletter: checkbox(),
  /** The current password, required to change the address: a user with that address can set a new password. */
  password: v.optional(optionalPassword(), ''),
  revision: BaseRevision,
})
export type AccountInput = v.InferOutput<typeof AccountInput>

export const requiresPassword = (current: string, emailAddress: string) => emailAddress.trim() !== current

/** For the account with the address `current`: another address requires the password. */
export const createAccountInputSchema = (current: string) =>
  v.pipe(
    AccountInput,
    v.forward(
      v.partialCheck(
        [['emailAddress'], ['password']],
        ({ emailAddress, password }) => password !== '' || !requiresPassword(current, emailAddress),
        REQUIRED,
      ),
      ['password'],
    ),
  )

/**
 * `pendingEmailAddress`: the new one, until the mail to it is answered. `isEmailVerified`: the user has shown that the
 * address is theirs. `revision`: increases when the account is saved, also by an administrator.
 */
export const Account = v.object({
  id: v.number(),
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  fullName: v.string(),
  emailAddress: v.string(),
  pendingEmailAddress: v.nullable(v.string()),
  isEmailVerified: v.boolean(),
  branch: v.string(),
  function: v.string(),
  receivesNewsletter: v.boolean(),
  roles: v.array(SystemRole),
  revision: v.number(),
})
export type Account = v.InferOutput<typeof Account>
