import {
  BrowserClient,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
  startBrowserTracingNavigationSpan,
} from '@sentry/browser'

import type { createBrowserRouter } from '#shared/federation/router.ts'
import { anonymize, type Envelope } from './anonymize.ts'
import { isRefusal } from './is-refusal.ts'
import { pathTemplate } from './scrub.ts'

// A chunk of its own, loaded after the first page.

/** `beterwerk@` and the version, defined in tools/build/compiler.ts. */
declare const RELEASE: string

type Router = ReturnType<typeof createBrowserRouter>

const transport: typeof makeFetchTransport = (options) => {
  const sender = makeFetchTransport(options)
  return {
    ...sender,
    send(envelope) {
      const clean = anonymize(envelope as Envelope)
      return clean ? sender.send(clean as typeof envelope) : Promise.resolve({})
    },
  }
}

/** On by default. `anonymize` would drop them; this saves the work. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
}

export function startSentry(dsn: string, router: Router): (error: unknown) => void {
  // Not `init`, which includes all default integrations.
  const client = new BrowserClient({
    dsn,
    stackParser: defaultStackParser,
    transport,
    dataCollection,
    release: RELEASE,
    traceLifecycle: 'static',
    // Source: docs/product.md, section 9, traces at 100 %.
    tracesSampleRate: 1,
    tracePropagationTargets: [],
    sendClientReports: false,
    maxBreadcrumbs: 0,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration({ instrumentNavigation: false, webVitals: { ignore: ['inp'] } }),
    ],
    beforeSend: (event, { originalException }) =>
      isRefusal(originalException) ? null : { ...event, transaction: window.location.pathname },
  })
  setCurrentClient(client)
  client.init()

  let lastPathname = router.state.location.pathname
  router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location
    if (pathname === lastPathname) return
    lastPathname = pathname
    startBrowserTracingNavigationSpan(client, { name: pathTemplate(pathname) })
  })

  return captureException
}
