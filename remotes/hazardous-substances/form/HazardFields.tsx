import { useState } from 'react'

import { parseStatements } from '#shared/domain/substances/hazard-statements.ts'
import { type SubstanceRecord, signalWordLabels } from '#shared/domain/substances/substance.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { typedNumber } from '../numbers.ts'
import { IngredientRows } from './IngredientRows.tsx'
import { optionsOf } from './options.ts'
import { StatementList } from './StatementList.tsx'
import { StatementPicker } from './StatementPicker.tsx'

const states = [
  { value: 'LISTED', label: 'Ja, die vul ik in' },
  { value: 'NONE', label: 'Nee, het product heeft er geen' },
  { value: 'UNKNOWN', label: 'Dat weet ik nog niet' },
]

/** The statements of the label, pasted or picked, and what follows from them. */
export function HazardFields({ record }: { record: SubstanceRecord }) {
  const [state, setState] = useState<string>(record.statementState)
  const [text, setText] = useState(record.statements.join(', '))
  const codes = parseStatements(text)
  const add = (code: string) =>
    setText(text.trim() === '' ? code : `${text.trim().replace(/,$/, '')}, ${code}`)

  return (
    <FormSection
      title="Gevaren"
      description="Ze staan in rubriek 2 van het blad. Plak de hele regel, of zoek een zin op."
    >
      <RadioGroup
        name="statementState"
        label="Staan er H-zinnen op het blad?"
        options={states}
        defaultValue={record.statementState}
        onChange={setState}
      />
      {state === 'LISTED' && (
        <>
          <TextArea
            name="statements"
            label="H-zinnen en EUH-zinnen"
            description="Bijvoorbeeld: H225, H304+H336, EUH066."
            rows={2}
            required={false}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <StatementPicker chosen={codes} onChoose={add} />
          <StatementList codes={codes} />
        </>
      )}
      <Select
        name="signalWord"
        label="Signaalwoord"
        required={false}
        placeholder="Kies een signaalwoord"
        options={optionsOf(signalWordLabels)}
        defaultValue={record.signalWord}
      />
      <Checkbox name="releasesCmr" defaultChecked={record.releasesCmr}>
        Bij het werk komt een kankerverwekkende stof vrij, zoals rook van RVS of stof van hardmetaal
      </Checkbox>
      <div className="bw-form-pair">
        <TextField
          name="limit8h"
          label="Grenswaarde over 8 uur (mg/m³)"
          required={false}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedNumber(record.limit8h)}
        />
        <TextField
          name="limit15min"
          label="Grenswaarde over 15 minuten (mg/m³)"
          required={false}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedNumber(record.limit15min)}
        />
      </div>
      <TextField
        name="limitSource"
        label="Bron van de grenswaarde"
        required={false}
        description="Bijvoorbeeld rubriek 8 van het blad. Staat er geen grenswaarde? Schrijf dan hier welke veilige waarde je kiest, en waarom."
        autoComplete="off"
        defaultValue={record.limitSource}
      />
      <IngredientRows ingredients={record.ingredients} />
    </FormSection>
  )
}
