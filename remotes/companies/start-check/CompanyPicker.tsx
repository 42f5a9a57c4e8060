import { type FormEvent, useState } from 'react'

import { startCheck } from '#shared/api/companies/companies.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import type { CompanySummary } from '#shared/domain/companies/company.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useGoToCheck } from './use-go-to-check.ts'
import { usePreviousPage } from './use-previous-page.ts'

/** `isComplete`: whether these are all companies of the user. */
type Props = { check: Check; companies: CompanySummary[]; isComplete: boolean }

/** Starts the check of the chosen company if necessary, and opens it. */
export function CompanyPicker({ check, companies, isComplete }: Props) {
  const [chosenId, setChosenId] = useState<string>()
  // Undefined again when the company was deleted in another tab.
  const chosen = companies.find(({ id }) => String(id) === chosenId)
  const goToCheck = useGoToCheck()
  const goBack = usePreviousPage()
  const { run, isPending, failure } = useAction('De verbetercheck kan niet gestart worden.')

  const choose = ({ target }: FormEvent<HTMLFormElement>) => setChosenId((target as HTMLInputElement).value)

  function openCheck(event: FormEvent) {
    event.preventDefault()
    const entry = chosen?.checks.find((candidate) => candidate.check === check)
    if (chosen && entry)
      void run(async () => {
        if (!entry.started) await startCheck(chosen.id, check)
        await goToCheck(entry)
      })
  }

  return (
    <form className="bw-stack" onChange={choose} onSubmit={openCheck}>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      <RadioGroup
        name="company"
        label={`Voor welk bedrijf wil je de verbetercheck ${checkLabels[check]} doen?`}
        options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {!isComplete && (
        <p>
          Je hebt meer bedrijven dan hier staan. <a href="/bedrijven">Zoek een ander bedrijf</a> en start de
          verbetercheck daar.
        </p>
      )}
      <p>
        Staat je bedrijf er niet bij? <a href="/bedrijf-toevoegen">Voeg een bedrijf toe</a>
      </p>
      <div className="bw-actions">
        <Button type="submit" disabled={!chosen} isPending={isPending}>
          Ok, verder
        </Button>
        <Button variant="secondary" onClick={goBack}>
          Vorige
        </Button>
      </div>
    </form>
  )
}
