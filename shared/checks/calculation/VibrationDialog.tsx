import './CalculatorGroup.css'

import '#shared/parts/basics/form-pair.css'
import { useState } from 'react'
import { formatNumber } from '#shared/domain/basics/units.ts'
import {
  estimatedLevels,
  MAX_TOOLS,
  type ToolUse,
  vibratingTools,
} from '#shared/domain/checks/calculations/hand-arm-vibration.ts'
import {
  originOf,
  toolLabels,
  type VibrationOrigin,
  vibrationOrigins,
} from '#shared/domain/checks/calculations/vibration-texts.ts'
import { parseInput } from '#shared/domain/checks/computations.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { CalculatorDialogProps } from './calculator-dialog.ts'
import { toStoredVibration, VibrationForm } from './vibration-form.ts'

const originLabels: Record<VibrationOrigin, string> = {
  ESTIMATE: 'Onbekend: hoge schatting',
  MANUAL: 'Uit de handleiding (× 2)',
  MEASURED: 'Gemeten op het werk',
}

const toolOptions = vibratingTools.map((tool) => {
  const level = estimatedLevels[tool]
  return { value: tool, label: level ? `${toolLabels[tool]} (${level} m/s²)` : toolLabels[tool] }
})

type RowProps = { index: number; use: ToolUse | undefined; onRemove: (() => void) | undefined }

function ToolFields({ index, use, onRemove }: RowProps) {
  const [origin, setOrigin] = useState(use ? originOf(use) : 'ESTIMATE')
  const level = use && (use.measured ?? use.manual)

  return (
    <fieldset className="bw-calculator-group">
      <legend>Gereedschap {index + 1}</legend>
      <div className="bw-form-pair">
        <Select
          name={`tools.${index}.tool`}
          label="Soort"
          placeholder="Kies het gereedschap"
          options={toolOptions}
          defaultValue={use?.tool ?? ''}
        />
        <TextField
          name={`tools.${index}.hours`}
          label="Uren per dag"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={use && formatNumber(use.hours, 2)}
        />
        <Select
          name={`tools.${index}.origin`}
          label="Hoe hard trilt het?"
          options={vibrationOrigins.map((value) => ({ value, label: originLabels[value] }))}
          defaultValue={origin}
          onChange={({ target }) => setOrigin(target.value as VibrationOrigin)}
        />
        {origin !== 'ESTIMATE' && (
          <TextField
            name={`tools.${index}.level`}
            label="Trilling (m/s²)"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={level && formatNumber(level, 2)}
          />
        )}
      </div>
      {onRemove && (
        <div>
          <Button variant="quiet" onClick={onRemove}>
            Haal gereedschap {index + 1} weg
          </Button>
        </div>
      )}
    </fieldset>
  )
}

export function VibrationDialog({ value, onComputed, onClose }: CalculatorDialogProps) {
  const task = value === undefined ? undefined : parseInput('HAND_ARM_VIBRATION', value)
  const form = useForm(VibrationForm, {
    fallback: '',
    save: async (input) => onComputed(toStoredVibration(input)),
  })
  const [rows, setRows] = useState(() => (task?.tools ?? [undefined]).map((use, id) => ({ id, use })))
  const [nextId, setNextId] = useState(rows.length)

  function add() {
    setRows([...rows, { id: nextId, use: undefined }])
    setNextId(nextId + 1)
  }

  return (
    <Dialog wide title="Reken de trillingen uit" onClose={onClose}>
      <Form form={form} name="trillingen-uitrekenen">
        <p>
          Vul in wat één persoon op een drukke dag gebruikt. Tel alleen de uren dat het gereedschap draait. De
          fabrikant meet onder ideale omstandigheden, daarom telt zijn waarde dubbel.
        </p>
        {rows.map(({ id, use }, index) => (
          <ToolFields
            key={id}
            index={index}
            use={use}
            onRemove={rows.length > 1 ? () => setRows(rows.filter((row) => row.id !== id)) : undefined}
          />
        ))}
        {rows.length < MAX_TOOLS && (
          <div>
            <Button variant="quiet" onClick={add}>
              Nog een gereedschap
            </Button>
          </div>
        )}
        <SaveActions label="Reken uit" isSaving={form.isSaving} hasConflict={false} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
