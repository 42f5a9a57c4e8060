import { type AccountDeletion, DELETE_COMPANY } from '#shared/domain/accounts/account-deletion.ts'
import { today } from '#shared/domain/basics/date.ts'
import type { MeasuredRoutes } from './measured.ts'
import { subjects } from './subjects.ts'

const { company, advice, actionPoint, visitReport, record, invitation, file } = subjects

const sentOnce = { isSentOnce: true } as const
const COMPANY = '/rest/companies/:companyId'

const text = (number: number) => `Meting ${number}`
const newCompany = (number: number) => ({
  name: text(number),
  numberOfEmployees: '<10',
  branch: 'Metalektro',
  membership: 'Weet ik niet',
})
const contactInfo = {
  street: 'Dorpsstraat',
  houseNumber: '1',
  zipCode: '3812 AB',
  city: 'Amersfoort',
  poBox: '',
  poBoxZipCode: '',
  poBoxCity: '',
  phoneNumber: '',
  email: '',
}
const actionPointOf = (number: number) => ({
  themes: ['PHYSICAL_STRAIN'],
  description: text(number),
  actionHolder: 'Jan',
  holderEmail: '',
  deadline: today(),
})
const adviceOf = (number: number) => ({
  themes: ['GENERAL'],
  reason: 'Bezoek',
  description: text(number),
  agreements: 'Voor de zomer',
})
const visitReportOf = (number: number) => ({
  themes: ['GENERAL'],
  dateAppointment: today(),
  dateNextAppointment: '',
  reason: 'Bezoek',
  recap: text(number),
})
const recordOf = (number: number) => ({ theme: 'GENERAL', subject: text(number) })
const rights = (number: number) => ({ rights: number % 2 ? 'ADMIN' : 'WRITE', checks: ['NOISE_HAZARD'] })
const invite = (number: number) => ({
  role: 'COLLEAGUE',
  name: 'Jan',
  email: `jan.${number}@smederij.example`,
  message: 'Kijk je mee?',
  ...rights(number),
})
const order = (number: number) => ({
  companyId: ':companyId',
  name: text(number),
  membership: 'Weet ik niet',
  contactInfo: { ...contactInfo, phoneNumber: '033 123 45 67', email: 'jan@smederij.example' },
  products: [{ id: 1, quantity: '1' }],
})
const registration = (number: number) => ({
  email: `els.${number}@smederij.example`,
  givenname: 'Els',
  surname: 'Smid',
  password: 'Vonkenregen2026',
  confirmpassword: 'Vonkenregen2026',
  userConditions: true,
  termsOfUse: true,
})

/** Writes of pages that do not depend on a check. Deletions come last, because they remove what others are about. */
export const writes: MeasuredRoutes = {
  'POST /rest/registration': { of: company, as: 'nobody', body: registration, ...sentOnce },
  'POST /rest/password/forgot-password': {
    of: company,
    as: 'nobody',
    body: (number) => ({ email: `niemand.${number}@smederij.example` }),
    ...sentOnce,
  },
  'POST /rest/companies': { of: company, body: newCompany },
  [`POST ${COMPANY}/update`]: { of: company, body: (number) => ({ ...newCompany(number), contactInfo }) },
  [`POST ${COMPANY}/start-check/:check`]: { of: company, body: () => ({}) },
  [`POST ${COMPANY}/personinvitation`]: { of: company, body: invite, ...sentOnce },
  'POST /rest/companies/externalid/:externalId/personinvitation': { of: company, body: invite, ...sentOnce },
  [`POST ${COMPANY}/personinvitation/:inviteId`]: { of: invitation, body: rights },
  [`POST ${COMPANY}/personinvitation/:inviteId/send`]: { of: invitation, body: () => ({}), ...sentOnce },
  [`POST ${COMPANY}/advices`]: { of: advice, body: adviceOf },
  [`POST ${COMPANY}/advices/:adviceId`]: { of: advice, body: adviceOf },
  [`POST ${COMPANY}/advices/:adviceId/read`]: { of: advice, body: () => ({}) },
  [`POST ${COMPANY}/advices/:adviceId/archive`]: {
    of: advice,
    body: () => ({ safetyImproved: 'YES' }),
    ...sentOnce,
  },
  [`POST ${COMPANY}/actionitems`]: { of: actionPoint, body: actionPointOf },
  [`POST ${COMPANY}/actionitems/:actionId`]: { of: actionPoint, body: actionPointOf },
  [`POST ${COMPANY}/visitreports`]: { of: visitReport, as: 'coach', body: visitReportOf },
  [`POST ${COMPANY}/visitreports/:visitReportId/rating`]: {
    of: visitReport,
    body: (number) => ({ rating: 3 + (number % 3) }),
  },
  [`POST ${COMPANY}/visitreports/:visitReportId/archive`]: {
    of: visitReport,
    body: (number) => ({ archived: number % 2 === 0 }),
  },
  [`POST ${COMPANY}/company-records`]: { of: record, body: recordOf },
  [`POST ${COMPANY}/company-records/:recordId`]: {
    of: record,
    body: (number) => ({ ...recordOf(number), urls: [] }),
  },
  'PUT /rest/cart': { of: company, body: () => ({ items: [] }) },
  'POST /rest/orders': { of: company, body: order, ...sentOnce },

  [`DELETE ${COMPANY}/company-records/:recordId/files/:fileId`]: { of: file, ...sentOnce },
  [`DELETE ${COMPANY}/company-records/:recordId`]: { of: record, ...sentOnce },
  [`DELETE ${COMPANY}/personinvitation/:inviteId`]: { of: invitation, ...sentOnce },
  [`DELETE ${COMPANY}/delete-check/:check`]: { of: company, ...sentOnce },
  [`DELETE ${COMPANY}/delete`]: { of: actionPoint, ...sentOnce },
  'POST /rest/admin/users/:id/deletion': {
    of: company,
    as: 'administrator',
    read: '/rest/admin/users/:id/deletion',
    body: (_, current) => ({
      companies: (current as AccountDeletion).companies.map(({ id }) => ({
        companyId: String(id),
        choice: DELETE_COMPANY,
      })),
    }),
    ...sentOnce,
  },
}
