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

// Comes in a chunk of its own, when the first page is there.

/** `beterwerk@` and the version of the build, filled in by rspack.config.ts. */
declare const RELEASE: string

type Router = ReturnType<typeof createBrowserRouter>

/** The one way out: whatever the library wants to send passes here. */
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

/** It collects everything unless told otherwise. None of it would get past `impersonal`; it need not be made either. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
}

/** Starts reporting to `dsn`, and following the router for traces. Gives what reports an error that somebody caught. */
export function report(dsn: string, router: Router): (error: unknown) => void {
  // Not its `init`: that brings along everything it collects by default.
  const client = new BrowserClient({
    dsn,
    stackParser: defaultStackParser,
    transport,
    dataCollection,
    release: RELEASE,
    traceLifecycle: 'static',
    // Source: specification 9, traces at 100 %.
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

  let towards = router.state.location.pathname
  router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location
    if (pathname === towards) return
    towards = pathname
    startBrowserTracingNavigationSpan(client, { name: pathTemplate(pathname) })
  })

  return captureException
}
