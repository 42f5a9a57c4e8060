import type { CartItem } from '#shared/domain/cart.ts'
import type { OrderInput } from '#shared/domain/order.ts'
import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

/** Each product on a line of its own: `2 x Poster`. */
const productLines = (products: CartItem[]) =>
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

${productLines(products)}

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

${productLines(products)}

Sturen naar:

${toSingleLine(name)}
T.a.v. ${toSingleLine(orderer.name)}
${toSingleLine(street)} ${toSingleLine(houseNumber)}
${toSingleLine(zipCode).toUpperCase()} ${toSingleLine(city)}

Lidmaatschap: ${membership}
Besteld door: ${toSingleLine(orderer.name)}, ${toSingleLine(orderer.email)}
E-mailadres voor vragen: ${toSingleLine(email) || 'niet ingevuld'}

Met vriendelijke groet,
Beterwerk
`,
  }
}
