import type { AccountInput } from '#shared/domain/accounts/account.ts'
import { accountEventLabels } from '#shared/domain/accounts/account-event.ts'
import { browserName } from '#shared/domain/accounts/open-session.ts'
import { formatRoles } from '#shared/domain/accounts/role-labels.ts'
import type { UserUpdateInput } from '#shared/domain/admin/admin-user.ts'
import { invitationRightsLabels, inviteeLabels } from '#shared/domain/companies/invitation.ts'
import type { Contents } from '../contents.ts'
import { adminActionsTable } from './admin-actions.ts'
import { type Html, html } from './html.ts'
import { facts, formFacts, moment, table, yesOrNo } from './parts.ts'
import type { Section } from './section.ts'

type Snapshot = Contents['snapshot']

function account({ person: { person } }: Snapshot): Html {
  const [own] = person
  return facts([
    ...formFacts<Omit<AccountInput & UserUpdateInput, 'password' | 'revision'>>({
      first_name: ['Voornaam', own!.first_name],
      middle_name: ['Tussenvoegsel', own!.middle_name],
      last_name: ['Achternaam', own!.last_name],
      email_address: ['E-mailadres', own!.email],
      branch: ['Branche', own!.branch],
      function: ['Functie', own!.function],
      roles: ['Rollen', formatRoles(own!.roles)],
      receives_newsletter: ['Nieuwsbrief', yesOrNo(own!.receives_newsletter)],
    }),
    ['Account gemaakt', moment(own!.created_at)],
    ['Nummer', own!.id],
  ])
}

function logins({
  person: { person, session, password_reset, two_step_setup, recovery_code, passkey },
}: Snapshot): Html {
  return html`${facts([
    ['Tweestapslogin', person[0]!.two_step_login ? 'Staat aan' : 'Staat uit'],
    ['Tweestapslogin begonnen', two_step_setup.map(({ started_at }) => moment(started_at))],
    [
      'Herstelcodes',
      recovery_code.length > 0 &&
        `${recovery_code.length}, waarvan ${recovery_code.filter(({ used_at }) => used_at !== null).length} gebruikt`,
    ],
  ])}${
    passkey.length > 0 &&
    table(
      { caption: 'Passkeys', headings: ['Naam', 'Toegevoegd', 'Laatst gebruikt'], none: '' },
      passkey.map(({ name, created_at, last_used_at }) => [
        name,
        moment(created_at),
        last_used_at === null ? 'Nog niet' : moment(last_used_at),
      ]),
    )
  }${table(
    { caption: 'Ingelogd', headings: ['Begin', 'Einde', 'Browser'], none: 'Je bent nu nergens ingelogd.' },
    session.map(({ created_at, expires_at, browser, system }) => [
      moment(created_at),
      moment(expires_at),
      browserName({ browser, system }),
    ]),
  )}${
    password_reset.length > 0 &&
    table(
      { caption: 'Nieuw wachtwoord aangevraagd', headings: ['Link werkte tot', 'Gebruikt'], none: '' },
      password_reset.map(({ expires_at, used_at }) => [moment(expires_at), moment(used_at)]),
    )
  }`
}

const events = ({ person: { audit_event } }: Snapshot): Html =>
  table(
    { caption: 'Recente activiteit', headings: ['Moment', 'Wat'], none: 'Er is niets gebeurd.' },
    audit_event.map(({ happened_at, kind }) => [moment(happened_at), accountEventLabels[kind]]),
  )

const orders = ({ person: { shop_order } }: Snapshot): Html =>
  table(
    {
      caption: 'Bestellingen',
      headings: ['Datum', 'Bezorgd bij', 'Producten'],
      none: 'Je hebt geen bestellingen.',
    },
    shop_order.map(({ created_at, name, street, house_number, zip_code, city, email, products }) => [
      moment(created_at),
      [name, `${street} ${house_number}`, `${zip_code} ${city}`, email].filter(Boolean).join('\n'),
      products.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n'),
    ]),
  )

const cart = ({ person: { cart_item } }: Snapshot): Html =>
  table(
    { caption: 'Winkelwagen', headings: ['Materiaal', 'Aantal'], none: 'Je winkelwagen is leeg.' },
    cart_item.map(({ product_id, quantity }) => [`Materiaal ${product_id}`, String(quantity)]),
  )

const mails = ({ person: { mail_outbox } }: Snapshot): Html =>
  table(
    { caption: 'Mails', headings: ['Onderwerp', 'Verstuurd'], none: 'We hebben je geen mails gestuurd.' },
    mail_outbox.map(({ subject, sent_at, created_at }) => [
      subject,
      sent_at === null ? `Nog niet, gemaakt op ${moment(created_at)}` : moment(sent_at),
    ]),
  )

const invitations = ({ person: { invitation, invitation_claim, owner_invitation } }: Snapshot): Html =>
  table(
    {
      caption: 'Uitnodigingen',
      headings: ['Bedrijf', 'Waarvoor', 'Wanneer'],
      none: 'Je hebt geen uitnodigingen.',
    },
    [
      ...invitation.map(({ company_name, role, rights, message, created_at, accepted_at, expires_at }) => [
        company_name,
        [inviteeLabels[role], invitationRightsLabels[rights], message].join('\n'),
        accepted_at === null
          ? `Gekregen op ${moment(created_at)}, werkt tot ${moment(expires_at)}`
          : `Aangenomen op ${moment(accepted_at)}`,
      ]),
      ...invitation_claim.map(({ company_name, created_at }) => [
        company_name,
        'Een uitnodiging voor een ander e-mailadres gebruiken',
        `Gevraagd op ${moment(created_at)}`,
      ]),
      ...owner_invitation.map(({ company_name, created_at, expires_at }) => [
        company_name,
        'Eigenaar worden',
        `Gekregen op ${moment(created_at)}, werkt tot ${moment(expires_at)}`,
      ]),
    ],
  )

export function accountSections(snapshot: Snapshot): Section[] {
  const { person, asAdministrator } = snapshot
  const sections: Section[] = [
    { id: 'account', title: 'Je account', content: () => [account(snapshot)] },
    { id: 'inloggen', title: 'Inloggen', content: () => [logins(snapshot), events(snapshot)] },
    { id: 'bestellingen', title: 'Je bestellingen', content: () => [orders(snapshot), cart(snapshot)] },
    { id: 'mails', title: 'Mails aan jou', content: () => [mails(snapshot)] },
    { id: 'uitnodigingen', title: 'Uitnodigingen aan jou', content: () => [invitations(snapshot)] },
    {
      id: 'beheer',
      title: 'Wat beheerders deden',
      content: () => [
        adminActionsTable(
          'Wijzigingen door beheerders',
          'Beheerders hebben niets aan je account gewijzigd.',
          person.audit_record,
        ),
      ],
    },
  ]
  if (asAdministrator.audit_record.length > 0)
    sections.push({
      id: 'als-beheerder',
      title: 'Wat je als beheerder deed',
      content: () => [adminActionsTable('Wijzigingen door jou', '', asAdministrator.audit_record)],
    })
  return sections
}
