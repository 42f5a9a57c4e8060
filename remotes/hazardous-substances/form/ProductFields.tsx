import { type SubstanceRecord, substanceFormLabels } from '#shared/domain/substances/substance.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { optionsOf } from './options.ts'

export const ProductFields = ({ name, record }: { name: string; record: SubstanceRecord }) => (
  <FormSection title="Product">
    <TextField
      name="name"
      label="Productnaam"
      description="Zoals op het etiket."
      autoComplete="off"
      defaultValue={name}
    />
    <div className="bw-form-pair">
      <TextField
        name="supplier"
        label="Leverancier"
        required={false}
        autoComplete="off"
        defaultValue={record.supplier}
      />
      <TextField
        name="articleNumber"
        label="Artikelnummer"
        required={false}
        autoComplete="off"
        defaultValue={record.articleNumber}
      />
    </div>
    <Select
      name="form"
      label="Vorm"
      required={false}
      placeholder="Kies een vorm"
      options={optionsOf(substanceFormLabels)}
      defaultValue={record.form}
    />
  </FormSection>
)
