import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { startSweeper } from '#server/admin/retention/sweeper.ts'
import { refreshInBackground } from '#server/checks/engine/refresh.ts'
import { listChecks } from '#server/checks/questionnaires/registry.ts'
import { startLoggingHeads } from '#server/history/audit-chain/log-heads.ts'
import { startReminders } from '#server/improve/reminders/reminder-worker.ts'
import { prepareDemo } from '#server/operations/demo/known-password.ts'
import { type DemoAccount, seedDemoFiles } from '#server/operations/demo/seed.ts'
import { startDeletionWriter } from '#server/platform/backup/deletion-file.ts'
import { connect } from '#server/platform/database/connection.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { startObjectChecker } from '#server/platform/storage/object-checker.ts'
import { keepBuiltFiles } from '#server/platform/web/built-files.ts'
import { startDateWorker } from '#server/substances/date-worker.ts'
import { createApp, DIST } from './app.ts'

export type Portal = {
  app: FastifyInstance
  /** Where a database was made just now, if one was. */
  newDatabase: string | undefined
  /** Passwords set just now: when a demo starts for the first time, or is first open to others. */
  demoAccounts: DemoAccount[]
  /** Starts the work between requests. Returns a function that stops it. */
  startBackgroundWork: () => () => Promise<void>
  close: () => Promise<void>
}

/**
 * Connects to the database, migrates it, seeds the demo data and creates the app, which is not listening yet.
 * `dist`: the folder of the build. Throws a SettingError or a DatabaseInUseError, with a message for the operator, and then
 * leaves nothing open.
 */
export async function compose(
  config: Config,
  logger: FastifyBaseLogger,
  dist: string = DIST,
): Promise<Portal> {
  const connection = await connect(config, logger)
  const { db, pool, isAnswering } = connection
  try {
    const newDatabase = await prepareDatabase(db, config, logger)
    const { accounts: demoAccounts, isSeeded } = await prepareDemo(db, config)
    const app = await createApp({ config, db, pool, isAnswering, logger, dist })
    const { storage, pictures } = app
    if (isSeeded)
      await seedDemoFiles({ db, storage, pictures, logger }, config.companyQuota).catch((err) =>
        logger.warn({ err }, 'the demo has no files'),
      )
    const startBackgroundWork = () => {
      const themes = listChecks(config.externalChecks)
      const stopRefreshing = refreshInBackground(
        db,
        themes.map(({ questionnaire }) => questionnaire),
        logger,
      )
      const dates = themes
        .filter(({ definition }) => definition.hasSectionList)
        .map(({ questionnaire }) => startDateWorker(app, questionnaire))
      const sweeper = startSweeper(db, config, logger)
      const reminders = startReminders(app)
      const auditHeads = startLoggingHeads(db, logger)
      const deletionWriter = startDeletionWriter(db, config.dataDir, logger)
      const objectChecker = startObjectChecker(db, storage, logger)
      const builtFiles = keepBuiltFiles(db, dist, logger)
      return async () => {
        await Promise.all([
          stopRefreshing(),
          sweeper.stop(),
          reminders.stop(),
          objectChecker.stop(),
          builtFiles.stop(),
          deletionWriter.stop(),
          auditHeads.stop(),
          ...dates.map((worker) => worker.stop()),
        ])
      }
    }
    return { app, newDatabase, demoAccounts, startBackgroundWork, close: connection.close }
  } catch (error) {
    await connection.close()
    throw error
  }
}
