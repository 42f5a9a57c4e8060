import { options } from 'preact'

// Applied before an element is made: what differs between Preact and React, and what a website can style.

/** What a website can style (`::part`), by class, as docs/cms-editors.md lists it. */
const parts: Record<string, string> = {
  'bw-button': 'button',
  'bw-input': 'input',
  'bw-field-label': 'label',
  'bw-card': 'card',
}

/** Attributes of SVG that have a dash, where React has a capital. */
const DASHED = /^(fill|stroke)(?=[A-Z])/

function nameIn(type: string, props: Record<string, unknown>, name: string): string {
  // React calls it at every input. The event of that name, which Preact listens for, comes when a field loses the
  // focus.
  const isTyped =
    type === 'form' ||
    type === 'textarea' ||
    (type === 'input' && !/^(check|radio|file)/.test(`${props.type}`))
  if (name === 'onChange' && isTyped) return 'onInput'
  // In React it bubbles.
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
    // From "no" to a boolean: Preact assigns it to the property of the element.
    props.translate &&= false
    const part = parts[`${props.className}`]
    if (part) props.part = part
  }
  before?.(vnode)
}
