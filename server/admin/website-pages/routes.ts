import type { FastifyInstance } from 'fastify'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { FetchedPage, PageAddressInput, WebsiteSettings } from '#shared/domain/website/website-page.ts'
import { fetchPage } from './fetch-page.ts'

export function websitePageRoutes(app: FastifyInstance): void {
  const { config } = app
  const throttle = createThrottle(app.pool, 'website-page')

  route(
    app,
    {
      method: 'GET',
      url: '/rest/website',
      access: 'public',
      forWidgets: true,
      summary: 'The settings that a page of the website has to fit',
      response: WebsiteSettings,
    },
    () => ({ cookieDomain: config.cookieDomain ?? null }),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/website/page',
      access: 'authenticated',
      limit: throttle,
      summary: 'A page of the website as a browser without JavaScript gets it; no other site is asked',
      query: PageAddressInput,
      response: FetchedPage,
    },
    async (call) => {
      // The answer says what the server sees of any path: not for everybody who can register.
      await requireVerifiedEmail(app.db, call.user.id)
      return fetchPage(call.query.address, config.websiteOrigins, call.request.signal)
    },
  )
}
