import { listSectionThemes } from '#shared/domain/checks/themes.ts'

// The routes that the measurement leaves out, by the reason.

const ofThemes = (routes: (api: string, section: string) => string[]) =>
  listSectionThemes().flatMap(({ api, sectionApi }) => routes(`/rest/:companyId/${api}`, sectionApi))

/** Reason -> the routes that are not measured because of it. */
const byReason: Record<string, string[]> = {
  'reads nothing from the database': ['GET /rest/openapi.json', 'GET /rest/website', 'DELETE /rest/cookies'],
  'the part "logins" measures logins': ['POST /rest/login'],
  'needs the secret of a mail, a device or a login that was begun, which are only stored as a hash': [
    'POST /rest/login/after-registration',
    'POST /rest/login/passkey/start',
    'POST /rest/login/passkey',
    'POST /rest/password/reset-password-possible',
    'POST /rest/password/reset-password',
    'POST /rest/person/address-change/confirm',
    'POST /rest/person/undo',
    'POST /rest/person/passkeys/start',
    'POST /rest/person/passkeys',
    'PUT /rest/person/passkeys/:passkeyId',
    'DELETE /rest/person/passkeys/:passkeyId',
    'POST /rest/email-verification',
    'POST /rest/invitation',
    'POST /rest/invitation/claim',
    'POST /rest/invitation-claim/confirm',
    'POST /rest/mail-subscription/end',
    'POST /rest/mail-subscription/resume',
  ],
  'checks a password, which takes longer than the database, or changes rows of one account only': [
    'POST /rest/password/update',
    'POST /rest/person/detail',
    'POST /rest/person/address-change/resend',
    'POST /rest/person/address-change/cancel',
    'POST /rest/person/two-step-login/start',
    'POST /rest/person/two-step-login/confirm',
    'POST /rest/person/two-step-login/recovery-codes',
    'POST /rest/person/two-step-login/switch-off',
    'POST /rest/person/email-verification',
    'POST /rest/person/deletion',
    'POST /rest/admin/users/:id',
    'POST /rest/admin/users/:id/switch-off-two-step-login',
  ],
  'ends the session of the measurement': ['GET /rest/logout', 'DELETE /rest/person/sessions'],
  'a worker makes the file; the part "company-export" measures it': [
    'POST /rest/person/data-export',
    'GET /rest/person/data-export/download',
    'POST /rest/companies/:companyId/data-export',
    'GET /rest/companies/:companyId/data-export/download',
    'POST /rest/admin/users/:id/prepare-data-export',
  ],
  'its statements are those of a request beside it, for another visitor or the other answer': [
    'POST /rest/companies/externalid/:externalId/coachinvitation',
    'POST /rest/companies/:companyId/coachinvitation',
    'DELETE /rest/companies/:companyId/coachinvitation',
    'POST /rest/companies/:companyId/personinvitation/:inviteId/claims/:claimId/refuse',
    'POST /rest/companies/:companyId/visitreports/:visitReportId/rating/read',
    'POST /rest/companies/:companyId/visitreports/:visitReportId',
    'DELETE /rest/companies/:companyId/visitreports/:visitReportId',
    'POST /rest/admin/companies/:id/owner',
    'DELETE /rest/admin/companies/:id/owner/invitation',
    'PATCH /rest/cart',
    'GET /rest/:companyId/hazardoussubstances/register/registration/pdf',
    ...ofThemes((ofCheck) => [
      `POST ${ofCheck}/survey/:scriptKey/remark`,
      `GET ${ofCheck}/survey/:scriptKey/result/pdf`,
      `POST ${ofCheck}/result/mail`,
    ]),
  ],
  'is about what the filled database has none of': [
    'POST /rest/companies/:companyId/personinvitation/:inviteId/claims/:claimId/confirm',
    'DELETE /rest/companies/:companyId/actionitems/:actionId/photos/:photoId',
    'DELETE /rest/companies/:companyId/company-records/:recordId/uploads/:uploadId',
  ],
  'asks another server': ['GET /rest/website/page'],
  'moves what the measurement is about to another company': ['POST /rest/admin/migrate-improvement-check'],
  'needs stored files, of which the filled database has only the rows; the part "company-file" measures them':
    [
      'GET /rest/companies/:companyId/company-records/:recordId/files/:fileId',
      'GET /rest/companies/:companyId/company-records/:recordId/files/:fileId/thumbnail',
      'POST /rest/companies/:companyId/company-records/:recordId/files',
      'POST /rest/companies/:companyId/company-records/:recordId/uploads',
      'HEAD /rest/companies/:companyId/company-records/:recordId/uploads/:uploadId',
      'PATCH /rest/companies/:companyId/company-records/:recordId/uploads/:uploadId',
      'POST /rest/companies/:companyId/actionitems/:actionId/photos',
      'GET /rest/companies/:companyId/actionitems/:actionId/photos/:photoId',
      ...ofThemes((ofCheck, section) => [
        `PUT ${ofCheck}/${section}/:sectionId/photo`,
        `DELETE ${ofCheck}/${section}/:sectionId/photo`,
        `GET ${ofCheck}/${section}/:sectionId/photo/:fileId`,
        `GET ${ofCheck}/${section}/:sectionId/photo/:fileId/thumbnail`,
      ]),
    ],
  'takes a whole form of a register or finishes all sections of a check, for which the filled checks are not complete':
    [
      'POST /rest/:companyId/hazardoussubstances/sheet',
      'POST /rest/:companyId/hazardoussubstances/register/import',
      'GET /rest/:companyId/hazardoussubstances/substance/:sectionId/card/:language/pdf',
      'POST /rest/:companyId/hazardoussubstances/substance',
      'PUT /rest/:companyId/hazardoussubstances/substance/:sectionId',
      ...ofThemes((ofCheck) => [`POST ${ofCheck}/round`]),
    ],
}

/** Route -> why it is not measured. */
export const unmeasured: Record<string, string> = Object.fromEntries(
  Object.entries(byReason).flatMap(([reason, routes]) => routes.map((route) => [route, reason])),
)
