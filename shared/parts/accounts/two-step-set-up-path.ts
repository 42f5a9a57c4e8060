/** Returns the address of the page to set up two-step login, which leads to the page `target` afterwards. */
export const twoStepSetUpPath = (target: string) =>
  `/gegevens/tweestapslogin?redirect=${encodeURIComponent(target)}`
