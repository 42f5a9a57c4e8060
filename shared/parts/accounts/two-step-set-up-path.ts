export const twoStepSetUpPath = (target: string) =>
  `/gegevens/tweestapslogin?redirect=${encodeURIComponent(target)}`
