import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'

import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { addressRoutes } from '#server/accounts/account/address-routes.ts'
import { passwordRoutes } from '#server/accounts/account/password-routes.ts'
import { registrationRoutes } from '#server/accounts/account/registration-routes.ts'
import { accountRoutes } from '#server/accounts/account/routes.ts'
import { accountDeletionRoutes } from '#server/accounts/account-deletion/routes.ts'
import { loginRoutes } from '#server/accounts/login/routes.ts'
import { sessionRoutes } from '#server/accounts/login/session-routes.ts'
import { passkeyLoginRoutes } from '#server/accounts/passkeys/login-routes.ts'
import { passkeyRoutes } from '#server/accounts/passkeys/routes.ts'
import { twoStepLoginAdminRoutes } from '#server/accounts/two-step-login/admin-routes.ts'
import { twoStepLoginRoutes } from '#server/accounts/two-step-login/routes.ts'
import { adminCompanyRoutes } from '#server/admin/company-routes.ts'
import { adminListRoutes } from '#server/admin/list-routes.ts'
import { moveCheckRoutes } from '#server/admin/move-check-routes.ts'
import { adminUserRoutes } from '#server/admin/user-routes.ts'
import { websitePageRoutes } from '#server/admin/website-pages/routes.ts'
import { sectionCheckRoutes } from '#server/checks/api/routes.ts'
import { type Printer, startPrinter } from '#server/checks/plan/printer.ts'
import { pictureRoutes } from '#server/checks/questionnaires/picture-routes.ts'
import { listChecks } from '#server/checks/questionnaires/registry.ts'
import { companyCheckRoutes } from '#server/companies/check-routes.ts'
import { companyDetailsRoutes } from '#server/companies/details-routes.ts'
import { invitationClaimRoutes } from '#server/companies/invitations/claim-routes.ts'
import { invitationRoutes } from '#server/companies/invitations/routes.ts'
import { findPermission } from '#server/companies/queries.ts'
import { recordCopy, recordLook } from '#server/companies/record-access.ts'
import { companyRoutes } from '#server/companies/routes.ts'
import { prepareCompanyExport } from '#server/exports/company-export/prepare.ts'
import { companyExportRoutes } from '#server/exports/company-export/routes.ts'
import { dataExportAdminRoutes } from '#server/exports/data-export/admin-routes.ts'
import { type Exporter, startExporter } from '#server/exports/data-export/exporter.ts'
import { preparePersonExport } from '#server/exports/data-export/prepare-person-export.ts'
import { dataExportRoutes } from '#server/exports/data-export/routes.ts'
import { companyRecordRoutes } from '#server/files/company-records/routes.ts'
import { accountEventRoutes } from '#server/history/account-events/routes.ts'
import { adminActionRoutes } from '#server/history/admin-actions/routes.ts'
import { companyActivityRoutes } from '#server/history/company-activity/routes.ts'
import { actionPointPhotoRoutes } from '#server/improve/action-point-photos/routes.ts'
import { actionPointRoutes } from '#server/improve/action-points/routes.ts'
import { adviceRoutes } from '#server/improve/advices/routes.ts'
import { companyPlanRoutes } from '#server/improve/company-plan/routes.ts'
import { improvementRoutes } from '#server/improve/improvement/routes.ts'
import { visitReportRoutes } from '#server/improve/visit-reports/routes.ts'
import { emailVerificationRoutes } from '#server/mail/email-verification/routes.ts'
import { mailSubscriptionRoutes } from '#server/mail/mail-subscriptions/routes.ts'
import { type Outbox, startOutbox } from '#server/mail/outbox.ts'
import { createTransport } from '#server/mail/transport.ts'
import { coachDayRoutes } from '#server/overview/coach-day/routes.ts'
import { overviewRoutes } from '#server/overview/routes.ts'
import type { BoundedPool } from '#server/platform/database/bounded-pool.ts'
import type { Connection } from '#server/platform/database/connection.ts'
import { giveRoutesLanes } from '#server/platform/database/lanes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { checkAccess } from '#server/platform/http/access.ts'
import { makeApiDocsPublic, serveApiDocs } from '#server/platform/http/api-docs.ts'
import { clientErrorHandler } from '#server/platform/http/client-errors.ts'
import { limitConnection } from '#server/platform/http/connection-limit.ts'
import {
  CLEAR_COOKIES_PATH,
  cookieRoutes,
  limitCookies,
  MAX_HEADER_SIZE,
} from '#server/platform/http/cookie-limit.ts'
import { closeConnectionsInTime } from '#server/platform/http/drain.ts'
import { handleErrors, handleFrameworkError } from '#server/platform/http/errors.ts'
import { securityHeaders } from '#server/platform/http/headers.ts'
import { describeApi } from '#server/platform/http/openapi.ts'
import { checkOrigins } from '#server/platform/http/origins.ts'
import { watchMaintenance } from '#server/platform/maintenance/maintenance.ts'
import { type PictureReader, startPictureReader } from '#server/platform/pictures/picture-reader.ts'
import { carryOutOnce } from '#server/platform/request-keys/carry-out-once.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { healthRoutes } from '#server/platform/runtime/health.ts'
import { logController, logRequests } from '#server/platform/runtime/log.ts'
import { sessionCookieName } from '#server/platform/session/cookies.ts'
import { createPasswordHasher, type PasswordHasher } from '#server/platform/session/password-hasher.ts'
import { findSession, recordUse } from '#server/platform/session/queries.ts'
import { type Cleaner, startCleaner } from '#server/platform/storage/cleaner.ts'
import { type Disks, watchDisks } from '#server/platform/storage/disk-space.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { createQuota, type Quota } from '#server/platform/storage/quota.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { createBuildId } from '#server/platform/web/build-id.ts'
import { findEarlierFiles } from '#server/platform/web/built-files.ts'
import { servableUrl } from '#server/platform/web/servable-url.ts'
import { serveStaticFiles } from '#server/platform/web/static-files.ts'
import { watchBuild } from '#server/platform/web/watch-build.ts'
import { cartRoutes } from '#server/shop/cart/routes.ts'
import { orderRoutes } from '#server/shop/orders/routes.ts'
import { type Catalogue, readCatalogue } from '#server/shop/products/read-catalogue.ts'
import { productRoutes } from '#server/shop/products/routes.ts'
import { createFileReader, type FileReader } from '#server/substances/file-reader/file-reader.ts'
import { substanceListRoutes } from '#server/substances/substance-list-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Kysely<Database>
    pool: BoundedPool
    catalogue: Catalogue
    outbox: Outbox
    printer: Printer
    fileReader: FileReader
    storage: Storage
    storageQuota: Quota
    disks: Disks
    cleaner: Cleaner
    exporter: Exporter
    pictures: PictureReader
    passwords: PasswordHasher
    buildId: () => string | undefined
  }
}

