import { type Theme, themeOptions } from '#shared/domain/basics/theme.ts'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'

export const ThemesField = ({ defaultValue }: { defaultValue?: readonly Theme[] | undefined }) => (
  <CheckboxGroup name="themes" label="Thema’s" columns options={themeOptions} defaultValue={defaultValue} />
)
