import type { MeasuredRoutes } from './measured.ts'
import { subjects } from './subjects.ts'

const { company, activity, advice, actionPoint, visitReport, appointment, record, invitation } = subjects

const UNKNOWN = 'onbekend'
const withUnknownKey = { of: company, as: 'nobody', queries: [`?key=${UNKNOWN}`] } as const
const withUnknownToken = { of: company, as: 'nobody', queries: [`?token=${UNKNOWN}`] } as const
/** Makes a file, or is allowed a few times only. */
const sentOnce = { isSentOnce: true } as const

/** Reads of pages that do not depend on a check. */
export const reads: MeasuredRoutes = {
  'GET /rest/login': { of: company },
  'GET /rest/person/detail': { of: company },
  'GET /rest/person/two-step-login': { of: company },
  'GET /rest/person/passkeys': { of: company },
  'GET /rest/person/events': { of: company },
  'GET /rest/person/sessions': { of: company },
  'GET /rest/person/deletion': { of: company },
  'GET /rest/person/data-export': { of: company },
  'GET /rest/password/reset-password-possible': withUnknownToken,
  'GET /rest/person/address-change': withUnknownToken,
  'GET /rest/person/undo': withUnknownToken,
  'GET /rest/invitation': { ...withUnknownKey, ...sentOnce },
  'GET /rest/invitation-claim': { ...withUnknownKey, ...sentOnce },
  'GET /rest/mail-subscription': { ...withUnknownKey, status: 404, ...sentOnce },

  'GET /rest/coach/today': { of: company, as: 'coach' },
  'GET /rest/companies': { of: company },
  'GET /rest/companies/own': { of: company },
  'GET /rest/companies/for-order': { of: company },
  'GET /rest/companies/externalId/:externalId': { of: company },
  'GET /rest/companies/:companyId/checks': { of: company },
  'GET /rest/companies/:companyId/update': { of: company },
  'GET /rest/companies/:companyId/overview': { of: actionPoint },
  'GET /rest/companies/:companyId/improvement': { of: actionPoint },
  'GET /rest/companies/:companyId/activities': { of: activity, queries: ['', '?page=50'] },
  'GET /rest/companies/:companyId/data-export': { of: company },
  'GET /rest/companies/:companyId/plan': { of: actionPoint },
  'GET /rest/companies/:companyId/plan/progress': { of: actionPoint },
  'GET /rest/companies/:companyId/plan/docx': { of: actionPoint, ...sentOnce },
  'GET /rest/companies/:companyId/plan/pdf': { of: actionPoint, ...sentOnce },
  'GET /rest/companies/:companyId/plan/xlsx': { of: actionPoint, ...sentOnce },
  'GET /rest/companies/:companyId/personinvitation/:inviteId': { of: invitation },

  'GET /rest/companies/:companyId/advices': { of: advice },
  'GET /rest/companies/:companyId/advices/page': { of: advice, queries: ['', '?archived=true'] },
  'GET /rest/companies/:companyId/advices/:adviceId': { of: advice },
  'GET /rest/companies/:companyId/actionitems': { of: actionPoint },
  'GET /rest/companies/:companyId/actionitems/page': {
    of: actionPoint,
    queries: ['', '?state=LATE', '?state=DONE&page=2', '?theme=NOISE_HAZARD', '?holder=Jan'],
  },
  'GET /rest/companies/:companyId/actionitems/:actionId': { of: actionPoint },
  'GET /rest/companies/:companyId/visitreports': { of: visitReport },
  'GET /rest/companies/:companyId/visitreports/page': { of: visitReport, as: 'coach' },
  'GET /rest/companies/:companyId/visitreports/:visitReportId': { of: visitReport },
  'GET /rest/companies/:companyId/visitreports/:visitReportId/appointment.ics': {
    of: appointment,
    ...sentOnce,
  },
  'GET /rest/companies/:companyId/company-records': { of: record },
  'GET /rest/companies/:companyId/company-records/pictures': { of: record },
  'GET /rest/companies/:companyId/company-records/:recordId': { of: record },

  'GET /rest/admin/users/:id': { of: company, as: 'administrator' },
  'GET /rest/admin/users/:id/deletion': { of: company, as: 'administrator' },
  'GET /rest/admin/users/:id/admin-actions': { of: company, as: 'administrator' },
  'GET /rest/admin/users/:id/events': { of: company, as: 'administrator' },
  'GET /rest/admin/users/:id/admin-actions/csv': { of: company, as: 'administrator', ...sentOnce },
  'GET /rest/admin/companies/:id': { of: company, as: 'administrator' },
  'GET /rest/admin/companies/:id/admin-actions': { of: company, as: 'administrator' },
  'GET /rest/admin/companies/:id/admin-actions/csv': { of: company, as: 'administrator', ...sentOnce },
  'GET /rest/admin/migrate-improvement-check': {
    of: company,
    as: 'administrator',
    queries: ['?fromCompanyId=:companyId'],
  },

  'GET /rest/products': { of: company, as: 'nobody' },
  'GET /rest/cart': { of: company },
  'GET /rest/orders': { of: company },
  'GET /rest/orders/page': { of: company },
}
