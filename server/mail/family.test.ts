import sharp from 'sharp'
import { expect, test } from 'vitest'

import { accountDeletedMail } from './account-deletion-messages.ts'
import {
  accountChangedMail,
  addressChangedByAdminMail,
  addressGivenByAdminMail,
  confirmAddressMail,
  type Message,
  passwordResetMail,
  verificationMail,
  welcomeMail,
} from './account-messages.ts'
import { newAdministratorMail } from './administrator-messages.ts'
import { claimConfirmedMail, claimMail, claimToOwnerMail } from './claim-messages.ts'
import {
  companyExportReadyMail,
  companyExportTakenMail,
  dataExportReadyMail,
} from './data-export-messages.ts'
import { readDrawings } from './drawings.ts'
import { htmlOf } from './html.ts'
import {
  acceptedInvitationMail,
  coachInvitationMail,
  invitationRequestMail,
  personInvitationMail,
} from './invitation-messages.ts'
import { orderAssignmentMail, orderConfirmationMail } from './order-messages.ts'
import { formerOwnerMail, newOwnerMail, ownerInvitationMail } from './ownership-messages.ts'
import { passkeyAddedMail, passkeyRemovedMail, passkeysRemovedMail } from './passkey-messages.ts'
import { planMail } from './plan-messages.ts'
import { nameProduct, subjectWithProduct } from './product-name.ts'
import { digestMail, reminderMail } from './reminder-messages.ts'
import { recoveryCodesRenewedMail, recoveryCodeUsedMail, twoStepLoginOffMail } from './two-step-messages.ts'

// What all mails have in common, whatever they are about.

const publicUrl = 'https://mijn.voorbeeld.nl'
const helpline = '030 123 45 67'
const productName = 'Veilig <werk>'
const typed = '<b>Beterwerk</b> & "zonen"'
const key = 'sleutel'
const email = 'jan@smederij.nl'
const company = { id: 7, name: typed }
const actionPoint = { id: 3, description: typed, actionHolder: typed, deadline: '2026-12-01' }
const sectionDate = {
  section: 'Machine',
  name: typed,
  label: 'Volgende keuring',
  day: '2026-12-01',
  path: '/bedrijven/7/checks/machineveiligheid/3',
}
const unsubscribePage = `${publicUrl}/afmelden?key=${key}`
const products = [{ id: 1, title: 'Poster', quantity: '2' as const }]

const claim = {
  company: typed,
  account: { name: typed, email },
  rights: 'READONLY',
  checks: ['NOISE_HAZARD'],
} satisfies Partial<Parameters<typeof claimMail>[1]>

const drawings = readDrawings()
const mails: Record<string, Message> = {
  welcome: welcomeMail(publicUrl),
  'welcome at an address to verify': welcomeMail(publicUrl, key),
  verification: verificationMail(publicUrl, key),
  'password reset': passwordResetMail(publicUrl, key),
  'address to confirm': confirmAddressMail(publicUrl, key),
  'address changed': accountChangedMail(
    { publicUrl, helpline },
    { kind: 'ADDRESS', changedAt: new Date(), token: key },
  ),
  'password changed': accountChangedMail(
    { publicUrl, helpline },
    { kind: 'PASSWORD', changedAt: new Date(), token: key },
  ),
  'two-step login on': accountChangedMail(
    { publicUrl, helpline },
    { kind: 'TWO_STEP_LOGIN', changedAt: new Date(), token: key },
  ),
  'address changed by an administrator': addressChangedByAdminMail(
    { publicUrl, helpline },
    { changedAt: new Date(), token: key },
  ),
  'address given by an administrator': addressGivenByAdminMail(
    { publicUrl, helpline },
    { changedAt: new Date(), token: key },
  ),
  'new administrator': newAdministratorMail({ publicUrl, helpline }, { by: typed, administrator: typed }),
  'account deleted': accountDeletedMail(helpline, 'yourself'),
  'data export': dataExportReadyMail({ publicUrl, helpline }),
  'company export': companyExportReadyMail({ publicUrl, helpline }, company),
  'company export by another user': companyExportTakenMail(
    { publicUrl, helpline },
    { companyId: 7, company: typed, by: { name: typed, email } },
  ),
  'invitation from the website': invitationRequestMail(publicUrl, {
    companyId: 7,
    company: typed,
    key,
    person: { name: typed, email, rights: 'ADMIN', checks: ['NOISE_HAZARD'] },
  }),
  invitation: personInvitationMail(publicUrl, { key, company: typed, inviter: typed, message: typed }),
  'accepted invitation': acceptedInvitationMail(publicUrl, {
    companyId: 7,
    company: typed,
    account: { name: typed, email },
    invited: { name: typed, email: 'els@smederij.nl' },
    rights: 'READONLY',
    checks: ['NOISE_HAZARD'],
  }),
  claim: claimMail(publicUrl, { ...claim, key }),
  'claim to the owner': claimToOwnerMail(publicUrl, {
    ...claim,
    companyId: 7,
    invited: { name: typed, email: 'els@smederij.nl' },
  }),
  'confirmed claim': claimConfirmedMail(publicUrl, { companyId: 7, company: typed }),
  'coach invitation': coachInvitationMail(publicUrl, {
    id: 7,
    company: typed,
    city: typed,
    inviter: typed,
    message: typed,
  }),
  order: orderConfirmationMail(publicUrl, { id: 1, products, zipCode: '1234 AB' }),
  'order assignment': orderAssignmentMail({
    id: 1,
    name: typed,
    membership: 'Geen van beide',
    contactInfo: { street: typed, houseNumber: '1', zipCode: '1234 AB', city: typed, email },
    products,
    orderer: { name: typed, email },
  }),
  'owner invitation': ownerInvitationMail(publicUrl, { key, company: typed }),
  'new owner': newOwnerMail(publicUrl, { companyId: 7, company: typed }),
  'former owner': formerOwnerMail(helpline, typed),
  plan: planMail(`${publicUrl}/bedrijven/7/checks`),
  reminder: reminderMail(publicUrl, {
    audience: 'OWNER',
    company,
    actionPoints: [actionPoint],
    dates: [sectionDate],
    unsubscribePage,
  }),
  'weekly overview': digestMail(publicUrl, {
    company,
    late: { items: [actionPoint], count: 1 },
    past: { items: [sectionDate], count: 1 },
    unsubscribePage,
  }),
  'two-step login off': twoStepLoginOffMail({ helpline }, 'yourself'),
  'recovery code used': recoveryCodeUsedMail({ publicUrl, helpline }, 3),
  'recovery codes renewed': recoveryCodesRenewedMail({ helpline }),
  'passkey added': passkeyAddedMail({ publicUrl, helpline }, typed),
  'passkey removed': passkeyRemovedMail({ helpline }, typed),
  'passkeys removed': passkeysRemovedMail({ helpline }),
}

