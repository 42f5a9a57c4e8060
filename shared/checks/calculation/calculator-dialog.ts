/** `value`: what was filled in before. `onComputed` is called with what is filled in now, as it is stored. */
export type CalculatorDialogProps = {
  value: string | undefined
  onComputed: (value: string) => void
  onClose: () => void
}
