import { options } from 'preact'

// React calls `onChange` of a form at every input in it. Preact listens for the event of that name, which comes when a
// field loses the focus.

const before = options.vnode
options.vnode = (vnode) => {
  if (vnode.type === 'form') {
    const props = vnode.props as { onChange?: unknown; onInput?: unknown }
    props.onInput = props.onChange
    delete props.onChange
  }
  before?.(vnode)
}
