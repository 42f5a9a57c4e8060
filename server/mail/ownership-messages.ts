import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

// Mails about the owner of a company. The only user input is the name of the company, on one line.

type OwnerInvitation = { key: string; company: string }

/** To an address without an account. `key`: accepts once, within 30 days, for an account with this address. */
export function ownerInvitationMail(publicUrl: string, { key, company }: OwnerInvitation): Message {
  return {
    subject: 'Uitnodiging om eigenaar te worden in Beterwerk',
    drawing: 'workshop',
    body: `Hallo,

Je bent uitgenodigd om in Beterwerk de eigenaar van een bedrijf te worden. Je beheert dan de gegevens en de verbeterchecks van dit bedrijf, en je bepaalt wie er meekijkt.

Bedrijf: ${toSingleLine(company)}

Maak een account op deze pagina. Gebruik het e-mailadres waarop je deze mail kreeg:

${publicUrl}/aanmelden#registration=${key}

Heb je intussen een account met dit e-mailadres? Log dan in op deze pagina:

${publicUrl}/inloggen#registration=${key}

De uitnodiging werkt één keer, en niet langer dan 30 dagen. Stuur deze mail niet door.

Ken je dit bedrijf niet? Dan hoef je niets te doen.

Met vriendelijke groet,
Beterwerk
`,
  }
}

export const newOwnerMail = (
  publicUrl: string,
  { companyId, company }: { companyId: number; company: string },
): Message => ({
  subject: 'Je bent nu eigenaar van een bedrijf',
  drawing: 'workshop',
  body: `Hallo,

Je bent in Beterwerk nu de eigenaar van een bedrijf. Je beheert de gegevens en de verbeterchecks, en je bepaalt wie er meekijkt.

Bedrijf: ${toSingleLine(company)}

Bekijk het bedrijf op deze pagina:

${publicUrl}/bedrijven/${companyId}/checks

Met vriendelijke groet,
Beterwerk
`,
})

export const formerOwnerMail = (helpline: string, company: string): Message => ({
  subject: 'Je bent geen eigenaar meer van een bedrijf',
  drawing: 'workshop',
  body: `Hallo,

Een beheerder van Beterwerk heeft een bedrijf een andere eigenaar gegeven. Jij kunt niet meer bij dit bedrijf. Wat je hebt geschreven, blijft bewaard met je naam erbij.

Bedrijf: ${toSingleLine(company)}

Klopt dit niet? Bel ons dan: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
