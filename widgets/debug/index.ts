import { inspectMarkup } from '#shared/embed/inspect-markup.ts'
import type { CheckPage } from '#shared/embed/modules.ts'
import { portalOrigin } from '#shared/embed/portal-origin.ts'
import { type Finding, problems } from '#shared/embed/problems.ts'
import type { BeterwerkEventMap } from '#shared/embed/site-api.ts'
import { whenSettled } from '#shared/embed/when-settled.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { checkSettings } from './check-settings.ts'

/** How long the page stays unchanged before it is inspected again. */
const QUIET_TIME_MS = 500

export const checkPage: CheckPage = (cookieDomain) => {
  const reported = new Set<string>()

  function report({ problem, about }: Finding) {
    const { title } = problems[problem]
    const line = `Beterwerk: ${title}${about && ` ${about}`} ${portalOrigin}/widgets#${problem}`
    if (reported.has(line)) return
    reported.add(line)
    // biome-ignore lint/suspicious/noConsole: the module is for developers, who asked for it
    console.warn(line)
  }

  function inspect() {
    const { findings } = inspectMarkup(ofDocument('documentElement'), portalOrigin)
    for (const finding of findings) report(finding)
  }

  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (blockedURI.startsWith(portalOrigin)) report({ problem: 'policy', about: effectiveDirective })
  })
  addEventListener('bw:error', (event) => {
    const { detail } = event as BeterwerkEventMap['bw:error']
    report({ problem: 'niet-geladen', about: detail.message })
  })
  whenSettled(() => {
    inspect()
    checkSettings(cookieDomain, report)
    let timer = 0
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = window.setTimeout(inspect, QUIET_TIME_MS)
    }).observe(document, { childList: true, subtree: true })
  })
}
