import { options } from 'preact'

// What differs between Preact and React, and what a website can style: before an element is made.

/** The names with which a website can style parts of a panel (`::part`), by class. docs/cms-editors.md lists them. */
const parts: Record<string, string> = {
  'bw-button': 'button',
  'bw-input': 'input',
  'bw-field-label': 'label',
  'bw-card': 'card',
}

/** Attributes of SVG that have a dash, where React has a capital. */
const DASHED = /^(fill|stroke)(?=[A-Z])/

/** Returns the name that Preact has for a property of React. */
function nameIn(type: string, props: Record<string, unknown>, name: string): string {
  // React calls it at every input. Preact listens for the event of that name, which comes when a field loses the focus.
  const isTyped =
    type === 'form' ||
    type === 'textarea' ||
    (type === 'input' && !/^(check|radio|file)/.test(`${props.type}`))
  if (name === 'onChange' && isTyped) return 'onInput'
  // React's comes up from the elements in it.
  if (name === 'onFocus') return 'onFocusIn'
  return DASHED.test(name) ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`) : name
}

const before = options.vnode
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>
    for (const [name, value] of Object.entries(props)) {
      const own = nameIn(vnode.type, props, name)
      if (own === name) continue
      delete props[name]
      props[own] = value
    }
    // From "no": the property of the element is a boolean, and Preact assigns to it.
    props.translate &&= false
    const part = parts[`${props.className}`]
    if (part) props.part = part
  }
  before?.(vnode)
}
