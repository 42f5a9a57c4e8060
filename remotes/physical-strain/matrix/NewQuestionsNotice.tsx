import { Warning } from '#shared/ui/Warning.tsx'
import { checkHref } from '../hrefs.ts'

type Props = { companyId: number; count: number; mayAnswer: boolean }

/** A notice that questions were added to the questionnaire since it was answered; nothing when there are none. */
export function NewQuestionsNotice({ companyId, count, mayAnswer }: Props) {
  if (count === 0) return null
  return (
    <Warning variant="info" title={count === 1 ? 'Er is 1 nieuwe vraag' : `Er zijn ${count} nieuwe vragen`}>
      De vragenlijst is vernieuwd. Wat je al had ingevuld, is bewaard.{' '}
      {mayAnswer && (
        <a href={checkHref(companyId)}>
          {count === 1 ? 'Beantwoord de nieuwe vraag' : 'Beantwoord de nieuwe vragen'}
        </a>
      )}
    </Warning>
  )
}
