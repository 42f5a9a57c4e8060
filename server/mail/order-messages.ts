import type { CartItem } from '#shared/domain/cart.ts'
import type { OrderInput } from '#shared/domain/order.ts'
import type { Message } from './messages.ts'
import { onOneLine } from './on-one-line.ts'

/** Each product on a line of its own: `2 x Poster`. */
const listed = (products: CartItem[]) =>
  products.map(({ quantity, title }) => `${quantity} x ${title}`).join('\n')

type Confirmation = { id: number; products: CartItem[]; zipCode: string }

/**
 * Tells who ordered what is on its way. Of what was typed only the postal code comes along, which leaves no room for
 * words: whoever made an account with somebody else's address must not be able to send that person any.
 */
export const orderConfirmationMail = (
  publicUrl: string,
  { id, products, zipCode }: Confirmation,
): Message => ({
  subject: 'Je bestelling bij Beterwerk',
  body: `Hallo,

Bedankt voor je bestelling. We verwerken haar zo snel mogelijk.

Bestelnummer: ${id}

${listed(products)}

We sturen dit naar het adres dat je hebt ingevuld, met postcode ${zipCode.toUpperCase()}. Alles is gratis, ook het bezorgen.

Je bestellingen vind je op deze pagina:

${publicUrl}/bestellingen

Met vriendelijke groet,
Beterwerk
`,
})

type Assignment = Omit<OrderInput, 'orderKey' | 'companyId'> & {
  id: number
  products: CartItem[]
  orderer: { name: string; email: string }
}

/** Asks those who pack and send to do so. Whatever was typed keeps to its line. */
export function orderAssignmentMail({
  id,
  name,
  membership,
  contactInfo,
  products,
  orderer,
}: Assignment): Message {
  const { street, houseNumber, zipCode, city, email } = contactInfo
  return {
    subject: `Bestelling ${id}`,
    body: `Hallo,

Er is een bestelling van gratis materialen.

Bestelnummer: ${id}

${listed(products)}

Sturen naar:

${onOneLine(name)}
T.a.v. ${onOneLine(orderer.name)}
${onOneLine(street)} ${onOneLine(houseNumber)}
${onOneLine(zipCode).toUpperCase()} ${onOneLine(city)}

Lidmaatschap: ${membership}
Besteld door: ${onOneLine(orderer.name)}, ${onOneLine(orderer.email)}
E-mailadres voor vragen: ${onOneLine(email) || 'niet ingevuld'}

Met vriendelijke groet,
Beterwerk
`,
  }
}
