import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { checkHref } from '../hrefs.ts'

type Props = { check: CheckRef; count: number; mayAnswer: boolean }

export function NewQuestionsNotice({ check, count, mayAnswer }: Props) {
  if (count === 0) return null
  return (
    <Warning
      variant="info"
      title={count === 1 ? '1 vraag is nieuw of veranderd' : `${count} vragen zijn nieuw of veranderd`}
    >
      De vragenlijst is vernieuwd. Wat je al had ingevuld, is bewaard.{' '}
      {mayAnswer && (
        <a href={checkHref(check)}>{count === 1 ? 'Beantwoord deze vraag' : 'Beantwoord deze vragen'}</a>
      )}
    </Warning>
  )
}
