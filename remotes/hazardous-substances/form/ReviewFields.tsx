import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

export const ReviewFields = ({ record }: { record: SubstanceRecord }) => (
  <FormSection title="Beoordeling" description="Kijk elk jaar opnieuw, en bij elke verandering.">
    <TextField
      name="reviewedOn"
      label="Beoordeeld op"
      type="date"
      required={false}
      defaultValue={record.reviewedOn}
    />
    <Checkbox name="hasChanged" defaultChecked={record.hasChanged}>
      Er is iets veranderd en de stof is nog niet opnieuw bekeken
    </Checkbox>
  </FormSection>
)
