import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { freePort } from '#server/platform/runtime/start.ts'
import { launchOptions } from '../../testing/browser/browser.ts'
import type { RunningProgram } from '../program.ts'
import type { Report } from './report.ts'

const RUNS = 5
const ATTEMPTS = 3

/** Of 100. Source: the product's standards. */
const targets = { accessibility: 100, 'best-practices': 100, performance: 95 }

const categories = Object.keys(targets) as (keyof typeof targets)[]

type Run = Record<keyof typeof targets, { score: number; costs: string[] }>

/** With Lighthouse's default device and connection. Retries when it loses the trace of the page, as happens. */
async function run(url: string, port: number, attempts = ATTEMPTS): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (!result || result.lhr.runtimeError) {
    if (attempts > 1) return run(url, port, attempts - 1)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`)
  }
  const { lhr } = result
  const of = (category: string) => {
    const { score, auditRefs } = lhr.categories[category]!
    const costly = auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id]!.score !== 1)
    const costs = costly.flatMap(({ id }) => {
      const { score, title, displayValue = '' } = lhr.audits[id]!
      return score === null ? [] : [`${id} ${Math.round(score * 100)}: ${title} ${displayValue}`]
    })
    return { score: Math.round((score ?? 0) * 100), costs }
  }
  return Object.fromEntries(categories.map((category) => [category, of(category)])) as Run
}

/**
 * Returns per category the score of 0 to 100 of the median run, the target, and the audits that cost points. Neither the
 * browser nor Lighthouse sends other requests.
 */
async function lighthouseScores(url: string) {
  const port = Number(await freePort())
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    const runs: Run[] = []
    while (runs.length < RUNS) runs.push(await run(url, port))
    return categories.map((category) => {
      const sorted = runs.map((run) => run[category]).toSorted((a, b) => a.score - b.score)
      return { category, target: targets[category], ...sorted[Math.floor(RUNS / 2)]! }
    })
  } finally {
    await browser.close()
  }
}

export async function measureLighthouse({ url }: RunningProgram, report: Report) {
  for (const path of ['/inloggen', '/website/']) {
    for (const { category, score, target, costs } of await lighthouseScores(url + path)) {
      report(`Lighthouse at ${path}, ${category}`, String(score), target === 100 ? '100' : `≥ ${target}`)
      if (score < target) process.stderr.write(costs.map((cost) => `  ${cost}\n`).join(''))
    }
  }
}
