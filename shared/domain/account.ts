import * as v from 'valibot'

import { SystemRole } from './role.ts'
import { checkbox, INVALID, optionalPassword, REQUIRED, required, requiredEmail, text } from './rules.ts'

/** What somebody does at work. */
export const accountFunctions = [
  'Arboprofessional',
  'Personeelsvertegenwoordiger',
  'Werkgever/manager',
  'Werknemer',
  'Werkzaam in andere functie',
] as const

/** The choice after which somebody names the branch in words of their own. */
export const OTHER_BRANCH = 'Anders'

/** The branches somebody can work in; any other is free text. */
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

/** What somebody may change of their own account. `branch` and `function` may stay empty. */
export const AccountInput = v.object({
  firstName: required(),
  middleName: v.optional(text(), ''),
  lastName: required(),
  emailAddress: requiredEmail(),
  branch: v.optional(text(), ''),
  function: v.optional(v.picklist(['', ...accountFunctions], INVALID), ''),
  receivesNewsletter: checkbox(),
  /** Proves who asks. Only another address takes it, since whoever has the address can get a new password. */
  password: v.optional(optionalPassword(), ''),
})
export type AccountInput = v.InferOutput<typeof AccountInput>

/** Whether this change of an account with the address `current` takes the password. */
export const requiresPassword = (current: string, emailAddress: string) => emailAddress.trim() !== current

/** `AccountInput` for the account with the address `current`: another address asks for the password. */
export const accountInputFor = (current: string) =>
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

/** Somebody's own account. */
export const Account = v.object({
  id: v.number(),
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  fullName: v.string(),
  emailAddress: v.string(),
  branch: v.string(),
  function: v.string(),
  receivesNewsletter: v.boolean(),
  roles: v.array(SystemRole),
})
export type Account = v.InferOutput<typeof Account>
