import './AnswersPage.css'

import { getAnswersOverview, getScriptFlow } from '#shared/api/physical-strain.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { resultsHref } from '../addresses.ts'
import { isFunctionGroup, keyIn } from '../page-key.ts'
import { updatedWords } from '../updated-words.ts'
import { AnswerItem } from './AnswerItem.tsx'
import { askedIn } from './asked-in.ts'

/** Gives the answers to the script that the address names, and the name of the page from which one comes. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const pageKey = keyIn(params)
  const { scriptKey, functionGroupId } = askedIn(pageKey, new URL(request.url).searchParams)
  const [overview, questionnaire] = await withLoadError(
    Promise.all([getAnswersOverview(Number(params.companyId), scriptKey, functionGroupId), getScriptFlow()]),
    'Antwoorden overzicht kon niet geladen worden.',
  )
  const column = questionnaire.columns.find(({ columnKey }) => columnKey === pageKey)
  const name = isFunctionGroup(pageKey) ? overview.functionGroup?.name : column?.label
  return { ...overview, pageKey, name: name ?? overview.name, scriptName: overview.name, questionnaire }
}

function AnswersPage() {
  const overview = useLoaderData<typeof loader>()
  const { id } = useCompany()
  const { scriptKey, scriptName, functionGroup, questions, questionnaire, pageKey, name } = overview
  const inWords = (text: string) =>
    text.replaceAll(questionnaire.section.placeholder, () => functionGroup?.name ?? '')
  const line = [functionGroup?.name ?? 'Hele bedrijf', updatedWords(overview)].filter(Boolean).join(' · ')

  return (
    <div className="bw-stack bw-overview-page">
      <div className="bw-intro">
        <PageHeading>Antwoorden: {scriptName.toLowerCase()}</PageHeading>
        <p className="bw-soft">{line}</p>
      </div>
      <ol className="bw-card bw-overview" role="list">
        {questions.map((question) => (
          <AnswerItem
            key={question.questionId}
            question={{ ...question, description: inWords(question.description) }}
            place={{ scriptKey, functionGroupId: functionGroup?.id ?? null }}
          />
        ))}
      </ol>
      <p>
        <a href={resultsHref(id, pageKey)}>Terug naar de resultaten van {name}</a>
      </p>
    </div>
  )
}

export { AnswersPage as Component }
