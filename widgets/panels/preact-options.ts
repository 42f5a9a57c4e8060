import { options } from 'preact'

// What differs between Preact and React, and what a website can style: before an element is made.

/** The names with which a website can style parts of a panel (`::part`), by class. docs/cms-editors.md lists them. */
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
    // React calls `onChange` of a form at every input in it. Preact listens for the event of that name, which comes when
    // a field loses the focus.
    if (vnode.type === 'form') {
      props.onInput = props.onChange
      delete props.onChange
    }
    const part = parts[`${props.className}`]
    if (part) props.part = part
  }
  before?.(vnode)
}
