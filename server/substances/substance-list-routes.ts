import type { FastifyInstance } from 'fastify'
import type { CheckContent } from '#server/checks/api/check-access.ts'
import { planRoutes } from '#server/checks/api/plan-routes.ts'
import { resultRoutes } from '#server/checks/api/result-routes.ts'
import { sectionRoutes } from '#server/checks/api/section-routes.ts'
import { surveyRoutes } from '#server/checks/api/survey-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { importRoutes } from './import-routes.ts'
import { substanceRoutes } from './routes.ts'
import { safetyDataSheetRoutes } from './safety-data-sheet/routes.ts'
import { recount } from './save-substance.ts'

export function substanceListRoutes(app: FastifyInstance, content: CheckContent): void {
  surveyRoutes(app, content)
  sectionRoutes(app, content, recount)
  resultRoutes(app, content)
  planRoutes(app, content)
  substanceRoutes(app, content)
  documentRoutes(app, content)
  importRoutes(app, content)
  exportRoutes(app, content)
  safetyDataSheetRoutes(app)
}
