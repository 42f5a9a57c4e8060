import type { CartItem } from '#shared/domain/cart.ts'
import type { CompanyForOrder, Order } from '#shared/domain/order.ts'
import type { Product } from '#shared/domain/product.ts'

// What the server would say about free materials and orders, as it looks in use.

const product = (id: number, title: string, theme: Product['theme'], image: string): Product => ({
  id,
  title,
  theme,
  image: `/products/${image}.svg`,
  description: 'Voor aan de muur.',
})

export const catalogue = [
  product(1, 'Poster Tillen doe je zo', 'PHYSICAL_STRAIN', 'poster-tillen'),
  product(2, 'Werkplekkaart Lasrook', 'WELDING_SMOKE', 'werkplekkaart-lasrook'),
  product(7, 'Poster Eerst de kap dicht, dan pas aan', 'MACHINE_SAFETY', 'poster-afscherming'),
  product(12, 'Toolbox Veilig beginnen voor nieuwe mensen', 'NEWCOMERS', 'toolbox-nieuwkomers'),
]

const items: CartItem[] = catalogue.map(({ id, title }) => ({ id, title, quantity: id === 7 ? '10' : '1' }))

/** The newest first. */
export const orders: Order[] = Array.from({ length: 23 }, (_, index) => ({
  id: 23 - index,
  date: new Date(Date.UTC(2026, 9, 23 - index)).toISOString(),
  products: items.slice(index % 3),
}))

export const companiesForOrder: CompanyForOrder[] = [
  {
    id: 1,
    name: 'Constructiebedrijf Maasoever',
    membership: 'Werkgeversvereniging metalektro (cao Metalektro)',
    contactInfo: {
      street: 'Maaskade',
      houseNumber: '48',
      zipCode: '5911 CD',
      city: 'Venlo',
      email: 'kantoor@maasoever.example',
    },
  },
  {
    id: 2,
    name: 'Smederij De Vonk',
    membership: 'Geen van beide',
    contactInfo: {
      street: 'Aambeeldstraat',
      houseNumber: '12',
      zipCode: '3812 AB',
      city: 'Amersfoort',
      email: '',
    },
  },
]
