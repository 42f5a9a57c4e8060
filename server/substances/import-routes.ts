import type { FastifyInstance } from 'fastify'
import { accessTo, type CheckContent, checkOf, urlOf } from '#server/checks/api/check-access.ts'
import { route } from '#server/platform/http/route.ts'
import { bodyBytes } from '#server/platform/http/streams.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { SubstanceListImport, SubstancesImported } from '#shared/domain/substances/substance-list-import.ts'
import { importSubstances } from './import-substances.ts'
import { MAX_SUBSTANCES } from './limits.ts'

/** In bytes: twice 2,000 substances with ten tasks each. */
const BODY_LIMIT = 10_000_000

export function importRoutes(app: FastifyInstance, content: CheckContent): void {
  const throttle = createThrottle(app.pool, 'register-import')
  route(
    app,
    {
      method: 'POST',
      url: urlOf(content, 'register/import'),
      access: accessTo(content).WRITE,
      once: true,
      limit: throttle,
      bodyLimit: BODY_LIMIT,
      summary: 'Add the substances of a list, all or none; 409 when the register would have too many',
      stream: 'application/json',
      streamed: SubstanceListImport,
      response: SubstancesImported,
    },
    async (call) => {
      const { company, user, request } = call
      const requester = { person: user.id, signal: request.signal }
      const substances = await app.fileReader.readList(bodyBytes(request), requester)
      await importSubstances(app.db, checkOf(content, company), substances, {
        user,
        maxSubstances: MAX_SUBSTANCES,
      })
      return { count: substances.length }
    },
  )
}
