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

type PersonInvitation = { key: string; company: string; inviter: string; message: string }

/** `key`: accepts the invitation once, within 30 days, for an account with the invited address. */
export function personInvitationMail(publicUrl: string, invitation: PersonInvitation): Message {
  const { key, company, inviter, message } = invitation
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

${publicUrl}/aanmelden#registration=${key}

Heb je al een account? Log dan in op deze pagina:

${publicUrl}/inloggen#registration=${key}

De uitnodiging werkt één keer, en niet langer dan 30 dagen. De uitnodiging is voor jouw e-mailadres: stuur deze mail niet door.

Ken je de afzender niet? Dan hoef je niets te doen.

Met vriendelijke groet,
Beterwerk
`,
  }
}

type InvitationRequest = {
  companyId: number
  company: string
  key: string
  /** null: the coach. */
  person: (InvitationUpdateInput & Account) | null
}

/** To the owner, about an invitation from the website. `key`: sends it once, within 30 days. */
export function invitationRequestMail(
  publicUrl: string,
  { companyId, company, key, person }: InvitationRequest,
): Message {
  const asked = person
    ? [
        `Wie: ${describe(person)}`,
        `Rechten: ${invitationRightsLabels[person.rights]}`,
        `Kijkt mee in: ${checkNames(person.checks)}`,
      ]
    : ['Wie: de Verbetercoach', 'Rechten: alles bekijken en bewerken, in alle verbeterchecks']
  return {
    subject: 'Bevestig de uitnodiging om mee te kijken',
    drawing: 'workers',
    body: `Hallo,

Op de website is gevraagd om iemand uit te nodigen die meekijkt bij je bedrijf. We hebben de uitnodiging nog niet verstuurd.

${[`Bedrijf: ${toSingleLine(company)}`, ...asked].join('\n')}

Heb je dit zelf gevraagd? Bevestig het dan op deze pagina. Daarna versturen we de uitnodiging:

${publicUrl}/uitnodiging-versturen#sleutel=${key}

De link werkt één keer, en niet langer dan 30 dagen.

Heb je dit niet zelf gevraagd? Bevestig dan niets, en trek de uitnodiging in. Dat doe je op deze pagina, bij "Mensen die meekijken":

${publicUrl}/bedrijven/${companyId}/checks

Met vriendelijke groet,
Beterwerk
`,
  }
}

type Account = { name: string; email: string }

const describe = ({ name, email }: Account) => `${toSingleLine(name)} (${email})`

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
