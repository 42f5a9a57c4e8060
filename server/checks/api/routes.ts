import type { FastifyInstance } from 'fastify'
import type { CheckContent } from './check-access.ts'
import { photoRoutes } from './photo-routes.ts'
import { planRoutes } from './plan-routes.ts'
import { resultRoutes } from './result-routes.ts'
import { roundRoutes } from './round-routes.ts'
import { sectionInputRoutes } from './section-input-routes.ts'
import { sectionRoutes } from './section-routes.ts'
import { surveyRoutes } from './survey-routes.ts'

export function sectionCheckRoutes(app: FastifyInstance, content: CheckContent): void {
  surveyRoutes(app, content)
  sectionRoutes(app, content)
  sectionInputRoutes(app, content)
  resultRoutes(app, content)
  roundRoutes(app, content)
  planRoutes(app, content)
  if (content.definition.isThing) photoRoutes(app, content)
}
