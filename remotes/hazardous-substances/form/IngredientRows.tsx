import { MAX_INGREDIENTS, type SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { FieldRows } from './FieldRows.tsx'

export const IngredientRows = ({ ingredients }: Pick<SubstanceRecord, 'ingredients'>) => (
  <FieldRows
    title="CMR-bestanddelen (rubriek 3)"
    count={ingredients.length}
    max={MAX_INGREDIENTS}
    addLabel="Bestanddeel toevoegen"
    help="Alleen bestanddelen met H340, H350 of H360, of de kankerverwekkende stof die vrijkomt. Maak de velden leeg om een regel weg te halen."
  >
    {(index) => (
      <div className="bw-form-pair">
        <TextField
          name={`ingredients.${index}.name`}
          label={`Naam van bestanddeel ${index + 1}`}
          required={false}
          autoComplete="off"
          defaultValue={ingredients[index]?.name ?? ''}
        />
        <TextField
          name={`ingredients.${index}.percentage`}
          label={`Gehalte van bestanddeel ${index + 1}`}
          required={false}
          autoComplete="off"
          placeholder="1-5 %"
          defaultValue={ingredients[index]?.percentage ?? ''}
        />
      </div>
    )}
  </FieldRows>
)
