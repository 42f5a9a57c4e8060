import './CalculatorGroup.css'

import '#shared/parts/basics/form-pair.css'
import { formatNumber } from '#shared/domain/basics/units.ts'
import {
  grips,
  type LiftingPlace,
  type LiftingTask,
  liftingHours,
} from '#shared/domain/checks/calculations/lifting-equation.ts'
import { gripLabels } from '#shared/domain/checks/calculations/lifting-texts.ts'
import { parseInput } from '#shared/domain/checks/computations.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { CalculatorDialogProps } from './calculator-dialog.ts'
import { LiftingForm, toStoredLift, turns } from './lifting-form.ts'

const turnLabels: Record<(typeof turns)[number], string> = {
  0: 'Niet: recht voor de last',
  45: 'Tot een halve kwartslag (45°)',
  90: 'Tot een kwartslag (90°)',
  135: 'Verder dan een kwartslag (135°)',
}
const hoursLabels: Record<LiftingTask['hours'], string> = {
  1: 'Hooguit 1 uur, en daarna even lang licht werk',
  2: 'Hooguit 2 uur, en daarna 40 minuten licht werk',
  8: 'Hooguit 8 uur',
}
const gripExplanations: Record<LiftingTask['grip'], string> = {
  GOOD: 'handgrepen, of een vorm die je goed omklemt',
  FAIR: 'de vingers passen onder de last',
  POOR: 'groot, slap, scherp of zonder houvast',
}

const shown = (value: number | undefined) => value && formatNumber(value, 2)

const PlaceFields = ({ name, title, place }: { name: string; title: string; place?: LiftingPlace }) => (
  <fieldset className="bw-calculator-group">
    <legend>{title}</legend>
    <div className="bw-form-pair">
      <TextField
        name={`${name}Height`}
        label="Hoogte van de handen (cm boven de vloer)"
        inputMode="decimal"
        defaultValue={place && formatNumber(place.height)}
      />
      <TextField
        name={`${name}Reach`}
        label="Handen voor de enkels (cm)"
        inputMode="decimal"
        defaultValue={place && formatNumber(place.reach)}
      />
    </div>
    <Select
      name={`${name}Turn`}
      label="Hoe ver staat de last opzij?"
      options={turns.map((turn) => ({ value: String(turn), label: turnLabels[turn] }))}
      defaultValue={place?.turn}
    />
  </fieldset>
)

export function LiftingDialog({ value, onComputed, onClose }: CalculatorDialogProps) {
  const task = value === undefined ? undefined : parseInput('LIFTING_EQUATION', value)
  const form = useForm(LiftingForm, {
    fallback: '',
    save: async (input) => onComputed(toStoredLift(input)),
  })

  return (
    <Dialog wide title="Reken uit wat de last mag wegen" onClose={onClose}>
      <Form form={form} name="tillen-uitrekenen">
        <p>
          Vul in hoe de zwaarste last wordt getild. De formule geldt voor tillen met twee handen, staand en
          met genoeg ruimte. Ze geldt niet op een gladde vloer, en niet voor een last die beweegt.
        </p>
        <TextField
          name="load"
          label="Gewicht van de last (kg)"
          inputMode="decimal"
          defaultValue={shown(task?.load)}
        />
        <TextField
          name="frequency"
          label="Hoe vaak per minuut?"
          description="Eens per 2 minuten is 0,5. Eens per 5 minuten is 0,2."
          inputMode="decimal"
          defaultValue={shown(task?.frequency)}
        />
        <Select
          name="hours"
          label="Hoe lang op een dag?"
          options={liftingHours.map((hours) => ({ value: String(hours), label: hoursLabels[hours] }))}
          defaultValue={task?.hours ?? 8}
        />
        <Select
          name="grip"
          label="Hoe goed is de last vast te pakken?"
          options={grips.map((grip) => ({
            value: grip,
            label: `${gripLabels[grip].replace(/^./, (first) => first.toUpperCase())}: ${gripExplanations[grip]}`,
          }))}
          defaultValue={task?.grip ?? 'FAIR'}
        />
        <PlaceFields name="from" title="Bij het oppakken" place={task?.from} />
        <PlaceFields name="to" title="Bij het neerzetten" place={task?.to} />
        <Checkbox name="isPlacedExactly" defaultChecked={task?.isPlacedExactly}>
          De last moet langzaam en precies op zijn plek komen
        </Checkbox>
        <SaveActions label="Reken uit" isSaving={form.isSaving} hasConflict={false} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