test.each(Object.entries(mails))('%s: product and greeting, the same in text and HTML', (_, mail) => {
  const text = nameProduct(mail.body.replace(/^Hallo,/, 'Hallo Els,'), productName)
  const html = htmlOf(text, { productName, publicUrl, picture: 'cid:drawing' })

  expect(subjectWithProduct(mail.subject, productName)).toContain(productName)
  expect(text).toMatch(/^Hallo Els,\n/)
  expect(text).toContain(`Met vriendelijke groet,\n${productName}\n`)
  expect(html).toContain('>Hallo Els,</p>')
  expect(html).toContain('Met vriendelijke groet,<br>Veilig &lt;werk&gt;</p>')
  // Nothing that was typed is markup, and nothing is loaded from elsewhere: the one picture is in the mail itself.
  expect(html).not.toContain('<b>Beterwerk')
  expect(html).not.toMatch(/<werk|<link|<script|url\(|srcset|background=/)
  expect(html.match(/<img|src=\S*/g)).toEqual(['<img', 'src="cid:drawing"'])
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target!.replaceAll('&amp;', '&'))
  for (const target of targets) expect(text).toContain(target)
  const addresses = text.match(/https:\/\/mijn\.voorbeeld\.nl\/\S+[\w=]/g) ?? []
  if (addresses.some((address) => text.includes(`\n\n${address}\n`))) expect(targets).not.toEqual([])
})

test.each(Object.entries(mails))(
  '%s: its drawing is a PNG, twice as large as it is shown',
  async (_, mail) => {
    const { png } = drawings.get(mail.drawing)!
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 320,
      height: 240,
      hasAlpha: false,
    })
    expect(htmlOf(mail.body, { productName, publicUrl, picture: 'cid:drawing' })).toContain(
      ' width="160" height="120" alt="" ',
    )
  },
)

test('no drawing is without a mail', () => {
  const used = Object.values(mails).map(({ drawing }) => drawing)
  expect([...drawings.keys()].toSorted()).toEqual([...new Set(used)].toSorted())
})

test('what users typed keeps the word that is the name of the product elsewhere', () => {
  const { body } = mails.invitation!
  expect(nameProduct(body, 'Anders')).toContain(`\n> ${typed}\n`)
  expect(nameProduct(body, 'Anders')).toContain(`\nBedrijf: ${typed}\n`)
  expect(nameProduct(body, 'Anders')).not.toMatch(/bij Beterwerk/)
})

test('a link that a user typed does not become a link', () => {
  const html = htmlOf('Bedrijf: https://elders.example/\n\n> https://elders.example/\n', {
    productName,
    publicUrl,
  })
  expect(html).not.toContain('href')
})
