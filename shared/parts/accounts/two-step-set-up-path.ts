/** Leads to the page `target` afterwards. */
export const twoStepSetUpPath = (target: string) =>
  `/gegevens/tweestapslogin?redirect=${encodeURIComponent(target)}`
