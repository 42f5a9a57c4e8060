// The mails about an account. None of them holds anything a visitor typed: whoever registers somebody else's address
// must not be able to send that person words of their own.

export type Message = { subject: string; body: string }

/** Says that there is an account now. `publicUrl`: the portal's own address, without a slash at the end. */
export const welcomeMail = (publicUrl: string): Message => ({
  subject: 'Welkom bij Beterwerk',
  body: `Hallo,

Je account bij Beterwerk is klaar. Met dit e-mailadres en je wachtwoord log je in:

${publicUrl}/inloggen

Maak daarna je bedrijf aan. Dan kun je de verbeterchecks doen.

Heb je zelf geen account gemaakt? Dan heeft iemand anders jouw e-mailadres ingevuld. Via ${publicUrl}/wachtwoord-vergeten kies je een eigen wachtwoord. Daarna kan die ander niet meer inloggen.

Met vriendelijke groet,
Beterwerk
`,
})

/** Leads to a new password. `token`: what proves that the mail was read; it works once, for an hour. */
export const passwordResetMail = (publicUrl: string, token: string): Message => ({
  subject: 'Nieuw wachtwoord kiezen',
  body: `Hallo,

Je hebt een nieuw wachtwoord aangevraagd voor Beterwerk. Kies het op deze pagina:

${publicUrl}/wachtwoord-resetten?token=${token}

De link werkt één keer, en niet langer dan een uur.

Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.

Met vriendelijke groet,
Beterwerk
`,
})

/** Goes to the address an account had, and says that it has another now. `helpline`: telephone number, as people read it. */
export const addressChangedMail = (helpline: string): Message => ({
  subject: 'Je e-mailadres is gewijzigd',
  body: `Hallo,

Je account bij Beterwerk heeft een ander e-mailadres gekregen. Daarmee log je voortaan in. Je wachtwoord is hetzelfde gebleven.

Heb je dit zelf gedaan? Dan hoef je niets te doen.

Heb je dit niet zelf gedaan? Dan kent iemand anders je wachtwoord. Bel ons meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
