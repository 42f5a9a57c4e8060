import { measureKinds, type SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { measureLabels } from '#shared/domain/substances/substance-texts.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

/** In the order of the law. */
export const MeasureFields = ({ record }: { record: SubstanceRecord }) => (
  <FormSection
    title="Maatregelen"
    description="Begin bovenaan. Een stap lager mag pas als de vorige niet kan. Vul alleen in wat jullie echt doen."
  >
    {measureKinds.map((kind) => (
      <TextField
        key={kind}
        name={`measures.${kind}`}
        label={measureLabels[kind]}
        required={false}
        autoComplete="off"
        defaultValue={record.measures[kind]}
      />
    ))}
  </FormSection>
)
