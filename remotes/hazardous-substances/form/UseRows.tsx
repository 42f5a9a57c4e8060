import { MAX_USES, type SubstanceUse, unitLabels } from '#shared/domain/substances/substance.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { typedNumber } from '../numbers.ts'
import { FieldRows } from './FieldRows.tsx'
import { optionsOf } from './options.ts'

type TextName = 'task' | 'place' | 'group' | 'safeMethod'
type NumberName = 'amount' | 'minutes' | 'timesPerDay' | 'daysPerYear' | 'people' | 'maxMinutes'

const texts: Record<TextName, { label: string; description?: string }> = {
  task: { label: 'Taak', description: 'Bijvoorbeeld: onderdelen ontvetten.' },
  place: { label: 'Plek' },
  group: { label: 'Functiegroep', description: 'Functie, geen namen of gezondheid.' },
  safeMethod: { label: 'Veilige werkwijze', description: 'De naam ervan, als je er een volgt.' },
}

const numbers: Record<NumberName, string> = {
  amount: 'Hoeveelheid per keer',
  minutes: 'Minuten per keer',
  timesPerDay: 'Keer per dag',
  daysPerYear: 'Dagen per jaar',
  people: 'Aantal mensen',
  maxMinutes: 'Minuten volgens de werkwijze',
}

function UseRow({ index, use }: { index: number; use: SubstanceUse | undefined }) {
  const nameOf = (field: string) => `uses.${index}.${field}`
  const numberField = (field: NumberName) => (
    <TextField
      name={nameOf(field)}
      label={`${numbers[field]} (taak ${index + 1})`}
      required={false}
      inputMode={field === 'amount' ? 'decimal' : 'numeric'}
      autoComplete="off"
      defaultValue={typedNumber(use?.[field] ?? null)}
    />
  )
  const textField = (field: TextName) => (
    <TextField
      name={nameOf(field)}
      label={field === 'task' ? `Taak ${index + 1}` : `${texts[field].label} (taak ${index + 1})`}
      description={texts[field].description}
      required={false}
      autoComplete="off"
      defaultValue={use?.[field] ?? ''}
    />
  )

  return (
    <>
      {textField('task')}
      <div className="bw-form-pair">
        {textField('place')}
        {textField('group')}
      </div>
      <div className="bw-form-numbers">
        {numberField('minutes')}
        {numberField('timesPerDay')}
        {numberField('daysPerYear')}
        {numberField('people')}
      </div>
      <div className="bw-form-pair">
        {numberField('amount')}
        <Select
          name={nameOf('unit')}
          label={`Eenheid (taak ${index + 1})`}
          required={false}
          placeholder="Kies een eenheid"
          options={optionsOf(unitLabels)}
          defaultValue={use?.unit ?? ''}
        />
      </div>
      <div className="bw-form-pair">
        {textField('safeMethod')}
        {numberField('maxMinutes')}
      </div>
    </>
  )
}

export const UseRows = ({ uses }: { uses: readonly SubstanceUse[] }) => (
  <FormSection
    title="Taken"
    description="Met een veilige werkwijze mag je hooguit de helft van de tijd werken die erin staat."
  >
    <FieldRows
      title="Waar je het voor gebruikt"
      count={uses.length}
      max={MAX_USES}
      addLabel="Taak toevoegen"
      help="Maak alle velden van een taak leeg om hem weg te halen."
    >
      {(index) => <UseRow index={index} use={uses[index]} />}
    </FieldRows>
  </FormSection>
)
