import { type SubstanceRecord, unitLabels } from '#shared/domain/substances/substance.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { typedNumber } from '../numbers.ts'
import { optionsOf } from './options.ts'

/** What the law requires for substances that cause cancer or harm reproduction. */
export const RegistrationFields = ({ record }: { record: SubstanceRecord }) => (
  <FormSection
    title="Vervanging en registratie"
    description="Verplicht bij stoffen die kanker kunnen veroorzaken of schadelijk zijn voor de voortplanting."
  >
    <TextArea
      name="substitution"
      label="Vervanging onderzocht"
      description="Wat kwam eruit, en waarom gebruik je dit product nog?"
      required={false}
      rows={3}
      defaultValue={record.substitution}
    />
    <TextField
      name="substitutionOn"
      label="Onderzocht op"
      type="date"
      required={false}
      defaultValue={record.substitutionOn}
    />
    <div className="bw-form-pair">
      <TextField
        name="yearAmount"
        label="Verbruik per jaar"
        required={false}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typedNumber(record.yearAmount)}
      />
      <Select
        name="yearUnit"
        label="Eenheid van het verbruik"
        required={false}
        placeholder="Kies een eenheid"
        options={optionsOf(unitLabels)}
        defaultValue={record.yearUnit}
      />
    </div>
    <TextField
      name="exposureList"
      label="Lijst van wie blootstaat"
      description="Waar ligt hij, en welke functie beheert hem? Functie, geen namen of gezondheid."
      required={false}
      autoComplete="off"
      defaultValue={record.exposureList}
    />
  </FormSection>
)
