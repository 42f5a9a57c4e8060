import type { OrderInput, OrderItem } from '#shared/domain/shop/order.ts'
import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

const productLines = (products: OrderItem[]) =>
  products.map(({ quantity, title }) => `${quantity} x ${title}`).join('\n')

type Confirmation = { id: number; products: OrderItem[]; zipCode: string }

/**
 * The postal code is the only user input, since it has no room for text: a visitor who registered the address of
 * another person must not be able to send that person a text.
 */
export const orderConfirmationMail = (
  publicUrl: string,
  { id, products, zipCode }: Confirmation,
): Message => ({
  subject: 'Je bestelling bij Beterwerk',
  drawing: 'box',
  body: `Hallo,

Bedankt voor je bestelling. We verwerken die zo snel mogelijk.

Bestelnummer: ${id}

${productLines(products)}

We sturen dit naar het adres dat je hebt ingevuld, met postcode ${zipCode}. Alles is gratis, ook het bezorgen.

Je bestellingen vind je op deze pagina:

${publicUrl}/bestellingen

Met vriendelijke groet,
Beterwerk
`,
})

type Assignment = Omit<OrderInput, 'orderKey' | 'companyId'> & {
  id: number
  products: OrderItem[]
  orderer: { name: string; email: string }
}

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
    drawing: 'box',
    body: `Hallo,

Er is een bestelling van gratis materialen.

Bestelnummer: ${id}

${productLines(products)}

Sturen naar:

${toSingleLine(name)}
T.a.v. ${toSingleLine(orderer.name)}
${toSingleLine(street)} ${toSingleLine(houseNumber)}
${toSingleLine(zipCode)} ${toSingleLine(city)}

Lidmaatschap: ${membership}
Besteld door: ${toSingleLine(orderer.name)}, ${toSingleLine(orderer.email)}
E-mailadres voor vragen: ${toSingleLine(email) || 'niet ingevuld'}

Met vriendelijke groet,
Beterwerk
`,
  }
}
