import './CalculatorGroup.css'
import '#shared/parts/basics/form-pair.css'

import { useState } from 'react'
import {
  canBeCleaned,
  MAX_JOBS,
  type WeldingJob,
  type WeldingMaterial,
  weldingMaterials,
  weldingProcesses,
} from '#shared/domain/checks/calculations/welding-fume.ts'
import { materialLabels, processLabels } from '#shared/domain/checks/calculations/welding-fume-texts.ts'
import { parseInput } from '#shared/domain/checks/computations.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Select } from '#shared/ui/Select.tsx'
import type { CalculatorDialogProps } from './calculator-dialog.ts'
import { toStoredWelding, WeldingForm } from './welding-form.ts'

const processOptions = weldingProcesses.map((value) => ({ value, label: processLabels[value] }))
const materialOptions = weldingMaterials.map((value) => ({ value, label: materialLabels[value] }))

type RowProps = { index: number; job: WeldingJob | undefined; onRemove: (() => void) | undefined }

function JobFields({ index, job, onRemove }: RowProps) {
  const [material, setMaterial] = useState<WeldingMaterial | ''>(job?.material ?? '')

  return (
    <fieldset className="bw-calculator-group">
      <legend>Werk {index + 1}</legend>
      <div className="bw-form-pair">
        <Select
          name={`jobs.${index}.process`}
          label="Proces"
          placeholder="Kies het proces"
          options={processOptions}
          defaultValue={job?.process ?? ''}
        />
        <Select
          name={`jobs.${index}.material`}
          label="Materiaal"
          placeholder="Kies het materiaal"
          options={materialOptions}
          defaultValue={job?.material ?? ''}
          onChange={({ target }) => setMaterial(target.value as WeldingMaterial | '')}
        />
      </div>
      {material && canBeCleaned(material) && (
        <Checkbox name={`jobs.${index}.cleaned`} defaultChecked={job?.cleaned ?? false}>
          De laag wordt vooraf weggehaald, tot op het kale metaal
        </Checkbox>
      )}
      {onRemove && (
        <div>
          <Button variant="quiet" onClick={onRemove}>
            Haal werk {index + 1} weg
          </Button>
        </div>
      )}
    </fieldset>
  )
}

export function WeldingDialog({ value, onComputed, onClose }: CalculatorDialogProps) {
  const task = value === undefined ? undefined : parseInput('WELDING_FUME_CLASS', value)
  const form = useForm(WeldingForm, {
    fallback: '',
    save: async (input) => onComputed(toStoredWelding(input)),
  })
  const [rows, setRows] = useState(() => (task?.jobs ?? [undefined]).map((job, id) => ({ id, job })))
  const [nextId, setNextId] = useState(rows.length)

  function add() {
    setRows([...rows, { id: nextId, job: undefined }])
    setNextId(nextId + 1)
  }

  return (
    <Dialog wide title="Zoek de klasse op" onClose={onClose}>
      <Form form={form} name="lasrook-klasse">
        <p>Kies wat hier gebeurt, ook als het maar kort duurt. Het zwaarste werk bepaalt de klasse.</p>
        {rows.map(({ id, job }, index) => (
          <JobFields
            key={id}
            index={index}
            job={job}
            onRemove={rows.length > 1 ? () => setRows(rows.filter((row) => row.id !== id)) : undefined}
          />
        ))}
        {rows.length < MAX_JOBS && (
          <div>
            <Button variant="quiet" onClick={add}>
              Nog een proces of materiaal
            </Button>
          </div>
        )}
        <Checkbox name="confined" defaultChecked={task?.confined ?? false}>
          Er wordt in een besloten plek gewerkt, zoals een tank of kelder
        </Checkbox>
        <SaveActions label="Zoek op" isSaving={form.isSaving} hasConflict={false} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
