import { formatInstant, formatTime } from '#shared/domain/basics/date.ts'
import type { MailDrawing } from './drawings.ts'

// Mails about an account contain no user input except a first name (`withGreeting`): a visitor who registers the
// address of another person must not be able to send that person a text.

export type Message = { subject: string; body: string; drawing: MailDrawing }

/**
 * `publicUrl`: the address of the portal, without a slash at the end. `token`: verifies the address, once and
 * within a week; undefined when it is verified already.
 */
export const welcomeMail = (publicUrl: string, token?: string): Message => ({
  subject: 'Welkom bij Beterwerk',
  drawing: 'workshop',
  body: `Hallo,

Je account bij Beterwerk is klaar. ${
    token
      ? `Bevestig eerst je e-mailadres op deze pagina. Daarna kun je ook anderen uitnodigen:

${publicUrl}/e-mailadres-bevestigen#token=${token}

De link werkt één keer, en niet langer dan een week. `
      : ''
  }Met dit e-mailadres en je wachtwoord log je in:

${publicUrl}/inloggen

Maak daarna je bedrijf aan. Dan kun je de verbeterchecks doen.

Heb je zelf geen account gemaakt? Dan heeft iemand anders jouw e-mailadres ingevuld. ${token ? 'Bevestig het dan niet. ' : ''}Via ${publicUrl}/wachtwoord-vergeten kies je een eigen wachtwoord. Daarna kan die ander niet meer inloggen.

Met vriendelijke groet,
Beterwerk
`,
})

/** `token`: works once, within a week. */
export const verificationMail = (publicUrl: string, token: string): Message => ({
  subject: 'Bevestig je e-mailadres',
  drawing: 'lock',
  body: `Hallo,

Laat weten dat dit e-mailadres van jou is. Daarna kun je in Beterwerk ook anderen uitnodigen. Bevestig het op deze pagina:

${publicUrl}/e-mailadres-bevestigen#token=${token}

De link werkt één keer, en niet langer dan een week.

Heb je zelf geen account gemaakt? Bevestig dan niets. Dan heeft iemand anders jouw e-mailadres ingevuld.

Met vriendelijke groet,
Beterwerk
`,
})

/** `token`: works once, for an hour. */
export const passwordResetMail = (publicUrl: string, token: string): Message => ({
  subject: 'Nieuw wachtwoord kiezen',
  drawing: 'lock',
  body: `Hallo,

Je hebt een nieuw wachtwoord aangevraagd voor Beterwerk. Kies het op deze pagina:

${publicUrl}/wachtwoord-resetten#token=${token}

De link werkt één keer, en niet langer dan een uur.

Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.

Met vriendelijke groet,
Beterwerk
`,
})

/** To a new address, which counts once it is confirmed. `token`: works once, for a day. */
export const confirmAddressMail = (publicUrl: string, token: string): Message => ({
  subject: 'Bevestig je nieuwe e-mailadres',
  drawing: 'lock',
  body: `Hallo,

Dit is het nieuwe e-mailadres voor een account bij Beterwerk. Bevestig het op deze pagina. Daarna log je in met dit adres:

${publicUrl}/nieuw-e-mailadres-bevestigen#token=${token}

De link werkt één keer, en niet langer dan 24 uur.

Heb je hier niet om gevraagd? Dan hoef je niets te doen. Er verandert dan niets.

Met vriendelijke groet,
Beterwerk
`,
})

const changes = {
  PASSWORD: {
    subject: 'Je wachtwoord is gewijzigd',
    what: 'Het wachtwoord van je account bij Beterwerk is gewijzigd op',
    effect: 'Op andere apparaten ben je uitgelogd.',
  },
  ADDRESS: {
    subject: 'Je e-mailadres is gewijzigd',
    what: 'Je account bij Beterwerk heeft een ander e-mailadres gekregen op',
    effect: 'Daarmee log je voortaan in. Je wachtwoord is hetzelfde gebleven.',
  },
  TWO_STEP_LOGIN: {
    subject: 'Tweestapslogin staat aan',
    what: 'Tweestapslogin is ingesteld voor je account bij Beterwerk op',
    effect:
      'Bij het inloggen vul je voortaan ook een code in uit de app op je telefoon. Bewaar je herstelcodes op een veilige plek. Daarmee log je in als je de app niet meer hebt.',
  },
}

/**
 * To the address before the change. `token`: undoes it once, within seven days. `helpline`: the telephone number as
 * it is displayed.
 */
export function accountChangedMail(
  { publicUrl, helpline }: { publicUrl: string; helpline: string },
  { kind, changedAt, token }: { kind: keyof typeof changes; changedAt: Date; token: string },
): Message {
  const { subject, what, effect } = changes[kind]
  const instant = changedAt.toISOString()
  return {
    subject,
    drawing: 'lock',
    body: `Hallo,

${what} ${formatInstant(instant)} om ${formatTime(instant)} uur. ${effect}

Heb je dit zelf gedaan? Dan hoef je niets te doen.

Was jij dit niet? Dan kent iemand anders je wachtwoord. Maak de wijziging ongedaan op deze pagina, en kies een nieuw wachtwoord:

${publicUrl}/wijziging-ongedaan-maken#token=${token}

De link werkt één keer, en niet langer dan zeven dagen. Lukt het niet? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
  }
}

type Links = { publicUrl: string; helpline: string }
/** `token`: undoes the change once, within seven days. */
type UndoableChange = { changedAt: Date; token: string }

const momentOf = (changedAt: Date) => {
  const instant = changedAt.toISOString()
  return `${formatInstant(instant)} om ${formatTime(instant)} uur`
}

export const addressChangedByAdminMail = (
  { publicUrl, helpline }: Links,
  { changedAt, token }: UndoableChange,
): Message => ({
  subject: 'Je e-mailadres is gewijzigd',
  drawing: 'lock',
  body: `Hallo,

Een beheerder van Beterwerk heeft je account een ander e-mailadres gegeven op ${momentOf(changedAt)}. Daarmee log je voortaan in. Je wachtwoord is hetzelfde gebleven.

Heb je hier niet om gevraagd? Maak de wijziging ongedaan op deze pagina, en kies een nieuw wachtwoord:

${publicUrl}/wijziging-ongedaan-maken#token=${token}

De link werkt één keer, en niet langer dan zeven dagen. Lukt het niet? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})

/** To the new address. */
export const addressGivenByAdminMail = (
  { publicUrl, helpline }: Links,
  { changedAt, token }: UndoableChange,
): Message => ({
  subject: 'Je account heeft dit e-mailadres gekregen',
  drawing: 'lock',
  body: `Hallo,

Een beheerder van Beterwerk heeft een account dit e-mailadres gegeven op ${momentOf(changedAt)}. Daarmee log je voortaan in. Je wachtwoord is hetzelfde gebleven.

Heb je hier niet om gevraagd? Maak de wijziging dan ongedaan op deze pagina:

${publicUrl}/wijziging-ongedaan-maken#token=${token}

De link werkt één keer, en niet langer dan zeven dagen. Lukt het niet? Bel ons dan: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
