import './CheckIntroduction.css'

import { type Check, checkLabels, checkTypeOf } from '#shared/domain/basics/check.ts'
import { keepUnits } from '#shared/domain/basics/units.ts'
import { checkIntroductions, formatDuration } from '#shared/domain/checks/check-introduction.ts'

const questions = { CHECK: 'Waar gaat deze check over?', REGISTER: 'Waar gaat dit register over?' }

export function CheckIntroduction({ check }: { check: Check }) {
  const { audience, purpose } = checkIntroductions[check]
  return (
    <div className="bw-check-introduction">
      <p>{keepUnits(audience)}</p>
      <p>{formatDuration(check)}.</p>
      <details>
        <summary>
          {questions[checkTypeOf(check)]}
          <span className="bw-visually-hidden"> {checkLabels[check]}</span>
        </summary>
        <p>{purpose}</p>
      </details>
    </div>
  )
}
