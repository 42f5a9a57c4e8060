import { type ComponentChildren, Fragment, type FunctionComponent, options } from 'preact'

import { sentences } from './sentences.ts'
import { components, dictionaries, english, type Sentences } from './store.ts'
import { translate } from './translate.ts'

// Panels are written in Dutch. What they say is translated when the element that says it is made, in the components that
// belong to a panel in English: its own, and all that these make.

/** The attributes that people read or hear. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'label']

/** Translates the texts among children. Elements among them were translated when they were made. */
function inEnglish(children: ComponentChildren): ComponentChildren {
  if (typeof children === 'string') return translate(children)
  return Array.isArray(children) ? children.map(inEnglish) : children
}

/**
 * Returns a component that renders the same as `component`, in English. The same one for every call: another would be
 * mounted anew.
 */
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

/** Translates what an element says, unless it contains a text of a user: that has `translate="no"`. */
function translateElement(props: Record<string, unknown> & { children?: ComponentChildren }) {
  if (props.translate === 'no') return
  if (props.children) props.children = inEnglish(props.children)
  for (const name of ATTRIBUTES) if (typeof props[name] === 'string') props[name] = translate(props[name])
}

/** Adds sentences to those with which components are translated. */
export function learn(more: Sentences): void {
  if (!dictionaries.includes(more)) dictionaries.push(more)
}

learn(sentences)

const before = options.vnode
options.vnode = (vnode) => {
  const { type } = vnode
  if (english.isActive && type) {
    // A component decides itself where its texts go. A fragment and a context only have children.
    if (typeof type === 'string' || type === Fragment || 'Provider' in type)
      translateElement(vnode.props as Record<string, unknown>)
    else vnode.type = componentInEnglish(type)
  }
  before?.(vnode)
}
