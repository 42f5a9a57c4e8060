type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** As if the user typed it, so that React handles the change. */
export function typeInto(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}
