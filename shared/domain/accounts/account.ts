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

/** The functions a user can choose. */
export const accountFunctions = [
  'Arboprofessional',
  'Personeelsvertegenwoordiger',
  'Werkgever/manager',
  'Werknemer',
  'Werkzaam in andere functie',
] as const

/** The choice that lets the user enter a branch as free text. */
export const OTHER_BRANCH = 'Anders'

/** The branches a user can choose. */
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

/** The input to change one's own account. `branch` and `function` may be empty. */
export const AccountInput = v.object({
  firstName: required(),
  middleName: v.optional(text(), ''),
  lastName: required(),
  emailAddress: requiredEmail(),
  branch: v.optional(text(), ''),
  function: v.optional(v.picklist(['', ...accountFunctions], INVALID), ''),
  receivesNewsletter: checkbox(),
  /** The current password, required to change the address, since a user with that address can set a new password. */
  password: v.optional(optionalPassword(), ''),
  revision: BaseRevision,
})
export type AccountInput = v.InferOutput<typeof AccountInput>

/** Whether this change of an account with the address `current` requires the password. */
export const requiresPassword = (current: string, emailAddress: string) => emailAddress.trim() !== current

/** Returns `AccountInput` for the account with the address `current`: another address requires the password. */
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

/** The account of the user. */
export const Account = v.object({
  id: v.number(),
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  fullName: v.string(),
  emailAddress: v.string(),
  /** The new address, as long as the mail to it was not answered; null when none waits. */
  pendingEmailAddress: v.nullable(v.string()),
  /** Whether the user has shown that this address is theirs. */
  isEmailVerified: v.boolean(),
  branch: v.string(),
  function: v.string(),
  receivesNewsletter: v.boolean(),
  roles: v.array(SystemRole),
  /** Increases when the account is saved, also by an administrator. */
  revision: v.number(),
})
export type Account = v.InferOutput<typeof Account>
