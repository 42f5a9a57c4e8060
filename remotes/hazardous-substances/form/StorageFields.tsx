import { adrClasses } from '#shared/domain/substances/hazard-storage.ts'
import { type SubstanceRecord, unitLabels } from '#shared/domain/substances/substance.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { typedNumber } from '../numbers.ts'
import { optionsOf } from './options.ts'

const packingGroupLabels = { I: 'I', II: 'II', III: 'III', NONE: 'Geen' }
const storageLabels = { YES: 'Ja', NO: 'Nee, of dat weet ik niet' }

export const StorageFields = ({ record }: { record: SubstanceRecord }) => (
  <FormSection
    title="Opslag"
    description="Boven een ondergrens hoort een stof in een opslag volgens PGS 15. Stoffen van dezelfde soort op één plek tellen samen."
  >
    <TextField
      name="storagePlace"
      label="Opslagplek"
      description="Het register vergelijkt wat op één plek staat. Staan stoffen daar apart, schrijf dan ook het vak op."
      required={false}
      autoComplete="off"
      defaultValue={record.storagePlace}
    />
    <div className="bw-form-pair">
      <TextField
        name="stockMax"
        label="Grootste voorraad"
        required={false}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typedNumber(record.stockMax)}
      />
      <Select
        name="stockUnit"
        label="Eenheid van de voorraad"
        required={false}
        placeholder="Kies een eenheid"
        options={optionsOf(unitLabels)}
        defaultValue={record.stockUnit}
      />
    </div>
    <div className="bw-form-pair">
      <Select
        name="adrClass"
        label="ADR-klasse"
        description="Staat in rubriek 14 van het blad."
        required={false}
        placeholder="Kies een klasse"
        options={adrClasses.map((value) => ({ value, label: value }))}
        defaultValue={record.adrClass}
      />
      <Select
        name="packingGroup"
        label="Verpakkingsgroep"
        description="Staat in rubriek 14 van het blad."
        required={false}
        placeholder="Kies een groep"
        options={optionsOf(packingGroupLabels)}
        defaultValue={record.packingGroup}
      />
    </div>
    <Checkbox name="isLimitedQuantity" defaultChecked={record.isLimitedQuantity}>
      Alleen in originele, gesloten kleine verpakkingen (LQ)
    </Checkbox>
    <Select
      name="storageMeets"
      label="Voldoet de opslag aan PGS 15?"
      description="Bij organische peroxiden: aan PGS 8, of aan wat de leverancier in rubriek 7 vraagt."
      required={false}
      placeholder="Kies een antwoord"
      options={optionsOf(storageLabels)}
      defaultValue={record.storageMeets}
    />
  </FormSection>
)
