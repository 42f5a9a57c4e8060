import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { addressRoutes } from './account/address-routes.ts'
import { passwordRoutes } from './account/password-routes.ts'
import { registrationRoutes } from './account/registration-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { accountDeletionRoutes } from './account-deletion/routes.ts'
import { actionPointPhotoRoutes } from './action-point-photos/routes.ts'
import { actionPointRoutes } from './action-points/routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { adminCompanyRoutes } from './admin/company-routes.ts'
import { adminListRoutes } from './admin/list-routes.ts'
import { moveCheckRoutes } from './admin/move-check-routes.ts'
import { adminUserRoutes } from './admin/user-routes.ts'
import { adviceRoutes } from './advices/routes.ts'
import { eventRoutes } from './audit/event-routes.ts'
import { deedRoutes } from './audit/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { coachDayRoutes } from './coach-day/routes.ts'
import { companyCheckRoutes } from './companies/check-routes.ts'
import { companyDetailsRoutes } from './companies/details-routes.ts'
import { findPermission } from './companies/queries.ts'
import { companyRoutes } from './companies/routes.ts'
import { prepareCompanyExport } from './company-export/prepare.ts'
import { companyExportRoutes } from './company-export/routes.ts'
import { companyPlanRoutes } from './company-plan/routes.ts'
import { companyRecordRoutes } from './company-records/routes.ts'
import { dataExportAdminRoutes } from './data-export/admin-routes.ts'
import { type Exporter, startExporter } from './data-export/exporter.ts'
import { preparePersonExport } from './data-export/prepare-person-export.ts'
import { dataExportRoutes } from './data-export/routes.ts'
import type { BoundedPool } from './database/bounded-pool.ts'
import type { Connection } from './database/connection.ts'
import { giveRoutesLanes } from './database/lanes.ts'
import type { Database } from './database/schema.ts'
import { emailVerificationRoutes } from './email-verification/routes.ts'
import { registerAuthorization } from './http/access.ts'
import { makeApiDocsPublic, registerApiDocs } from './http/api-docs.ts'
import { clientErrorHandler } from './http/client-errors.ts'
import {
  CLEAR_COOKIES_PATH,
  cookieRoutes,
  MAX_HEADER_SIZE,
  registerCookieLimit,
} from './http/cookie-limit.ts'
import { closeConnectionsInTime } from './http/drain.ts'
import { handleFrameworkError, registerErrorHandler } from './http/errors.ts'
import { securityHeaders } from './http/headers.ts'
import { registerOldReads } from './http/old-reads.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerOrigins } from './http/origins.ts'
import { improvementRoutes } from './improvement/routes.ts'
import { invitationClaimRoutes } from './invitations/claim-routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { loginRoutes } from './login/routes.ts'
import { sessionRoutes } from './login/session-routes.ts'
import { type Outbox, startOutbox } from './mail/outbox.ts'
import { createTransport } from './mail/transport.ts'
import { mailSubscriptionRoutes } from './mail-subscriptions/routes.ts'
import { registerMaintenance } from './maintenance/maintenance.ts'
import { orderRoutes } from './orders/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { passkeyLoginRoutes } from './passkeys/login-routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { type PictureReader, startPictureReader } from './pictures/picture-reader.ts'
import { type Printer, startPrinter } from './plan/printer.ts'
import { type Catalogue, readCatalogue } from './products/read-catalogue.ts'
import { productRoutes } from './products/routes.ts'
import { pictureRoutes } from './questionnaires/picture-routes.ts'
import { listThemes } from './questionnaires/registry.ts'
import { carryOutOnce } from './request-keys/carry-out-once.ts'
import type { Config } from './runtime/config.ts'
import { healthRoutes } from './runtime/health.ts'
import { freeMemoryWhenIdle } from './runtime/idle-memory.ts'
import { logController, logRequests } from './runtime/log.ts'
import { createSheetReader, type SheetReader } from './safety-data-sheet/sheet-reader.ts'
import { sectionCheckRoutes } from './section-check-api/routes.ts'
import { sessionCookieName } from './session/cookies.ts'
import { createPasswordHasher, type PasswordHasher } from './session/password-hasher.ts'
import { findSession, recordUse } from './session/queries.ts'
import { type Cleaner, startCleaner } from './storage/cleaner.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'
import { registerRoutes } from './substances/register-routes.ts'
import { twoStepLoginAdminRoutes } from './two-step-login/admin-routes.ts'
import { twoStepLoginRoutes } from './two-step-login/routes.ts'
import { visitReportRoutes } from './visit-reports/routes.ts'
import { createBuildId } from './web/build-id.ts'
import { servableUrl } from './web/odd-paths.ts'
import { registerStaticFiles } from './web/static-files.ts'
import { findWidgetFiles } from './web/widget-files.ts'
import { websitePageRoutes } from './website-pages/routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Kysely<Database>
    pool: BoundedPool
    catalogue: Catalogue
    outbox: Outbox
    printer: Printer
    sheetReader: SheetReader
    storage: Storage
    cleaner: Cleaner
    exporter: Exporter
    pictures: PictureReader
    passwords: PasswordHasher
    /** Which build is served; undefined without one. */
    buildId: () => string | undefined
  }
}

