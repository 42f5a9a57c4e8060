import './MoveCheckForm.css'

import { useState } from 'react'
import { type MoveCandidate, MoveCheckForm as MoveCheckSchema } from '#shared/domain/admin/move-check.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { moveCheckHref } from './address.ts'
import { CheckMoved } from './CheckMoved.tsx'
import { useMove } from './use-move.ts'
import { useTarget } from './use-target.ts'

type Props = {
  from: number
  /** Includes the company itself. */
  companies: MoveCandidate[]
}

export function MoveCheckForm({ from, companies }: Props) {
  const source = companies.find(({ id }) => id === from)!
  const { target, choose } = useTarget(from, companies)
  const [chosen, setChosen] = useState('')
  const { move, isMoving, moved, dialog, identityDialog } = useMove(companies)
  const form = useForm(MoveCheckSchema, {
    save: async (input) => {
      if (await move(input)) setChosen('')
    },
    fallback: 'Het is niet gelukt de verbetercheck te verplaatsen',
  })

  const isTaken = (check: Check) => target?.startedChecks.includes(check) ?? false
  const checkOptions = source.startedChecks.map((check) => ({
    value: check,
    label: isTaken(check)
      ? `${checkLabels[check]} (${target?.name} is er al mee begonnen)`
      : checkLabels[check],
    disabled: isTaken(check),
  }))
  const companyOptions = companies.map(({ id, name }) => ({
    value: String(id),
    label: id === from ? `${name} (hier staat hij al)` : name,
    disabled: id === from,
  }))

  return (
    <>
      <Form form={form}>
        <input type="hidden" name="fromCompanyId" value={from} />
        <div className="bw-move">
          <TextField name="from" label="Van" value={source.name} disabled />
          <Icon shape="arrow" />
          <Select
            name="toCompanyId"
            label="Naar"
            placeholder="Kies een bedrijf"
            description={companies.length === 1 && `De eigenaar van ${source.name} heeft geen ander bedrijf.`}
            options={companyOptions}
            value={target ? String(target.id) : ''}
            onChange={(event) => choose(Number(event.target.value) || undefined)}
          />
        </div>
        <Select
          name="check"
          label="Welke check"
          placeholder="Kies een verbetercheck"
          description={
            checkOptions.length === 0 && `${source.name} is met geen enkele verbetercheck begonnen.`
          }
          options={checkOptions}
          disabled={!target}
          value={checkOptions.some(({ value, disabled }) => value === chosen && !disabled) ? chosen : ''}
          onChange={(event) => setChosen(event.target.value)}
        />
        {moved && <CheckMoved {...moved} />}
        <div className="bw-actions">
          <Button type="submit" variant="secondary" isPending={isMoving}>
            Check verplaatsen
          </Button>
        </div>
        <p>
          <a href={moveCheckHref()}>Kies een ander bedrijf bij “Van”</a>
        </p>
        {dialog}
      </Form>
      {identityDialog}
    </>
  )
}
