import type { Cut } from './cut-loader.ts'

// What is cut out of react-router. The product reads pages with loaders; it has no actions and fetchers of the router
// (forms call the API), no server rendering, no view transitions, no experiments and no instrumentation. The bundler
// leaves out unused functions, but not branches of used ones, and not components, whose creation is a call.

const submissions: Cut[] = [
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false', 2],
  ['!isSubmissionNavigation(opts)', 'true'],
  ['if (submission && isMutationMethod(submission.formMethod)) {\n\t\tlet {', 'if (false) {\n\t\tlet {'],
  [
    'redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
    'false',
  ],
]

const fetchers: Cut[] = [
  ['\t\tfetch,\n', ''],
  ['\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
  ['fetchLoadMatches.forEach((f, key)', 'if (false) fetchLoadMatches.forEach((f, key)'],
  ['fetchLoadMatches.forEach((loadMatch, key)', 'if (false) fetchLoadMatches.forEach((loadMatch, key)'],
  [
    'revalidatingFetchers.filter((f) => !f.matches ||',
    'if (false) revalidatingFetchers.filter((f) => !f.matches ||',
  ],
  ['await fetcherResultsPromise', '[]'],
  ['let fetcherResultsPromise = Promise.all(', 'let fetcherResultsPromise = false && Promise.all('],
  [
    'redirect = findRedirect(fetcherResults);\n\t\tif (redirect) {\n\t\t\tfetchRedirectIds',
    'if (false) {\n\t\t\tfetchRedirectIds',
    2,
  ],
]

const viewTransitions: Cut[] = [
  ['if (isBrowser) {\n\t\t\trestoreApplied', 'if (false) {\n\t\t\trestoreApplied'],
  ['pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location', 'false'],
  ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
]

const experiments: Cut[] = [
  ['if (future.unstable_routePatternMatching)', 'if (false)'],
  ['future.unstable_customRouteDiscovery', 'false', 13],
  ['discoverResult.type === "cancelled"', 'false', 4],
  ['if (init.instrumentations)', 'if (false)', 2],
  ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0', 2],
  ['opts?.instrumentationNavigateMetaReceiver', 'false'],
  ['if (opts?.mask)', 'if (false)'],
]

/** Takes the beginning of its call. Tests of pages run with the whole package, and show the warning. */
const withoutWarning = (start: string, times = 1): Cut => [start, `false && ${start}`, times]

export const routerCuts: Record<string, Cut[]> = {
  'dist/production/lib/router/router.js': [
    ...submissions,
    ...fetchers,
    ...viewTransitions,
    ...experiments,
    withoutWarning('warning(blockerFunctions.size'),
    withoutWarning('warning(false, "A router only supports one'),
    withoutWarning('warning(!isUnsupported', 2),
    withoutWarning('warning(false, `Route "'),
    withoutWarning('warning(!isStaticallyDefined'),
  ],
  'dist/production/lib/router/utils.js': [
    withoutWarning('warning(false, `Route path'),
    withoutWarning('warning(path === "*"'),
  ],
  'dist/production/lib/hooks.js': [
    withoutWarning('warning(activeRef.current, navigateEffectWarning)', 2),
    withoutWarning('warningOnce("route-fallback"'),
  ],
  'dist/production/lib/dom/lib.js': [
    ['opts?.hydrationData || parseHydrationData()', 'void 0', 2],
    withoutWarning('warning(typeof URLSearchParams'),
    withoutWarning('warning(false, `Failed to save'),
    withoutWarning('warning(false, `"'),
    ['const Link = React', 'const Link = /* @__PURE__ */ React'],
    ['const NavLink = React', 'const NavLink = /* @__PURE__ */ React'],
    ['const Form = React', 'const Form = /* @__PURE__ */ React'],
    ['Link.displayName = "Link";', ''],
    ['NavLink.displayName = "NavLink";', ''],
    ['Form.displayName = "Form";', ''],
    ['if (!remixContext || remixContext.isSpaMode) return null;', 'return null;'],
  ],
  'dist/production/lib/components.js': [
    ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
    ['renderDfd && pendingState && router.window', 'false'],
    ['renderDfd && pendingState && state.location', 'false && state.location'],
    withoutWarning('warning(locationContext != null'),
    ['!vtContext.isTransitioning && interruption', 'false'],
    ['vtContext.isTransitioning && !vtContext.flushSync', 'false'],
  ],
}
