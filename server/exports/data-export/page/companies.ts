import { checkLabels } from '#shared/domain/basics/check.ts'
import { companySizeLabels } from '#shared/domain/companies/company.ts'
import type { CompanyUpdateForm } from '#shared/domain/companies/company-input.ts'
import { invitationRightsLabels, inviteeLabels } from '#shared/domain/companies/invitation.ts'
import type { Contents } from '../contents.ts'
import { adminActionsTable } from './admin-actions.ts'
import { checksOf } from './checks.ts'
import { type Html, html } from './html.ts'
import { actionPoint, advice, companyRecord, items, photoList, visitReport } from './improvements.ts'
import { addressOf, facts, formFacts, list, moment, table, webLink, written, yesOrNo } from './parts.ts'
import type { Section } from './section.ts'

type Company = Contents['snapshot']['companies']['company'][number]

const lines = (...all: string[]) =>
  all
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

const details = (company: Company): Html =>
  facts([
    ...formFacts<Omit<CompanyUpdateForm, 'name' | 'revision'>>({
      number_of_employees: ['Aantal medewerkers', companySizeLabels[company.number_of_employees]],
      branch: ['Branche', company.branch],
      membership: ['Lidmaatschap', company.membership],
      street: [
        'Adres',
        lines(`${company.street} ${company.house_number}`, `${company.zip_code} ${company.city}`),
      ],
      house_number: null,
      zip_code: null,
      city: null,
      po_box: ['Postbus', lines(company.po_box, `${company.po_box_zip_code} ${company.po_box_city}`)],
      po_box_zip_code: null,
      po_box_city: null,
      phone_number: ['Telefoonnummer', company.phone_number],
      email: ['E-mailadres', company.email],
      has_reminders: ['Herinneringen', yesOrNo(company.has_reminders)],
      has_digest: ['Weekoverzicht', yesOrNo(company.has_digest)],
    }),
    ['Verbetercoach uitgenodigd', moment(company.coach_invited_at)],
    ['Toegevoegd', moment(company.created_at)],
    ['Nummer', company.id],
    ['Nummer voor andere systemen', company.external_id],
  ])

const claimed = ({
  answer,
  answered_at,
  created_at,
}: Contents['snapshot']['companies']['invitation_claim'][number]) => {
  if (answer === null) return `Wilde de uitnodiging gebruiken op ${moment(created_at)}`
  return `${answer === 'CONFIRMED' ? 'Bevestigd' : 'Geweigerd'} op ${moment(answered_at)}`
}

const inviteesTable = ({ snapshot: { companies } }: Contents, companyId: number): Html =>
  table(
    {
      caption: 'Uitgenodigd',
      headings: ['Wie', 'Waarvoor', 'Wanneer'],
      none: 'Je hebt niemand uitgenodigd.',
    },
    [
      ...companies.invitation
        .filter(({ company_id }) => company_id === companyId)
        .map((invitation) => [
          [
            invitation.name,
            invitation.email,
            invitation.account_name && `Account: ${invitation.account_name}, ${invitation.account_email}`,
            ...companies.invitation_claim
              .filter(({ invitation_id }) => invitation_id === invitation.id)
              .map((claim) => `${claimed(claim)}: ${claim.account_name}, ${claim.account_email}`),
          ]
            .filter(Boolean)
            .join('\n'),
          [
            inviteeLabels[invitation.role],
            invitationRightsLabels[invitation.rights],
            invitation.checks.map((check) => checkLabels[check]).join(', '),
            invitation.message,
          ].join('\n'),
          invitation.accepted_at === null
            ? `Uitgenodigd op ${moment(invitation.created_at)}`
            : `Aangenomen op ${moment(invitation.accepted_at)}`,
        ]),
      ...companies.owner_invitation
        .filter(({ company_id }) => company_id === companyId)
        .map(({ created_at }) => [
          'Iemand die een beheerder uitnodigde',
          'Eigenaar worden',
          `Uitgenodigd op ${moment(created_at)}`,
        ]),
    ],
  )

function fileLine(
  { files, snapshot }: Contents,
  row: Contents['snapshot']['companies']['company_record_file'][number],
): Html {
  const added = written(snapshot, row.created_by, row.created_at)
  const file = files.find(({ fileId }) => fileId === row.id)
  if (!file) return html`${row.name} (${added}): nog niet helemaal geüpload`
  if (file.outcome === 'missing') return html`${row.name} (${added}): bestaat niet meer`
  return html`<a href="${addressOf(file.path)}">${row.name}</a> (${added})${
    file.outcome === 'incomplete' && ': niet compleet, want het is intussen verwijderd'
  }`
}

function recordsOf(contents: Contents, companyId: number): Html[] {
  const { companies } = contents.snapshot
  return companies.company_record
    .filter(({ company_id }) => company_id === companyId)
    .map((record) =>
      companyRecord(contents.snapshot, record, {
        links: list(
          companies.company_record_link
            .filter(({ record_id }) => record_id === record.id)
            .map(({ name, link }) => webLink(name, link)),
        ),
        files: list(
          companies.company_record_file
            .filter(({ record_id }) => record_id === record.id)
            .map((row) => fileLine(contents, row)),
        ),
      }),
    )
}

function* companyContent(contents: Contents, company: Company): Generator<Html> {
  const { snapshot } = contents
  const { advice: advices, action_item, action_item_photo, visit_report, audit_record } = snapshot.companies
  const isOwn = ({ company_id }: { company_id: number }) => company_id === company.id
  yield html`<h3>Bedrijfsgegevens</h3>${details(company)}`
  yield html`<h3>Wie meekijkt</h3>${inviteesTable(contents, company.id)}`
  yield html`<h3>Verbeterchecks</h3>`
  yield* checksOf(contents, company.id)
  const ownAdvices = advices.filter(isOwn).map((row) => advice(snapshot, row))
  yield* items(html`<h3>Adviezen</h3>`, ownAdvices)
  const ownActionPoints = action_item.filter(isOwn).map((row) => {
    const photos = action_item_photo.filter(({ action_item_id }) => action_item_id === row.id)
    return actionPoint(snapshot, row, photoList(snapshot, photos))
  })
  yield* items(html`<h3>Actiepunten</h3>`, ownActionPoints)
  const ownReports = visit_report.filter(isOwn).map((row) => visitReport(snapshot, row))
  yield* items(html`<h3>Bezoekverslagen</h3>`, ownReports)
  yield* items(html`<h3>Bedrijfsdossier</h3>`, recordsOf(contents, company.id))
  const adminActions = audit_record.filter(({ company_ids }) => company_ids.includes(company.id))
  if (adminActions.length > 0)
    yield html`<h3>Wat beheerders deden</h3>${adminActionsTable('Wijzigingen door beheerders', '', adminActions)}`
}

export const companySections = (contents: Contents): Section[] =>
  contents.snapshot.companies.company.map((company) => ({
    id: `bedrijf-${company.id}`,
    title: `Bedrijf: ${company.name}`,
    content: () => companyContent(contents, company),
  }))
