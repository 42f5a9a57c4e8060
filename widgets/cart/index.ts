import type { AddToCart } from '#shared/federation/widgets.ts'
import { changeCookie, withItem } from '#shared/session/change.ts'
import { readSession } from '#shared/session/cookie.ts'
import styleSheet from './status.css'

// Separate from the loader, because most visits to a page put nothing in the cart.

/** Returns the status element. Created once per widget: screen readers announce only changes of an existing status. */
function getStatusElement(root: ShadowRoot): HTMLElement {
  const present = root.querySelector<HTMLElement>('.said')
  if (present) return present
  const status = document.createElement('p')
  status.className = 'said'
  status.role = 'status'
  root.adoptedStyleSheets.push(styleSheet)
  root.append(status)
  return status
}

export const addToCart: AddToCart = async ({ root, portal, cookieDomain, item }) => {
  const status = getStatusElement(root)
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
