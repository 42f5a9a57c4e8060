import { definitionOf } from '#shared/domain/basics/check.ts'
import './AnswersPage.css'

import { getScriptFlow } from '#shared/api/checks/questionnaires.ts'
import { getAnswersOverview } from '#shared/api/checks/section-checks.ts'
import { isDecided, pictureOf } from '#shared/domain/checks/questionnaire.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { WaitingAnswers } from '#shared/parts/checks/waiting-answers/WaitingAnswers.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type CheckLoaderArgs, useCheckRef } from '../check-context.ts'
import { formatLastUpdate } from '../format-last-update.ts'
import { resultsHref } from '../hrefs.ts'
import { insertSectionName } from '../insert-section-name.ts'
import { isSectionKey, parsePageKey } from '../page-key.ts'
import { AnswerItem } from './AnswerItem.tsx'
import { parseAnswersQuery } from './parse-answers-query.ts'

export async function loader({ check, params, request }: CheckLoaderArgs) {
  const pageKey = parsePageKey(params)
  const { scriptKey, sectionId } = parseAnswersQuery(
    pageKey,
    new URL(request.url).searchParams,
    definitionOf(check.check),
  )
  const [overview, questionnaire] = await withLoadError(
    Promise.all([getAnswersOverview(check, scriptKey, sectionId), getScriptFlow(check.check)]),
    'Antwoorden overzicht kon niet geladen worden.',
  )
  const column = questionnaire.columns.find(({ columnKey }) => columnKey === pageKey)
  const name = isSectionKey(pageKey) ? overview.section?.name : column?.label
  return { ...overview, pageKey, name: name ?? overview.name, scriptName: overview.name, questionnaire }
}

function AnswersPage() {
  const overview = useLoaderData<typeof loader>()
  const check = useCheckRef()
  const { scriptKey, scriptName, section, questions, questionnaire, pageKey, name } = overview
  const withSectionName = (text: string) => insertSectionName(questionnaire, text, section?.name ?? '')
  const line = [section?.name ?? 'Hele bedrijf', formatLastUpdate(overview)].filter(Boolean).join(' · ')

  return (
    <div className="bw-stack bw-overview-page">
      <WaitingAnswers companyId={check.companyId} />
      <div className="bw-intro">
        <PageHeading>Antwoorden: {scriptName.toLowerCase()}</PageHeading>
        <p className="bw-soft">{line}</p>
      </div>
      <ol className="bw-card bw-overview" role="list">
        {questions.map((question) => (
          <AnswerItem
            key={question.questionId}
            question={{ ...question, description: withSectionName(question.description) }}
            picture={pictureOf(questionnaire, { scriptKey, questionKey: question.questionId })}
            origin={{ scriptKey, sectionId: section?.id ?? null }}
            isDecided={isDecided(questionnaire, { scriptKey }, { questionKey: question.questionId })}
          />
        ))}
      </ol>
      <p className="bw-screen-only">
        <a href={resultsHref(check, pageKey)}>Terug naar de resultaten van {name}</a>
      </p>
    </div>
  )
}

export { AnswersPage as Component }
