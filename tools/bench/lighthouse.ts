import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { freePort } from '../../server/runtime/start.ts'
import { launchOptions } from '../../testing/browser/browser.ts'

const RUNS = 5
const ATTEMPTS = 3

/** What Lighthouse must say, of 100. Source: the product's standards. */
const targets = { accessibility: 100, 'best-practices': 100, performance: 95 }

const categories = Object.keys(targets) as (keyof typeof targets)[]

type Run = Record<keyof typeof targets, { score: number; costs: string[] }>

/**
 * One run with an empty cache, on the telephone and the connection that Lighthouse takes when nothing is said. Now and
 * then it loses the trace of a page and asks to be run again.
 */
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
 * What Lighthouse says about a page, in its own words of 0 to 100. Gives per category the run in the middle: its score,
 * the least it should be, and what kept it from 100. Nothing is fetched but the page: the browser makes no calls of
 * its own, and Lighthouse tells nobody.
 */
export async function lighthouseScores(url: string) {
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
