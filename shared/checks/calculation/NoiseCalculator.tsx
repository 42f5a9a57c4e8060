import './NoiseCalculator.css'

import { useEffect, useRef, useState } from 'react'
import { formatNumber, keepUnits } from '#shared/domain/basics/units.ts'
import {
  exposureAtEar,
  exposureTo,
  knownNoises,
  MAX_ROWS,
  sharesOf,
} from '#shared/domain/checks/calculations/noise-dose.ts'
import { formatExposure } from '#shared/domain/checks/calculations/noise-texts.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import type { InlineCalculatorProps } from './inline-calculator.ts'
import { NoiseOutcome } from './NoiseOutcome.tsx'
import { NoiseRowFields } from './NoiseRowFields.tsx'
import {
  answerTo,
  draftsOf,
  emptyDraft,
  isEmpty,
  type NoiseDraft,
  type NoiseNumber,
  readDrafts,
} from './noise-form.ts'
import { TypicalNoises } from './TypicalNoises.tsx'

const DAY_HOURS = 8

/** "5,5 van 8 uur ingevuld". */
function formatTotal(minutes: number): string {
  const hours = formatNumber(minutes / 60, 2)
  return keepUnits(
    minutes > DAY_HOURS * 60 ? `${hours} uur ingevuld` : `${hours} van ${DAY_HOURS} uur ingevuld`,
  )
}

const hasPeak = ({ peak }: NoiseDraft) => peak !== ''

/**
 * Stores at once what is filled in. A chosen answer counts instead of it until the user changes something, or asks for
 * the calculation. At the ear the protection is asked, too.
 */