/** Maximum size of a JSON body, in bytes: ten times the longest form with all its texts at their limits. */
const BODY_LIMIT = 100_000
/** Where the build is. */
export const DIST = join(import.meta.dirname, '../dist')
/** How long a client may take to send one request, in milliseconds: at 100 MB, the largest upload, 3 Mbit/s. */
const REQUEST_TIMEOUT_MS = 300_000

type Parts = Pick<Connection, 'db' | 'pool' | 'standby' | 'isAnswering'> & {
  config: Config
  logger: FastifyBaseLogger
}

/** Creates the app, which is not listening yet. Throws when a route of the API has no access rule. */
export async function createApp({
  config,
  db,
  pool,
  standby,
  isAnswering,
  logger,
}: Parts): Promise<FastifyInstance> {
  const headers = securityHeaders(config)
  const app = Fastify({
    loggerInstance: logger,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While the server closes, requests on open connections are still answered; the connection is closed afterwards.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => servableUrl(url),
    frameworkErrors: (error, request, reply) =>
      handleFrameworkError(error, request, reply.headers(headers).header('cache-control', 'no-store')),
    http: { maxHeaderSize: MAX_HEADER_SIZE, requireHostHeader: false },
    clientErrorHandler: clientErrorHandler(headers, CLEAR_COOKIES_PATH),
  })
  app.decorate('config', config).decorate('db', db).decorate('pool', pool)
  app.decorate('catalogue', readCatalogue(config.catalogueFile))
  app.decorate('buildId', createBuildId(DIST))
  app.removeContentTypeParser('text/plain')

  closeConnectionsInTime(app)
  giveRoutesLanes(app)
  logRequests(app)
  app.addHook('onRequest', ({ id, url }, reply, done) => {
    reply.headers(headers).header('x-request-id', id)
    if (url.startsWith('/rest/')) reply.header('cache-control', 'no-store')
    done()
  })
  registerErrorHandler(app)
  registerCookieLimit(app)
  if (config.apiDocs) makeApiDocsPublic(app)
  registerAuthorization(app, {
    sessionCookie: sessionCookieName(config),
    findUser: (token) => findSession(db, config, token),
    recordUse: (user) => recordUse(db, user),
    findCompanyAccess: (user, company) => findPermission(db, user, company),
  })
  const maintenance = await registerMaintenance(app)
  app.decorate('carryOutOnce', (request, carryOut) => carryOutOnce(db, request, carryOut))
  await registerOrigins(app)
  await app.register(cookie)
  registerOldReads(app, standby)
  await registerOpenApi(app)
  if (config.apiDocs) await registerApiDocs(app)

  app.decorate('passwords', createPasswordHasher())
  const outbox = startOutbox(db, createTransport(config), logger)
  app.decorate('outbox', outbox).addHook('onClose', outbox.stop)
  const printer = startPrinter(logger)
  app.decorate('printer', printer).addHook('onClose', printer.stop)
  const sheetReader = createSheetReader(logger)
  app.decorate('sheetReader', sheetReader).addHook('onClose', sheetReader.close)
  const storage = await openStorage(config)
  const cleaner = startCleaner(db, storage, logger)
  const pictures = startPictureReader(logger)
  app.decorate('storage', storage).decorate('cleaner', cleaner).decorate('pictures', pictures)
  const exporter = startExporter(app, { PERSON: preparePersonExport, COMPANY: prepareCompanyExport })
  app.decorate('exporter', exporter)
  app.addHook('onClose', async () => {
    await Promise.all([cleaner.stop(), pictures.stop(), exporter.stop()])
    storage.close()
  })
  loginRoutes(app)
  passkeyLoginRoutes(app)
  sessionRoutes(app)
  cookieRoutes(app)
  registrationRoutes(app)
  emailVerificationRoutes(app)
  accountRoutes(app)
  addressRoutes(app)
  accountDeletionRoutes(app)
  passwordRoutes(app)
  twoStepLoginRoutes(app)
  twoStepLoginAdminRoutes(app)
  passkeyRoutes(app)
  dataExportRoutes(app)
  dataExportAdminRoutes(app)
  companyExportRoutes(app)
  companyRoutes(app)
  companyDetailsRoutes(app)
  companyCheckRoutes(app)
  invitationRoutes(app)
  invitationClaimRoutes(app)
  for (const content of listThemes(config.externalChecks)) {
    if (content.theme.isRegister) registerRoutes(app, content)
    else sectionCheckRoutes(app, content)
  }
  activityRoutes(app)
  adviceRoutes(app)
  actionPointRoutes(app)
  actionPointPhotoRoutes(app)
  visitReportRoutes(app)
  improvementRoutes(app)
  overviewRoutes(app)
  companyPlanRoutes(app)
  coachDayRoutes(app)
  mailSubscriptionRoutes(app)
  companyRecordRoutes(app)
  adminUserRoutes(app)
  adminCompanyRoutes(app)
  deedRoutes(app)
  eventRoutes(app)
  await productRoutes(app)
  cartRoutes(app)
  websitePageRoutes(app)
  orderRoutes(app)
  adminListRoutes(app)
  moveCheckRoutes(app)
  pictureRoutes(app)
  healthRoutes(app, isAnswering)
  freeMemoryWhenIdle(app)
  await registerStaticFiles(app, DIST, maintenance, findWidgetFiles(db))
  return app
}
