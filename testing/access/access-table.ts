import { type CheckDefinition, checkDefinitions } from '#shared/domain/basics/check.ts'
import { aSubstance } from '../factories/substance-list.ts'
import { type Visitor, visitors } from './access-fixture.ts'

// The access rule of every route, written by hand from docs/product.md, section 6. server/access.test.ts compares the
// server with it, and fails for a route without an entry and for an entry without a route.

const everybody: readonly Visitor[] = visitors
const loggedIn = everybody.filter((visitor) => !['anonymous', 'timed out'].includes(visitor))
const users = loggedIn.filter((visitor) => visitor !== 'without roles')

// System administrators have access to everything.
const readers: Visitor[] = ['colleague', 'adviser', 'company admin', 'invited coach', 'owner', 'system admin']
const writers = readers.filter((visitor) => visitor !== 'colleague')
const managers: Visitor[] = ['company admin', 'invited coach', 'owner', 'system admin']
const owner: Visitor[] = ['owner', 'system admin']
const admin: Visitor[] = ['system admin']
const coach: Visitor[] = ['invited coach', 'system admin']
const judges = managers.filter((visitor) => visitor !== 'invited coach')
/** All others were invited to physical strain only. */
const uninvited: Visitor[] = ['invited coach', 'owner', 'system admin']
/** May change their own items, not those of the company admin. */
const otherAuthors: Visitor[] = ['invited coach']
/** May rate and archive the coach's visit reports, not change them. */
const notTheCoach = judges

