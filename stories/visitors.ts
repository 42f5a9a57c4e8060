import type { CartItem } from '#shared/domain/cart.ts'
import type { SystemRole } from '#shared/domain/role.ts'
import { putInCart, signIn, signOut } from '#shared/session/store.ts'

// For `beforeEach`: by whom the story is looked at, whatever another story left behind.

const DAY = 24 * 60 * 60 * 1000

async function forgetEverything() {
  for (const { name = '' } of await cookieStore.getAll())
    if (name.startsWith('bw_')) await cookieStore.delete(name)
  await signOut()
}

const visitor =
  (id: number, fullName: string, ...personRoles: SystemRole[]) =>
  async () => {
    await forgetEverything()
    const cookieExpiration = new Date(Date.now() + DAY).toISOString()
    await signIn({ loggedIn: true, cookieExpiration, fullName, personRoles, id })
  }

export const asNobody = forgetEverything

export const asOwner = visitor(1, 'Els van der Meulen', 'BW_USER')

export const asColleague = visitor(2, 'Jan Bakker', 'BW_USER')

export const asAdmin = visitor(3, 'Beheer', 'BW_USER', 'BW_ADMIN')

/** Does not fit in a bar of 320 px. */
export const asLongName = visitor(4, 'Willemijn Johanna van der Spoel-Oudenhoven tot Wijnbergen', 'BW_USER')

const items: CartItem[] = [
  { id: 1, title: 'Poster Tillen doe je zo', quantity: '3' },
  { id: 2, title: 'Werkplekkaart lasrook', quantity: '1' },
]

/** The same visitor, who has something in the cart. */
export const withCart = (visitor: () => Promise<void>) => async () => {
  await visitor()
  for (const item of items) await putInCart(item)
}
