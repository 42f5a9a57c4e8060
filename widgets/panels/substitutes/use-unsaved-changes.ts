import type { FormState } from '#shared/forms/use-form.ts'

// The build of the panels replaces `shared/forms/use-unsaved-changes.ts` by this file (`tools/build/widgets.ts`): a widget is
// on a page of the website, which decides itself whether it may be left.

export const useUnsavedChanges = (_: unknown, form: Pick<FormState, 'onChange' | 'onSubmit'>) => ({
  onChange: form.onChange,
  onSubmit: form.onSubmit,
  dialog: null,
})
