import { type Theme, themeOptions } from '#shared/domain/basics/theme.ts'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'

/** The field for the themes of an item: a group of checkboxes, of which at least one is required. */
export const ThemesField = ({ defaultValue }: { defaultValue?: readonly Theme[] | undefined }) => (
  <CheckboxGroup name="themes" label="Thema’s" columns options={themeOptions} defaultValue={defaultValue} />
)