/** Maximum size of a JSON body, in bytes: ten times the longest form with all its texts at their limits. */
const BODY_LIMIT = 100_000
export const DIST = join(import.meta.dirname, '../dist')
/** Maximum time to send one request, in milliseconds: at 100 MB, the largest upload, 3 Mbit/s. */
const REQUEST_TIMEOUT_MS = 300_000
/** Of a connection without requests, in milliseconds: longer than proxies keep theirs, so that they close it first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000

type Parts = Pick<Connection, 'db' | 'pool' | 'isAnswering'> & {
  config: Config
  logger: FastifyBaseLogger
  /** The folder of the build. */
  dist?: string
}

/** Throws when a route of the API has no access rule. */
export async function createApp({
  config,
  db,
  pool,
  isAnswering,
  logger,
  dist = DIST,
}: Parts): Promise<FastifyInstance> {
  const headers = securityHeaders(config)
  const app = Fastify({
    loggerInstance: logger,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    // While the server closes, open connections are still answered, and closed afterwards.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => servableUrl(url),
    frameworkErrors: (error, request, reply) =>
      handleFrameworkError(error, request, reply.headers(headers).header('cache-control', 'no-store')),
    serverFactory: (handle) =>
      createServer(
        {
          maxHeaderSize: MAX_HEADER_SIZE,
          requireHostHeader: false,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        },
        limitConnection(handle),
      ),
    clientErrorHandler: clientErrorHandler(headers, CLEAR_COOKIES_PATH),
  })
  app.decorate('config', config).decorate('db', db).decorate('pool', pool)
  app.decorate('catalogue', readCatalogue(config.catalogueFile))
  app.decorate('buildId', createBuildId(dist))
  app.removeContentTypeParser('text/plain')

  closeConnectionsInTime(app)
  giveRoutesLanes(app)
  logRequests(app)
  app.addHook('onRequest', ({ id, url }, reply, done) => {
    reply.headers(headers).header('x-request-id', id)
    if (url.startsWith('/rest/')) reply.header('cache-control', 'no-store')
    done()
  })
  handleErrors(app)
  limitCookies(app)
  if (config.apiDocs) makeApiDocsPublic(app)
  checkAccess(app, {
    sessionCookie: sessionCookieName(config),
    findUser: (token) => findSession(db, config, token),
    recordUse: (user) => recordUse(db, user),
    findCompanyAccess: (user, company) => findPermission(db, user, company),
    recordLook: (access) => recordLook(db, access),
    async recordCopy(copy) {
      await recordCopy(db, config, copy)
      app.outbox.wake()
    },
  })
  const maintenance = await watchMaintenance(app)
  app.decorate('carryOutOnce', (request, carryOut) => carryOutOnce(db, request, carryOut))
  await checkOrigins(app)
  await app.register(cookie)
  await describeApi(app)
  if (config.apiDocs) await serveApiDocs(app)

  app.decorate('passwords', createPasswordHasher())
  const outbox = startOutbox(db, createTransport(config), logger)
  app.decorate('outbox', outbox).addHook('onClose', outbox.stop)
  const printer = startPrinter(logger)
  app.decorate('printer', printer).addHook('onClose', printer.stop)
  const fileReader = createFileReader(logger)
  app.decorate('fileReader', fileReader).addHook('onClose', fileReader.close)
  const storage = await openStorage(config)
  const disks = watchDisks(config, logger)
  app.decorate('disks', disks).decorate('storageQuota', createQuota(db, config.storageQuota, logger))
  const cleaner = startCleaner(db, storage, logger)
  const pictures = startPictureReader(logger)
  app.decorate('storage', storage).decorate('cleaner', cleaner).decorate('pictures', pictures)
  const exporter = startExporter(app, { PERSON: preparePersonExport, COMPANY: prepareCompanyExport })
  app.decorate('exporter', exporter)
  app.addHook('onClose', async () => {
    await Promise.all([cleaner.stop(), disks.stop(), pictures.stop(), exporter.stop()])
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
  for (const content of listChecks(config.externalChecks)) {
    if (content.definition.hasSectionList) substanceListRoutes(app, content)
    else sectionCheckRoutes(app, content)
  }
  companyActivityRoutes(app)
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
  adminActionRoutes(app)
  accountEventRoutes(app)
  await productRoutes(app)
  cartRoutes(app)
  websitePageRoutes(app)
  orderRoutes(app)
  adminListRoutes(app)
  moveCheckRoutes(app)
  pictureRoutes(app)
  healthRoutes(app, isAnswering)
  watchBuild(app, dist)
  await serveStaticFiles(app, dist, maintenance, findEarlierFiles(db))
  return app
}
