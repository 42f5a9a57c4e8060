import * as v from 'valibot'

import { Author } from '#shared/domain/basics/author.ts'

export const accountEventLabels = {
  LOGGED_IN: 'Ingelogd',
  LOGIN_FAILED: 'Inloggen mislukt: verkeerd wachtwoord',
  LOGIN_CODE_FAILED: 'Inloggen mislukt: goed wachtwoord, maar een verkeerde code',
  LOGIN_PASSKEY_FAILED: 'Inloggen met een passkey mislukt',
  CONFIRMATION_FAILED: 'Verkeerd wachtwoord of verkeerde code ingevuld bij een wijziging',
  LOGGED_OUT: 'Uitgelogd',
  LOGGED_OUT_EVERYWHERE: 'Overal uitgelogd',
  ACCOUNT_CREATED: 'Account gemaakt',
  ACCOUNT_DELETED: 'Account verwijderd',
  EMAIL_VERIFIED: 'E-mailadres bevestigd',
  PASSWORD_CHANGED: 'Wachtwoord gewijzigd',
  PASSWORD_RESET_REQUESTED: 'Mail aangevraagd om een nieuw wachtwoord te kiezen',
  PASSWORD_RESET: 'Nieuw wachtwoord gekozen met de link in een mail',
  TWO_STEP_LOGIN_ON: 'Tweestapslogin aangezet',
  TWO_STEP_LOGIN_OFF: 'Tweestapslogin uitgezet',
  TWO_STEP_LOGIN_OFF_BY_ADMIN: 'Tweestapslogin uitgezet door een beheerder',
  RECOVERY_CODES_RENEWED: 'Nieuwe herstelcodes gemaakt',
  RECOVERY_CODE_USED: 'Herstelcode gebruikt',
  PASSKEY_ADDED: 'Passkey toegevoegd',
  PASSKEY_REMOVED: 'Passkey verwijderd',
  PASSKEYS_REMOVED: 'Alle passkeys verwijderd',
  ADDRESS_CHANGE_REQUESTED: 'Ander e-mailadres ingevuld',
  ADDRESS_CHANGE_CANCELLED: 'Ander e-mailadres toch niet gebruikt',
  ADDRESS_CHANGED: 'E-mailadres gewijzigd',
  ADDRESS_CHANGED_BY_ADMIN: 'E-mailadres gewijzigd door een beheerder',
  CHANGE_UNDONE: 'Wijziging van e-mailadres, wachtwoord of tweestapslogin ongedaan gemaakt',
  DETAILS_CHANGED_BY_ADMIN: 'Gegevens gewijzigd door een beheerder',
  ROLES_CHANGED: 'Rollen gewijzigd door een beheerder',
  INVITATION_SENT: 'Iemand uitgenodigd om mee te kijken',
  INVITATION_CHANGED: 'Rechten van iemand die meekijkt gewijzigd',
  INVITATION_WITHDRAWN: 'Uitnodiging of toegang van iemand ingetrokken',
  INVITATION_ANSWERED: 'Geantwoord of iemand een uitnodiging mag gebruiken',
  INVITATION_CLAIMED: 'Gevraagd om een uitnodiging te gebruiken',
  INVITATION_CLAIM_REFUSED: 'Uitnodiging gebruiken mocht niet van het bedrijf',
  INVITATION_ACCEPTED: 'Begonnen met meekijken',
  RIGHTS_CHANGED: 'Rechten bij het meekijken gewijzigd door het bedrijf',
  ACCESS_REVOKED: 'Toegang ingetrokken door het bedrijf',
  COACH_INVITED: 'Verbetercoach uitgenodigd',
  COACH_REVOKED: 'Toegang van de verbetercoach ingetrokken',
  COMPANY_RECEIVED: 'Eigenaar van een bedrijf geworden',
  COMPANY_GIVEN: 'Geen eigenaar meer van een bedrijf',
  COMPANY_DELETED: 'Bedrijf verwijderd',
  DATA_EXPORT_REQUESTED: 'Download met alle gegevens aangevraagd',
  DATA_EXPORT_PREPARED_BY_ADMIN: 'Download met alle gegevens klaargezet door een beheerder',
  DATA_EXPORT_DOWNLOADED: 'Alle gegevens gedownload',
  COMPANY_EXPORT_REQUESTED: 'Download met alles van een bedrijf aangevraagd',
  COMPANY_EXPORT_DOWNLOADED: 'Alles van een bedrijf gedownload',
  PLAN_DOWNLOADED: 'Plan van Aanpak gedownload of gemaild',
  REGISTER_DOWNLOADED: 'Register gevaarlijke stoffen gedownload',
  COMPANY_FILE_DOWNLOADED: 'Bestand uit een bedrijfsdossier gedownload',
  DEEDS_DOWNLOADED: 'Als beheerder een lijst met wijzigingen gedownload',
  ADMINISTERED: 'Als beheerder iets gewijzigd',
} as const

export type AccountEventKind = keyof typeof accountEventLabels
const accountEventKinds = Object.keys(accountEventLabels) as AccountEventKind[]

/** `happenedAt`: ISO 8601 in UTC. `company`: as far as the reader has access to it. */
export const AccountEvent = v.object({
  id: v.string(),
  kind: v.picklist(accountEventKinds),
  happenedAt: v.string(),
  company: v.nullable(v.object({ id: v.number(), name: v.string() })),
})
export type AccountEvent = v.InferOutput<typeof AccountEvent>

/** For administrators. `actor`: who did it, when that was not the user; null also when nobody knows. */
export const UserAccountEvent = v.object({ ...AccountEvent.entries, actor: v.nullable(Author) })
export type UserAccountEvent = v.InferOutput<typeof UserAccountEvent>
