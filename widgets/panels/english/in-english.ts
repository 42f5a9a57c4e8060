import { sentences } from './sentences.ts'
import { dictionaries, type Sentences } from './store.ts'
import { translate } from './translate.ts'

// Panels are written in Dutch. What an English one shows is translated as soon as it is in the document, before it is drawn.

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'label']

/** Of what users, and the products, are called. */
const isName = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('.notranslate') !== null

function translateText(text: Text) {
  const translated = translate(text.data)
  if (translated !== text.data) text.data = translated
}

function translateAttributes(element: Element) {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name)
    const translated = value && translate(value)
    if (translated && translated !== value) element.setAttribute(name, translated)
  }
}

function translateIn(node: Node) {
  if (isName(node)) return
  if (node instanceof Text) translateText(node)
  if (node instanceof Element) translateAttributes(node)
  for (const child of node.childNodes) translateIn(child)
}

/** Also what comes into it, until the returned function is called. */
export function showInEnglish(content: Element): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(translateIn)
      else if (isName(target)) continue
      else if (target instanceof Text) translateText(target)
      else translateAttributes(target as Element)
    }
    // What this changed itself.
    observer.takeRecords()
  })
  translateIn(content)
  const changes = { subtree: true, childList: true, characterData: true }
  observer.observe(content, { ...changes, attributeFilter: ATTRIBUTES })
  return () => observer.disconnect()
}

export function learn(more: Sentences): void {
  if (!dictionaries.includes(more)) dictionaries.push(more)
}

learn(sentences)
