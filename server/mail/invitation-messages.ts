import { checkNames, invitationRightsLabels, isSameAccount } from '#shared/domain/companies/invitation.ts'
import type { InvitationUpdateInput } from '#shared/domain/companies/invitation-input.ts'
import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

// Invitations bring user input to people who did not ask for it. They are plain text, and user input is
// recognizable: names are on one line, and a message is quoted line by line.

const quote = (typed: string) =>
  typed
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

type PersonInvitation = { email: string; key: string; company: string; inviter: string; message: string }

/** `key`: accepts the invitation once, within 30 days, for an account with this address. */
export function personInvitationMail(publicUrl: string, invitation: PersonInvitation): Message {
  const { email, key, company, inviter, message } = invitation
  const registering = new URLSearchParams({ email, push: 'registeroninvite', registration: key })
  const loggingIn = new URLSearchParams({ email, registration: key })
  return {
    subject: 'Uitnodiging om mee te kijken in Beterwerk',
    drawing: 'workers',
    body: `Hallo,

Je bent uitgenodigd om in Beterwerk mee te kijken bij een bedrijf.

Bedrijf: ${toSingleLine(company)}
Uitgenodigd door: ${toSingleLine(inviter)}

Dit bericht is voor jou geschreven:

${quote(message)}

Heb je nog geen account bij Beterwerk? Maak er dan een op deze pagina:

${publicUrl}/aanmelden?${registering}

Heb je al een account? Log dan in op deze pagina:

${publicUrl}/inloggen?${loggingIn}

De uitnodiging werkt één keer, en niet langer dan 30 dagen. De uitnodiging is voor jouw e-mailadres: stuur deze mail niet door.

Ken je de afzender niet? Dan hoef je niets te doen.

Met vriendelijke groet,
Beterwerk
`,
  }
}

type Account = { name: string; email: string }
type AcceptedInvitation = InvitationUpdateInput & {
  companyId: number
  company: string
  account: Account
  invited: Account
}

export function acceptedInvitationMail(
  publicUrl: string,
  { companyId, company, account, invited, rights, checks }: AcceptedInvitation,
): Message {
  const describe = ({ name, email }: Account) => `${toSingleLine(name)} (${email})`
  return {
    subject: 'Uitnodiging aangenomen',
    drawing: 'workers',
    body: `Hallo,

Je uitnodiging om mee te kijken bij je bedrijf is aangenomen.

${[
  `Bedrijf: ${toSingleLine(company)}`,
  `Wie kijkt mee: ${describe(account)}`,
  ...(isSameAccount(invited, account) ? [] : [`Uitgenodigd als: ${describe(invited)}`]),
  `Rechten: ${invitationRightsLabels[rights]}`,
  `Kijkt mee in: ${checkNames(checks)}`,
].join('\n')}

Klopt dit niet? Wijzig de rechten of trek de uitnodiging in. Dat doe je op deze pagina, bij "Mensen die meekijken":

${publicUrl}/bedrijven/${companyId}/checks

Met vriendelijke groet,
Beterwerk
`,
  }
}

type CoachInvitation = { id: number; company: string; city: string; inviter: string; message: string }

export const coachInvitationMail = (
  publicUrl: string,
  { id, company, city, inviter, message }: CoachInvitation,
): Message => ({
  subject: 'Uitnodiging voor de Verbetercoach',
  drawing: 'workers',
  body: `Hallo,

Een bedrijf heeft de Verbetercoach uitgenodigd om mee te kijken.

Bedrijf: ${toSingleLine(company)}
Plaats: ${toSingleLine(city) || 'niet ingevuld'}
Uitgenodigd door: ${toSingleLine(inviter)}

Dit bericht hoort erbij:

${quote(message)}

Bekijk de verbeterchecks van dit bedrijf op deze pagina:

${publicUrl}/bedrijven/${id}/checks

Met vriendelijke groet,
Beterwerk
`,
})