export function NoiseCalculator({ question, given, earlier, onChange }: InlineCalculatorProps) {
  const isAtEar = question.computation === 'NOISE_AT_EAR'
  const computation = isAtEar ? 'NOISE_AT_EAR' : 'NOISE_DOSE'
  const [chosen] = given
  const stored = chosen?.value || undefined
  const [drafts, setDrafts] = useState(() => draftsOf(stored ?? earlier))
  const [showsPeaks, setShowsPeaks] = useState(() => drafts.some(hasPeak))
  const [seen, setSeen] = useState(stored)
  const [focused, setFocused] = useState<{ row: number; field: number }>()
  const table = useRef<HTMLDivElement>(null)
  const computed = answerTo(computation, drafts)

  // Somebody else, or another tab, filled in something else.
  if (stored !== seen) {
    setSeen(stored)
    if (stored !== undefined && stored !== computed?.value) setDrafts(draftsOf(stored))
  }
  useEffect(() => {
    if (!focused) return
    const row = table.current?.querySelector(`[data-row="${focused.row}"]`)
    row?.querySelectorAll('input')[focused.field]?.focus()
  }, [focused])

  function change(next: NoiseDraft[], options?: { isTyping: boolean }) {
    setDrafts(next)
    const answer = answerTo(computation, next)
    if (answer) onChange([answer], options)
    else if (stored !== undefined) onChange([])
  }
  const changeRow = (id: number, changed: Partial<NoiseDraft>) =>
    change(
      drafts.map((draft) => (draft.id === id ? { ...draft, ...changed } : draft)),
      { isTyping: true },
    )
  const nextId = Math.max(...drafts.map(({ id }) => id)) + 1

  function add() {
    setDrafts([...drafts, emptyDraft(nextId)])
    setFocused({ row: nextId, field: 0 })
  }

  function remove(id: number) {
    const at = drafts.findIndex((draft) => draft.id === id)
    const next = drafts.filter((draft) => draft.id !== id)
    change(next)
    setFocused({ row: next[Math.min(at, next.length - 1)]!.id, field: 0 })
  }

  function clear() {
    change([emptyDraft(nextId)])
    setShowsPeaks(false)
    setFocused({ row: nextId, field: 0 })
  }

  function pick(source: string, level: number) {
    const open = drafts.find((draft) => draft.level === '')
    const row = open ?? emptyDraft(nextId)
    const picked = { ...row, source: row.source || source, level: formatNumber(level), isEstimate: true }
    change(open ? drafts.map((draft) => (draft === open ? picked : draft)) : [...drafts, picked])
    setFocused({ row: row.id, field: 1 })
  }

  function togglePeaks(shows: boolean) {
    setShowsPeaks(shows)
    if (!shows && drafts.some(hasPeak)) change(drafts.map((draft) => ({ ...draft, peak: '' })))
  }

  const { rows, errors } = readDrafts(drafts)
  const known = rows.length > 0 ? knownNoises(rows) : undefined
  const shares = new Map(
    known && !isAtEar
      ? sharesOf(known).map((share, index) => [drafts.filter((draft) => !isEmpty(draft))[index]!.id, share])
      : [],
  )
  const answer =
    stored === undefined
      ? undefined
      : question.answers.find(({ answerKey }) => answerKey === chosen?.answerId)
  const isKnown = known !== undefined && answer !== undefined && answer.color !== 'GREY'
  const canCount = stored === undefined && known !== undefined && computed !== undefined
  const more: NoiseNumber[] = [
    ...(showsPeaks ? (['peak'] as const) : []),
    ...(isAtEar ? (['snr', 'worn'] as const) : []),
  ]

  return (
    <div className="bw-noise">
      <p className="bw-soft">
        {isAtEar
          ? keepUnits(
              'Vul in hoeveel de bescherming dempt en hoe lang iemand die echt draagt. Van het getal op de verpakking (SNR) gaat 4 dB af.',
            )
          : 'Reken het uit: zet per soort werk neer hoe lang het duurt en hoe hard het is. Neem een drukke dag. Stil werk hoeft er niet bij.'}
      </p>
      <div className="bw-noise-rows" ref={table}>
        {drafts.map((draft, index) => (
          <NoiseRowFields
            key={draft.id}
            number={index + 1}
            draft={draft}
            errors={errors[draft.id] ?? {}}
            more={more}
            share={shares.get(draft.id)}
            onChange={(changed) => changeRow(draft.id, changed)}
            onRemove={drafts.length > 1 ? () => remove(draft.id) : undefined}
          />
        ))}
        <div className="bw-noise-end">
          {drafts.length < MAX_ROWS && (
            <Button variant="quiet" onClick={add}>
              <Icon shape="plus" />
              Werk toevoegen
            </Button>
          )}
          {!drafts.every(isEmpty) && (
            <Button variant="quiet" onClick={clear}>
              Wis de berekening
            </Button>
          )}
          <span className="bw-soft">
            {formatTotal(rows.reduce((sum, { minutes = 0 }) => sum + minutes, 0))}
          </span>
        </div>
      </div>
      <Checkbox
        name="peaks"
        checked={showsPeaks}
        onChange={({ currentTarget }) => togglePeaks(currentTarget.checked)}
      >
        Er zijn ook harde klappen of knallen, zoals bij hameren of ponsen
      </Checkbox>
      <TypicalNoises
        onPick={drafts.length < MAX_ROWS || drafts.some(({ level }) => level === '') ? pick : undefined}
      />
      <p role="status" className={isKnown || (!canCount && !answer) ? 'bw-visually-hidden' : 'bw-soft'}>
        {isKnown &&
          keepUnits(`Uitkomst: ${formatExposure(isAtEar ? exposureAtEar(known) : exposureTo(known))} dB(A).`)}
        {answer && !isKnown && 'Vul bij elk werk de tijd en het geluid in. Dan zie je de uitkomst.'}
        {canCount && chosen && 'Je hebt zelf een antwoord gekozen. De berekening telt nu niet mee.'}
        {canCount && !chosen && isAtEar && 'Draagt niemand bescherming? Gebruik de berekening dan zo.'}
      </p>
      {canCount && (
        <div>
          <Button variant="secondary" onClick={() => change(drafts)}>
            Gebruik de berekening
          </Button>
        </div>
      )}
      {isKnown && <NoiseOutcome rows={known} answer={answer} isAtEar={isAtEar} />}
    </div>
  )
}
