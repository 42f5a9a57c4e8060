import type { Check } from '#shared/domain/basics/check.ts'
import { definitionOf } from '#shared/domain/basics/check.ts'
import type { Page } from '#shared/domain/website/page.ts'

type CheckPage = 'matrix' | 'results' | 'answers' | 'questions' | 'endOfSection' | 'end' | 'section'
/** A register has no rounds, and its matrix is the list of its sections. Only things have labels. */
type FurtherPage = 'rounds' | 'round' | 'sections' | 'import' | 'labels'

/** Returns the pages of a check: its results are below a company, its questions fill the screen. */
export function checkPages(check: Check): Record<CheckPage, Page> & { [name in FurtherPage]?: Page } {
  const { slug, one, many, hasSectionList, isThing } = definitionOf(check)
  const results = `/bedrijven/:companyId/checks/${slug}`
  const questions = `/check/${slug}/:companyId`
  return {
    matrix: { path: results, shape: 'list' },
    results: { path: `${results}/:sectionIdOrScriptKey`, shape: 'reading' },
    answers: { path: `${results}/:sectionIdOrScriptKey/antwoorden`, shape: 'list' },
    questions: { path: questions, shape: 'question' },
    endOfSection: { path: `${questions}/einde-${one}`, shape: 'question' },
    end: { path: `${questions}/einde`, shape: 'question' },
    ...(hasSectionList
      ? {
          section: { path: `${results}/${one}`, shape: 'form' },
          import: { path: `${results}/importeren`, shape: 'form' },
        }
      : {
          section: { path: `${questions}/${one}`, shape: 'question' },
          sections: { path: `${questions}/${many}`, shape: 'question' },
          rounds: { path: `${results}/rondes`, shape: 'list' },
          round: { path: `${results}/rondes/:roundId`, shape: 'reading' },
        }),
    ...(isThing && { labels: { path: `${results}/labels`, shape: 'list' } }),
  }
}
