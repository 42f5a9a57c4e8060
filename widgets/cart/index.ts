import type { AddToCart } from '#shared/federation/widgets.ts'
import { changeCookie, withItem } from '#shared/session/change.ts'
import { readSession } from '#shared/session/cookie.ts'
import sheet from './said.css'

// Apart from the loader, which only reads: most visitors of most pages put nothing in a cart.

/** Where the outcome is said, also the next time. There before its words: a reader hears only of what changes. */
function statusIn(root: ShadowRoot): HTMLElement {
  const present = root.querySelector<HTMLElement>('.said')
  if (present) return present
  const status = document.createElement('p')
  status.className = 'said'
  status.role = 'status'
  root.adoptedStyleSheets.push(sheet)
  root.append(status)
  return status
}

export const addToCart: AddToCart = async ({ root, portal, cookieDomain, item }) => {
  const status = statusIn(root)
  const { id, title, quantity } = item
  const isPresent = readSession().cart.some((present) => present.id === id)
  const { stored } = await changeCookie({ domain: cookieDomain }, withItem(item))

  const link = document.createElement('a')
  link.href = `${portal}/winkelwagen${stored ? '' : `?product=${id}&aantal=${quantity}`}`
  link.textContent = 'Naar je winkelwagen'
  const done = `${isPresent ? 'Aantal aangepast' : 'Toegevoegd'}: ${quantity} × ${title || 'dit product'}. `
  const failed = 'Toevoegen is niet gelukt: dit past niet meer in je winkelwagen. '
  status.dataset.failed = String(!stored)
  status.replaceChildren(stored ? done : failed, link)
}
