import { checkNames, invitationRightsLabels } from '#shared/domain/companies/invitation.ts'
import type { InvitationUpdateInput } from '#shared/domain/companies/invitation-input.ts'
import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

// Mails about the use of an invitation with an account of another address than the invited one. Names are user
// input, each on one line.

type Account = { name: string; email: string }
type Claim = InvitationUpdateInput & {
  company: string
  account: Account
}

const describe = ({ name, email }: Account) => `${toSingleLine(name)} (${email})`

/** To the invited address. `key`: confirms the other account once, as long as the invitation can be accepted. */
export const claimMail = (
  publicUrl: string,
  { key, company, account, rights, checks }: Claim & { key: string },
): Message => ({
  subject: 'Mag dit account jouw uitnodiging gebruiken?',
  drawing: 'workers',
  body: `Hallo,

Je kreeg een uitnodiging om in Beterwerk mee te kijken bij een bedrijf. Iemand met een account van een ander e-mailadres wil die uitnodiging gebruiken.

${[
  `Wie vraagt het: ${describe(account)}`,
  `Bedrijf: ${toSingleLine(company)}`,
  `Rechten: ${invitationRightsLabels[rights]}`,
  `Kijkt mee in: ${checkNames(checks)}`,
].join('\n')}

Is dit jouw andere account, of weet je dat deze persoon mag meekijken? Bevestig het dan op deze pagina:

${publicUrl}/uitnodiging-bevestigen#sleutel=${key}

Ken je dit account niet? Bevestig dan niets. Zonder jouw bevestiging kijkt het account niet mee. De eigenaar van het bedrijf kan het account ook bevestigen of weigeren.

Met vriendelijke groet,
Beterwerk
`,
})

export const claimToOwnerMail = (
  publicUrl: string,
  { companyId, company, account, invited, rights, checks }: Claim & { companyId: number; invited: Account },
): Message => ({
  subject: 'Iemand anders wil je uitnodiging gebruiken',
  drawing: 'workers',
  body: `Hallo,

Iemand met een account van een ander e-mailadres wil een uitnodiging van je bedrijf gebruiken. Dit account kijkt nog niet mee.

${[
  `Bedrijf: ${toSingleLine(company)}`,
  `Wie vraagt het: ${describe(account)}`,
  `Uitgenodigd: ${describe(invited)}`,
  `Rechten: ${invitationRightsLabels[rights]}`,
  `Kijkt mee in: ${checkNames(checks)}`,
].join('\n')}

Wie je uitnodigde, kreeg ook een mail, en kan het account bevestigen. Wil je het zelf bevestigen of weigeren? Dat doe je op deze pagina, bij "Mensen die meekijken":

${publicUrl}/bedrijven/${companyId}/checks

Met vriendelijke groet,
Beterwerk
`,
})

export const claimConfirmedMail = (
  publicUrl: string,
  { companyId, company }: { companyId: number; company: string },
): Message => ({
  subject: 'Je kijkt nu mee bij een bedrijf',
  drawing: 'workers',
  body: `Hallo,

Je account is bevestigd. Je kijkt nu in Beterwerk mee bij een bedrijf.

Bedrijf: ${toSingleLine(company)}

Bekijk het bedrijf op deze pagina:

${publicUrl}/bedrijven/${companyId}/checks

Met vriendelijke groet,
Beterwerk
`,
})
