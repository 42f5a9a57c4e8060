import { type ComponentChildren, Fragment, type FunctionComponent, options } from 'preact'

import { sentences } from './sentences.ts'
import { components, dictionaries, english, type Sentences } from './store.ts'
import { translate } from './translate.ts'

// Panels are written in Dutch. A text is translated when its element is made, in the components that belong to a panel
// in English: its own, and all that these make.

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'label']

/** Elements among them were translated when they were made. */
function inEnglish(children: ComponentChildren): ComponentChildren {
  if (typeof children === 'string') return translate(children)
  return Array.isArray(children) ? children.map(inEnglish) : children
}

/** Returns the same component for every call: another would be mounted anew. */
export function componentInEnglish<Component extends object>(component: Component): Component {
  const original = component as FunctionComponent
  const present = components.get(original)
  if (present) return present as Component
  function translated(this: unknown, ...args: Parameters<FunctionComponent>) {
    const before = english.isActive
    english.isActive = true
    try {
      return inEnglish(original.apply(this, args))
    } finally {
      english.isActive = before
    }
  }
  components.set(original, Object.assign(translated, original))
  return translated as Component
}

/** Not a text of a user, which has `translate="no"`. */
function translateElement(props: Record<string, unknown> & { children?: ComponentChildren }) {
  if (props.translate === 'no') return
  if (props.children) props.children = inEnglish(props.children)
  for (const name of ATTRIBUTES) if (typeof props[name] === 'string') props[name] = translate(props[name])
}

export function learn(more: Sentences): void {
  if (!dictionaries.includes(more)) dictionaries.push(more)
}

learn(sentences)

const before = options.vnode
options.vnode = (vnode) => {
  const { type } = vnode
  if (english.isActive && type) {
    // A component decides itself where its texts go. Fragments and contexts only have children.
    if (typeof type === 'string' || type === Fragment || 'Provider' in type)
      translateElement(vnode.props as Record<string, unknown>)
    else vnode.type = componentInEnglish(type)
  }
  before?.(vnode)
}
