import * as v from 'valibot'

/**
 * The six checks, in their order in lists. `label`: the name. `results`: the label of the button to the results of a check
 * that was started.
 */
const words = {
  PHYSICAL_STRAIN: { label: 'Fysieke belasting', results: 'Resultaten per functiegroep' },
  HAZARDOUS_SUBSTANCES: { label: 'Gevaarlijke stoffen', results: 'Bekijk register' },
  MACHINE_SAFETY: { label: 'Machineveiligheid', results: 'Resultaten per machine' },
  NOISE_HAZARD: { label: 'Schadelijk geluid', results: 'Resultaten verbetercheck' },
  TEMP_WORK_AT_HEIGHT: { label: 'Tijdelijk werken op hoogte', results: 'Resultaten' },
  WELDING_SMOKE: { label: 'Lasrook', results: 'Resultaten per ruimte' },
}
export type Check = keyof typeof words
export const checks = Object.keys(words) as Check[]
export const Check = v.picklist(checks)

/** The name of the folder of a check in content/, and of its remote: 'noise-hazard'. */
export const folderOf = (check: Check) => check.toLowerCase().replaceAll('_', '-')

/** Returns one text of each check. */
const textsOf = (text: keyof (typeof words)[Check]) =>
  Object.fromEntries(checks.map((check) => [check, words[check][text]])) as Record<Check, string>

export const checkLabels = textsOf('label')

/** The label of the button to the results of a started check. */
export const resultsLabels = textsOf('results')

/** A register is kept up to date; a check is completed. */
export const CheckType = v.picklist(['CHECK', 'REGISTER'])
export type CheckType = v.InferOutput<typeof CheckType>

export const checkTypeOf = (check: Check): CheckType =>
  check === 'HAZARDOUS_SUBSTANCES' ? 'REGISTER' : 'CHECK'

/** The label of the button that starts a check. */
export const startLabels: Record<CheckType, string> = {
  CHECK: 'Start Verbetercheck',
  REGISTER: 'Start register',
}
