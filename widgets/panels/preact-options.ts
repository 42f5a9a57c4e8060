import { options } from 'preact'

// Applied before an element is made: what differs between Preact and React, and what a website can style.

/** What a website can style (`::part`), by class, as docs/cms-editors.md lists it. */
const parts: Record<string, string> = {
  'bw-button': 'button',
  'bw-input': 'input',
  'bw-field-label': 'label',
  'bw-card': 'card',
}

const before = options.vnode
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>
    // From "no" to a boolean: Preact assigns it to the property of the element.
    props.translate &&= false
    const part = parts[`${props.className}`]
    if (part) props.part = part
  }
  before?.(vnode)
}
