import type { AnswerEffect } from './use-answer-effect.ts'

/** "Door je antwoord komen er 6 vragen bij." Nothing when no question was opened. */
export const AnswerEffectText = ({ count, isNew }: AnswerEffect) => (
  <p role="status" className={count > 0 ? 'bw-answer-effect' : 'bw-visually-hidden'}>
    {count > 0 && `Door je antwoord ${formatEffect(count, isNew)}.`}
  </p>
)

/** `isNew`: the questions were not asked before. Otherwise their answers are no longer valid. */
function formatEffect(count: number, isNew: boolean) {
  if (isNew) return count === 1 ? 'komt er 1 vraag bij' : `komen er ${count} vragen bij`
  return count === 1 ? 'staat er 1 vraag weer open' : `staan er ${count} vragen weer open`
}