const company = {
  name: 'Smederij Zuid',
  numberOfEmployees: '<10',
  branch: 'Metalektro',
  membership: 'Weet ik niet',
}
const contactInfo = {
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  poBox: '',
  poBoxZipCode: '',
  poBoxCity: '',
  phoneNumber: '',
  email: '',
}
const userUpdate = { emailAddress: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', roles: ['BW_USER'] }
const message = 'Kijk je mee?'
const invitationRights = { rights: 'ADMIN', checks: ['NOISE_HAZARD'] }
const person = { role: 'COLLEAGUE', name: 'Jan', email: 'jan@smederij.nl', message, ...invitationRights }
const answer = { questionId: 'applies', answers: [{ answerId: 'no' }] }
const advice = { themes: ['GENERAL'], reason: 'Bezoek', description: 'Opruimen', agreements: 'Voor de zomer' }
const archiving = { safetyImproved: 'YES' }
const record = { theme: 'GENERAL', subject: 'Certificaten' }
const tus = { 'tus-resumable': '1.0.0' }

function formWithFile(): FormData {
  const form = new FormData()
  form.set('file', new Blob(['Certificaat']), 'certificaat.txt')
  return form
}

const visitReport = { themes: ['GENERAL'], dateAppointment: '2026-03-29', reason: 'Bezoek', recap: 'In orde' }
const actionPoint = { themes: ['PHYSICAL_STRAIN'], description: 'Tilhulp', actionHolder: '', deadline: '' }

const move = { fromCompanyId: 1, toCompanyId: 3, check: 'HAZARDOUS_SUBSTANCES' }

export class StreamedBody {
  readonly content: () => BodyInit | null
  readonly headers: Record<string, string>

  constructor(content: () => BodyInit | null, headers: Record<string, string> = {}) {
    this.content = content
    this.headers = headers
  }
}

/**
 * By route: the visitors with access; a body, where an empty one would be refused before any lookup; and the allowed
 * visitors who may not change the item in the path.
 */
type AccessTable = Record<string, [allowed: readonly Visitor[], body?: object, refused?: readonly Visitor[]]>

/** Invitees of company 1 see physical strain only. */
function routesOfCheck({
  check,
  api,
  sectionApi,
  nameField,
  hasSectionList,
  isThing,
}: CheckDefinition): AccessTable {
  const seesAll = (visitor: Visitor) => uninvited.includes(visitor)
  const mayRead = check === 'PHYSICAL_STRAIN' ? readers : readers.filter(seesAll)
  const mayWrite = check === 'PHYSICAL_STRAIN' ? writers : writers.filter(seesAll)
  const mayAdd = mayWrite.filter((visitor) => managers.includes(visitor))
  const ofCheck = `/rest/:companyId/${api}`
  const ofSection = `${ofCheck}/${sectionApi}`
  const group = { [nameField]: 'Lassers', ...(check === 'MACHINE_SAFETY' && { fields: { kind: 'lathe' } }) }
  return {
    [`GET /rest/${api}/scriptflow`]: [users],
    [`GET ${ofCheck}/start`]: [mayRead],
    [`GET ${ofCheck}/answers`]: [mayRead],
    [`GET ${ofCheck}/survey/:scriptKey`]: [mayRead],
    [`POST ${ofCheck}/survey/:scriptKey`]: [mayWrite, answer],
    [`GET ${ofCheck}/survey/:scriptKey/sectionanswers`]: [mayRead],
    [`POST ${ofCheck}/survey/:scriptKey/remark`]: [mayWrite, { text: 'Rug' }],
    [`GET ${ofCheck}/survey/:scriptKey/result`]: [mayRead],
    [`GET ${ofCheck}/result/matrix`]: [mayRead],
    [`GET ${ofSection}`]: [mayRead],
    [`POST ${ofSection}`]: [mayWrite, hasSectionList ? aSubstance : group],
    [`PUT ${ofSection}/:sectionId`]: [mayWrite, hasSectionList ? aSubstance : group],
    [`PUT ${ofSection}/:sectionId/archive`]: [mayWrite],
    [`PUT ${ofSection}/:sectionId/restore`]: [mayWrite],
    [`DELETE ${ofSection}/:sectionId`]: [mayWrite],
    [`GET ${ofSection}/:sectionId/result`]: [mayRead],
    [`GET ${ofSection}/:sectionId/result/pdf`]: [mayRead],
    [`GET ${ofCheck}/survey/:scriptKey/result/pdf`]: [mayRead],
    [`GET ${ofCheck}/result/pdf`]: [mayRead],
    [`GET ${ofCheck}/result/xlsx`]: [mayRead],
    [`POST ${ofCheck}/result/mail`]: [mayRead],
    ...(isThing && {
      [`PUT ${ofSection}/:sectionId/photo`]: [mayAdd, { fileId: 1 }],
      [`GET ${ofSection}/:sectionId/photo/:fileId`]: [mayRead],
      [`GET ${ofSection}/:sectionId/photo/:fileId/thumbnail`]: [mayRead],
      [`DELETE ${ofSection}/:sectionId/photo`]: [mayAdd],
    }),
    ...(hasSectionList
      ? {
          [`GET ${ofCheck}/register`]: [mayRead],
          [`GET ${ofCheck}/register/csv`]: [mayRead],
          [`GET ${ofCheck}/register/xlsx`]: [mayRead],
          [`POST ${ofCheck}/register/import`]: [
            mayWrite,
            { substances: [{ ...aSubstance, name: 'Thinner' }] },
          ],
          [`GET ${ofCheck}/register/pdf`]: [mayRead],
          [`GET ${ofCheck}/register/registration/pdf`]: [mayRead],
          [`GET ${ofSection}/:sectionId/cards`]: [mayRead],
          [`GET ${ofSection}/:sectionId/card/:language/pdf`]: [mayRead],
          [`GET ${ofSection}/:sectionId`]: [mayRead],
        }
      : {
          [`GET ${ofCheck}/round`]: [mayRead],
          [`POST ${ofCheck}/round`]: [mayWrite],
          [`GET ${ofCheck}/round/:roundId`]: [mayRead],
          [`GET ${ofCheck}/round/:roundId/result/pdf`]: [mayRead],
          [`GET ${ofCheck}/round/:roundId/result/xlsx`]: [mayRead],
          [`POST ${ofSection}/:sectionId/copy`]: [mayWrite, group],
        }),
  }
}

export const accessTable: AccessTable = {
  'GET /rest/openapi.json': [everybody],

  'GET /rest/login': [everybody],
  'POST /rest/login': [everybody],
  'POST /rest/login/after-registration': [everybody],
  'POST /rest/login/passkey/start': [everybody],
  'POST /rest/login/passkey': [everybody],
  'GET /rest/logout': [everybody],
  'DELETE /rest/cookies': [everybody],
  'POST /rest/registration': [everybody],
  'POST /rest/password/forgot-password': [everybody],
  'GET /rest/password/reset-password-possible': [everybody],
  'POST /rest/password/reset-password-possible': [everybody],
  'POST /rest/password/reset-password': [everybody],
  'POST /rest/password/update': [users],
  'GET /rest/person/detail': [users],
  'POST /rest/person/detail': [users],
  'GET /rest/person/address-change': [everybody],
  'POST /rest/person/address-change/preview': [everybody],
  'POST /rest/person/address-change/confirm': [everybody],
  'POST /rest/person/address-change/resend': [users],
  'POST /rest/person/address-change/cancel': [users],
  'GET /rest/person/undo': [everybody],
  'POST /rest/person/undo/preview': [everybody],
  'POST /rest/person/undo': [everybody],
  'GET /rest/person/two-step-login': [loggedIn],
  'POST /rest/person/identity': [users],
  'POST /rest/person/two-step-login/start': [loggedIn],
  'POST /rest/person/two-step-login/confirm': [loggedIn],
  'POST /rest/person/two-step-login/recovery-codes': [loggedIn],
  'POST /rest/person/two-step-login/switch-off': [loggedIn],
  'GET /rest/person/passkeys': [users],
  'POST /rest/person/passkeys/start': [users],
  'POST /rest/person/passkeys': [users],
  'PUT /rest/person/passkeys/:passkeyId': [users, { name: 'Laptop' }],
  'DELETE /rest/person/passkeys/:passkeyId': [users],
  'GET /rest/person/events': [loggedIn],
  'GET /rest/person/sessions': [loggedIn],
  'DELETE /rest/person/sessions': [loggedIn],
  'GET /rest/person/deletion': [loggedIn],
  'POST /rest/person/deletion': [loggedIn],

  'GET /rest/person/data-export': [users],
  'POST /rest/person/data-export': [users],
  'GET /rest/person/data-export/download': [users],

  'GET /rest/coach/today': [['invited coach', 'other coach', 'system admin']],

  'GET /rest/companies': [users],
  'POST /rest/companies': [users, company],
  'GET /rest/companies/own': [users],
  'GET /rest/companies/search': [users],
  'GET /rest/companies/externalId/:externalId': [readers],
  'GET /rest/companies/:companyId/checks': [readers],
  'GET /rest/companies/:companyId/update': [owner],
  'POST /rest/companies/:companyId/update': [owner, { ...company, contactInfo }],
  'DELETE /rest/companies/:companyId/delete': [owner],
  'POST /rest/companies/:companyId/start-check/:check': [writers],
  'DELETE /rest/companies/:companyId/delete-check/:check': [owner],

  'POST /rest/companies/:companyId/personinvitation': [owner, person],
  'POST /rest/companies/externalid/:externalId/personinvitation': [owner, person],
  'GET /rest/companies/:companyId/personinvitation/:inviteId': [owner],
  'POST /rest/companies/:companyId/personinvitation/:inviteId': [owner, invitationRights],
  'DELETE /rest/companies/:companyId/personinvitation/:inviteId': [owner],
  'POST /rest/companies/:companyId/personinvitation/:inviteId/send': [owner],
  'POST /rest/companies/:companyId/coachinvitation': [owner, { message }],
  'POST /rest/companies/externalid/:externalId/coachinvitation': [owner, { message }],
  'POST /rest/companies/:companyId/coachinvitation/confirm': [owner],
  'DELETE /rest/companies/:companyId/coachinvitation': [owner],
  'POST /rest/companies/:companyId/personinvitation/:inviteId/claims/:claimId/confirm': [owner],
  'POST /rest/companies/:companyId/personinvitation/:inviteId/claims/:claimId/refuse': [owner],
  'POST /rest/email-verification': [everybody, { token: 'x' }],
  'POST /rest/person/email-verification': [loggedIn],
  'GET /rest/invitation': [everybody],
  'POST /rest/invitation/preview': [everybody, { key: 'x' }],
  'POST /rest/invitation/address': [everybody, { key: 'x' }],
  'POST /rest/invitation-request': [everybody, { key: 'x' }],
  'POST /rest/invitation-request/confirm': [everybody, { key: 'x' }],
  'POST /rest/invitation/claim': [users, { invitationKey: 'x' }],
  'GET /rest/invitation-claim': [everybody],
  'POST /rest/invitation-claim/preview': [everybody],
  'POST /rest/invitation-claim/confirm': [everybody, { key: 'x' }],
  'POST /rest/invitation': [users, { invitationKey: 'x' }],

  ...Object.assign({}, ...checkDefinitions.map(routesOfCheck)),

  'POST /rest/:companyId/hazardoussubstances/sheet': [uninvited, new StreamedBody(formWithFile)],

  'GET /rest/companies/:companyId/activities': [readers],
  'GET /rest/companies/:companyId/data-export': [readers],
  'POST /rest/companies/:companyId/data-export': [readers],
  'GET /rest/companies/:companyId/data-export/download': [readers],
  'GET /rest/companies/:companyId/improvement': [readers],
  'GET /rest/companies/:companyId/overview': [readers],
  'GET /rest/companies/:companyId/plan': [readers],
  'GET /rest/companies/:companyId/plan/docx': [readers],
  'GET /rest/companies/:companyId/plan/pdf': [readers],
  'GET /rest/companies/:companyId/plan/progress': [readers],
  'GET /rest/companies/:companyId/plan/xlsx': [readers],

  'GET /rest/companies/:companyId/advices': [readers],
  'GET /rest/companies/:companyId/advices/page': [readers],
  'POST /rest/companies/:companyId/advices': [managers, advice],
  'GET /rest/companies/:companyId/advices/:adviceId': [readers],
  'POST /rest/companies/:companyId/advices/:adviceId': [managers, advice, otherAuthors],
  'POST /rest/companies/:companyId/advices/:adviceId/read': [readers],
  'POST /rest/companies/:companyId/advices/:adviceId/archive': [managers, archiving, otherAuthors],
  'GET /rest/companies/:companyId/actionitems': [readers],
  'GET /rest/companies/:companyId/actionitems/page': [readers],
  'POST /rest/companies/:companyId/actionitems': [managers, actionPoint],
  'GET /rest/companies/:companyId/actionitems/:actionId': [readers],
  'POST /rest/companies/:companyId/actionitems/:actionId': [managers, actionPoint, otherAuthors],
  'POST /rest/companies/:companyId/actionitems/:actionId/photos': [
    managers,
    { fileId: 1, moment: 'BEFORE' },
    otherAuthors,
  ],
  'GET /rest/companies/:companyId/actionitems/:actionId/photos/:photoId': [readers],
  'DELETE /rest/companies/:companyId/actionitems/:actionId/photos/:photoId': [
    managers,
    undefined,
    otherAuthors,
  ],
  'GET /rest/companies/:companyId/visitreports': [managers],
  'GET /rest/companies/:companyId/visitreports/page': [managers],
  'POST /rest/companies/:companyId/visitreports': [coach, visitReport],
  'GET /rest/companies/:companyId/visitreports/:visitReportId': [managers],
  'POST /rest/companies/:companyId/visitreports/:visitReportId': [managers, visitReport, notTheCoach],
  'DELETE /rest/companies/:companyId/visitreports/:visitReportId': [managers, undefined, notTheCoach],
  'POST /rest/companies/:companyId/visitreports/:visitReportId/archive': [judges],
  'POST /rest/companies/:companyId/visitreports/:visitReportId/rating': [judges, { rating: 5 }],
  'POST /rest/companies/:companyId/visitreports/:visitReportId/rating/read': [
    managers,
    { revision: 1 },
    notTheCoach,
  ],
  'GET /rest/companies/:companyId/visitreports/:visitReportId/appointment.ics': [managers],

  'GET /rest/companies/:companyId/company-records': [managers],
  'POST /rest/companies/:companyId/company-records': [managers, record],
  'GET /rest/companies/:companyId/company-records/pictures': [managers],
  'GET /rest/companies/:companyId/company-records/:recordId': [managers],
  'POST /rest/companies/:companyId/company-records/:recordId': [
    managers,
    { ...record, urls: [] },
    otherAuthors,
  ],
  'DELETE /rest/companies/:companyId/company-records/:recordId': [managers, undefined, otherAuthors],
  'POST /rest/companies/:companyId/company-records/:recordId/files': [
    managers,
    new StreamedBody(formWithFile),
    otherAuthors,
  ],
  'GET /rest/companies/:companyId/company-records/:recordId/files/:fileId': [managers],
  'GET /rest/companies/:companyId/company-records/:recordId/files/:fileId/thumbnail': [managers],
  'DELETE /rest/companies/:companyId/company-records/:recordId/files/:fileId': [
    managers,
    undefined,
    otherAuthors,
  ],
  'POST /rest/companies/:companyId/company-records/:recordId/uploads': [
    managers,
    new StreamedBody(() => null, { ...tus, 'upload-length': '11' }),
    otherAuthors,
  ],
  'HEAD /rest/companies/:companyId/company-records/:recordId/uploads/:uploadId': [
    managers,
    new StreamedBody(() => null, tus),
    otherAuthors,
  ],
  'PATCH /rest/companies/:companyId/company-records/:recordId/uploads/:uploadId': [
    managers,
    new StreamedBody(() => 'Foto', {
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    }),
    otherAuthors,
  ],
  'DELETE /rest/companies/:companyId/company-records/:recordId/uploads/:uploadId': [
    managers,
    new StreamedBody(() => null, tus),
    otherAuthors,
  ],

  'GET /rest/admin/users/:id': [admin],
  'POST /rest/admin/users/:id': [admin, userUpdate],
  'POST /rest/admin/users/:id/switch-off-two-step-login': [admin],
  'GET /rest/admin/users/:id/deletion': [admin],
  'POST /rest/admin/users/:id/deletion': [admin, { companies: [] }],
  'POST /rest/admin/users/:id/prepare-data-export': [admin],
  'GET /rest/admin/users/:id/admin-actions': [admin],
  'GET /rest/admin/users/:id/events': [admin],
  'GET /rest/admin/users/:id/admin-actions/csv': [admin],
  'GET /rest/admin/companies/:id': [admin],
  'POST /rest/admin/companies/:id/owner': [admin, { ownerEmail: 'neighbour@smederij.nl' }],
  'DELETE /rest/admin/companies/:id/owner/invitation': [admin],
  'GET /rest/admin/companies/:id/admin-actions': [admin],
  'GET /rest/admin/companies/:id/admin-actions/csv': [admin],

  'GET /rest/mail-subscription': [everybody],
  'POST /rest/mail-subscription/end': [everybody],
  'POST /rest/mail-subscription/resume': [everybody],

  'GET /rest/products': [everybody],
  'GET /rest/website': [everybody],
  'GET /rest/website/page': [loggedIn],
  'GET /rest/cart': [loggedIn],
  'PATCH /rest/cart': [loggedIn],
  'PUT /rest/cart': [loggedIn, { items: [] }],
  'GET /rest/companies/for-order': [users],
  'GET /rest/orders': [users],
  'GET /rest/orders/page': [users],
  'POST /rest/orders': [users],

  'GET /rest/admin/users': [['system admin']],
  'GET /rest/admin/companies': [['system admin']],
  'GET /rest/admin/migrate-improvement-check': [admin],
  'POST /rest/admin/migrate-improvement-check': [admin, move],
}
