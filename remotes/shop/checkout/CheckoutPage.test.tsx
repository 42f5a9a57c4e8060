import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { putInCart, removeFromCart, setQuantity } from '#shared/parts/shop/cart/change-cart.ts'
import { readStoredSession } from '#shared/session/change.ts'
import { followCookie, sessionStore, signOut } from '#shared/session/store.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)
const LIFTING = 'Poster Tillen doe je zo'
const SMOKE = 'Werkplekkaart Lasrook'
const cart = () => sessionStore.getState().cart

let els: number
beforeEach(async () => {
  els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  const stop = followCookie()
  await putInCart({ id: 1, quantity: '3' })
  await putInCart({ id: 2, quantity: '1' })
  return stop
})

const addCompany = (name: string, street = '', ownerId = els) => backEnd.sql`
  insert into company (name, owner_id, number_of_employees, branch, membership, street, house_number, zip_code, city, email)
  values (${name}, ${ownerId}, '<10', 'Metaalbewerking', 'Weet ik niet', ${street}, '12', '3812 AB', 'Amersfoort',
    'info@smederij.nl')`

const open = async () => {
  const router = await openPage('/winkelwagen/afronden', { as: 'els@smederij.nl' })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('combobox', { name: 'Bedrijf' })
  return router
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(|$)`))
const LABELS = ['Bedrijfsnaam', 'Straat', 'Huisnummer', 'Postcode', 'Plaats', 'E-mailadres']
const values = () => LABELS.map((label) => field(label).value)
const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bedrijf' }), name)
const membership = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Bestelling plaatsen' }))
const orders = () =>
  backEnd.sql`select company_id, name, street, house_number, products from shop_order order by id`
const rows = async () => (await orders()).length

test('chooses the only company, and places the order', async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Winkelwagen – Bestelling afronden'))
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelling afronden' })).toBeTruthy()
  expect(values()).toEqual([
    'Smederij Noord',
    'Aambeeldstraat',
    '12',
    '3812 AB',
    'Amersfoort',
    'info@smederij.nl',
  ])
  expect(membership()).toBe('Weet ik niet')
  const summary = within(await screen.findByRole('list', { name: 'Producten in je bestelling' }))
  expect(await summary.findByText(SMOKE)).toBeTruthy()
  expect(summary.getByText('3 stuks')).toBeTruthy()
  expect(summary.getByText('1 stuk')).toBeTruthy()
  await send()

  const thanks = await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(screen.getByText(/^Je bestelling wordt zo snel mogelijk verwerkt\./)).toBeTruthy()
  const ordered = screen.getByRole('list', { name: 'Bestelde producten' })
  expect(
    within(ordered)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`${LIFTING}3 stuks`, `${SMOKE}1 stuk`])
  expect(within(ordered).queryByRole('combobox')).toBeNull()
  await waitFor(() => expect(cart()).toEqual([]))
  expect(await orders()).toEqual([
    {
      company_id: 1,
      name: 'Smederij Noord',
      street: 'Aambeeldstraat',
      house_number: '12',
      products: [
        { id: 1, title: LIFTING, quantity: '3' },
        { id: 2, title: SMOKE, quantity: '1' },
      ],
    },
  ])
  expect(sessionStorage.getItem('bw_order_key')).toBeNull()
})

test('fills in the form from the chosen company', async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await addCompany('Smederij Zuid', 'Vuurweg')
  await open()
  expect(values()).toEqual(['', '', '', '', '', ''])
  expect(membership()).toBeUndefined()
  await choose('Smederij Zuid')
  expect(values().slice(0, 2)).toEqual(['Smederij Zuid', 'Vuurweg'])
  await choose('Smederij Noord')
  expect(values().slice(0, 2)).toEqual(['Smederij Noord', 'Aambeeldstraat'])
  expect(screen.queryByText('Wat je zelf had ingevuld, is blijven staan.')).toBeNull()
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect(await orders()).toMatchObject([{ company_id: 1, street: 'Aambeeldstraat' }])
})

test('keeps the input when another company is chosen, and overwrites it on request', {
  tags: ['deep'],
}, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await addCompany('Smederij Zuid', 'Vuurweg')
  await open()
  await choose('Smederij Noord')
  await retype('Straat', 'Achterom')
  await userEvent.click(screen.getByRole('radio', { name: 'Geen van beide' }))
  await choose('Smederij Zuid')
  expect(values().slice(0, 2)).toEqual(['Smederij Zuid', 'Achterom'])
  expect(membership()).toBe('Geen van beide')
  const notice = screen.getByText('Wat je zelf had ingevuld, is blijven staan.').closest('[role=status]')!
  expect(notice.textContent).toContain('Dat is anders dan bij Smederij Zuid: Lidmaatschap en Straat.')
  await userEvent.click(screen.getByRole('button', { name: 'Neem de gegevens van Smederij Zuid over' }))
  expect(values().slice(0, 2)).toEqual(['Smederij Zuid', 'Vuurweg'])
  expect(membership()).toBe('Weet ik niet')
  expect(screen.queryByText('Wat je zelf had ingevuld, is blijven staan.')).toBeNull()
})

test.each([
  ['Bedrijfsnaam', '', 'Dit is een verplicht veld.'],
  ['Straat', ' ', 'Dit is een verplicht veld.'],
  ['Straat', 'Postbus 210', 'Het afleveradres mag geen postbus zijn.'],
  ['Huisnummer', '', 'Dit is een verplicht veld.'],
  ['Huisnummer', '12-a', 'Mag alleen letters en cijfers bevatten.'],
  ['Postcode', '', 'Dit is een verplicht veld.'],
  ['Postcode', '0123 AB', 'Vul hier een geldige postcode in.'],
  ['Plaats', '', 'Dit is een verplicht veld.'],
  ['E-mailadres', 'info@', 'Ongeldig e-mailadres'],
])('%s rejects "%s" at the field', { tags: ['deep'] }, async (label, text, sentence) => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  await retype(label, text)
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Niet alle velden zijn correct ingevuld')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(within(summary).getByRole('link', { name: `${label}: ${sentence}` })).toBeTruthy()
  const description = field(label).getAttribute('aria-describedby')?.split(' ').at(-1)
  expect(document.getElementById(description ?? '')?.textContent).toBe(sentence)
  expect(await rows()).toBe(0)
  expect(cart()).toHaveLength(2)
})

test('sends nothing without a company and a membership', async () => {
  await addCompany('Smederij Noord')
  await addCompany('Smederij Zuid')
  await open()
  await send()
  const summary = within(await screen.findByRole('alert'))
  for (const label of ['Bedrijf', 'Lidmaatschap', 'Plaats'])
    expect(summary.getByRole('link', { name: `${label}: Dit is een verplicht veld.` })).toBeTruthy()
  expect(summary.queryByRole('link', { name: /^E-mailadres/ })).toBeNull()
  expect(await rows()).toBe(0)
})

test('places the order once when the button is pressed twice', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Bestelling plaatsen' }))
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect(await rows()).toBe(1)
})

/** The next POST reaches the server, but its response does not reach the page. */
function loseNextResponse() {
  const { page } = backEnd
  const reach = page.fetch.bind(page)
  page.fetch = async (target, init) => {
    const response = await reach(target, init)
    if (init?.method !== 'POST') return response
    page.fetch = reach
    throw new TypeError('Failed to fetch')
  }
}

test('an order that is sent again after a lost response is placed once', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  loseNextResponse()
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Bestelling afronden is niet gelukt')
  expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  expect(await rows()).toBe(1)
  expect(cart()).toHaveLength(2)
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect(await rows()).toBe(1)
  await waitFor(() => expect(cart()).toEqual([]))
})

test('an order that was changed after a lost response is placed only when submitted again', {
  tags: ['deep'],
}, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  loseNextResponse()
  await send()
  await screen.findByRole('alert')
  await act(() => setQuantity(1, '5'))
  await send()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Dit hebben we al, maar met andere gegevens.'),
  )
  expect(await rows()).toBe(1)
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect(await rows()).toBe(2)
})

test('keeps the form and the cart when the order fails', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  await retype('Plaats', 'Breda')
  await backEnd.withoutTable('shop_order', async () => {
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Bestelling afronden is niet gelukt')
  })
  expect(field('Plaats').value).toBe('Breda')
  expect(cart()).toHaveLength(2)
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect(await rows()).toBe(1)
})

test('shows revoked rights as an error at the company', { tags: ['deep'] }, async () => {
  const jan = await backEnd.createPerson({ email: 'jan@lasserij.nl' })
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  await backEnd.sql`update company set owner_id = ${jan}`
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Voor dit bedrijf kun je niet bestellen. Kies een ander bedrijf.',
  )
  expect(cart()).toHaveLength(2)
})

test('removes only the ordered products from the cart', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  const release = network.hold()
  await send()
  await act(() => putInCart({ id: 7, quantity: '2' }))
  release()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  await waitFor(() => expect(cart().map(({ id }) => id)).toEqual([7]))
  expect(screen.queryByText('Poster Eerst de kap dicht, dan pas aan')).toBeNull()
})

test('an order empties the cart on the server too, and leaves there what was added on another device', {
  tags: ['deep'],
}, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  const stored = () => backEnd.sql`select product_id, quantity from cart_item order by id`
  await expect.poll(stored).toEqual([
    { product_id: 1, quantity: 3 },
    { product_id: 2, quantity: 1 },
  ])
  await backEnd.sql`insert into cart_item (person_id, product_id, quantity) values (${els}, 5, 1)`
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect(await stored()).toEqual([{ product_id: 5, quantity: 1 }])
  await waitFor(() => expect(cart()).toEqual([]))
  expect(readStoredSession().onServer).toEqual({ person: els, unsent: [] })
})

test('leaves out unavailable products, with a warning', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await putInCart({ id: 999, quantity: '1' })
  await open()
  expect(
    (await screen.findByText(/Niet meer te bestellen: ‘Materiaal 999’\./)).closest('[role=alert]'),
  ).toBeTruthy()
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect((await orders())[0]?.products).toHaveLength(2)
  await waitFor(() => expect(cart().map(({ id }) => id)).toEqual([999]))
})

test('shows an empty state without products, or with only unavailable ones', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  await act(() => putInCart({ id: 999, quantity: '1' }))
  for (const id of [1, 2]) await act(() => removeFromCart(id))
  expect(await screen.findByRole('heading', { name: 'Geen producten toegevoegd.' })).toBeTruthy()
  expect(screen.getByText('Wat in je winkelwagen zit, is niet meer te bestellen.')).toBeTruthy()
  await act(() => removeFromCart(999))
  expect(await screen.findByText(/alles is gratis, ook het bezorgen/)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('offers to add a company when there is none to order for', { tags: ['deep'] }, async () => {
  await openPage('/winkelwagen/afronden', { as: 'els@smederij.nl' })
  expect(await screen.findByRole('heading', { name: 'Je hebt nog geen bedrijf' })).toBeTruthy()
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Bedrijf toevoegen' })
  expect(link).toHaveProperty('pathname', '/bedrijf-toevoegen')
})

test('comes back after adding a company, which is then chosen, and after cancelling', {
  tags: ['deep'],
}, async () => {
  const router = await openPage('/winkelwagen/afronden', { as: 'els@smederij.nl' })
  const follow = async (name: string) => {
    const { pathname, search } = within(screen.getByRole('main')).getByRole<HTMLAnchorElement>('link', {
      name,
    })
    await act(() => router.navigate(pathname + search))
  }
  const goToAddCompany = async () => {
    await screen.findByRole('heading', { name: 'Je hebt nog geen bedrijf' })
    await follow('Bedrijf toevoegen')
  }
  await goToAddCompany()
  await screen.findByRole('heading', { level: 1, name: 'Maak je bedrijf aan' })
  expect(screen.getByText('Hierna rond je je bestelling af.')).toBeTruthy()
  await follow('Terug naar je bestelling')
  await screen.findByRole('heading', { level: 1, name: 'Bestelling afronden' })

  await goToAddCompany()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Bedrijfsnaam' }), 'Smederij Zuid')
  // Another company of the user, added elsewhere in the meantime.
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await userEvent.click(screen.getByRole('button', { name: 'Bedrijf aanmaken' }))
  await screen.findByRole('heading', { level: 1, name: 'Bestelling afronden' })
  const company = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Bedrijf' })
  expect(company.selectedOptions[0]?.textContent).toBe('Smederij Zuid')
  expect(field('Bedrijfsnaam').value).toBe('Smederij Zuid')
  expect(cart()).toHaveLength(2)
  expect(router.state.location.pathname).toBe('/winkelwagen/afronden')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).not.toBe('/bedrijf-toevoegen')
})

test.each(['999', 'nul', '//elders.example'])(
  'no company is chosen by the address with %j',
  { tags: ['deep'] },
  async (id) => {
    await addCompany('Smederij Noord')
    await addCompany('Smederij Zuid')
    await openPage(`/winkelwagen/afronden?bedrijf=${id}`, { as: 'els@smederij.nl' })
    expect(await screen.findByRole('combobox', { name: 'Bedrijf' })).toHaveProperty('value', '')
  },
)

test('shows an error when the companies cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('company', async () => {
    await openPage('/winkelwagen/afronden', { as: 'els@smederij.nl' })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Lijst met bedrijven ophalen niet gelukt',
    )
  })
})

test('keeps the input and the cart when the session ends, and returns after a login', {
  tags: ['deep'],
}, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await addCompany('Smederij Zuid', 'Vuurweg')
  await open()
  await choose('Smederij Zuid')
  await retype('Straat', 'Achterom')
  await backEnd.endSessions()
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  expect(
    screen.getByText(/Wat je had ingevuld, is bewaard\. Log opnieuw in om verder te gaan\.$/),
  ).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'els@smederij.nl')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Inloggen' }))
  await screen.findByRole('heading', { level: 1, name: 'Bestelling afronden' })
  await waitFor(() => expect(values().slice(0, 2)).toEqual(['Smederij Zuid', 'Achterom']))
  expect(await rows()).toBe(0)
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })
  expect(await orders()).toMatchObject([{ company_id: 2, street: 'Achterom' }])
})

test('hides the page at a logout in another tab', { tags: ['deep'] }, async () => {
  await addCompany('Smederij Noord', 'Aambeeldstraat')
  await open()
  await act(async () => void (await signOut()))
  expect(screen.queryByDisplayValue('Aambeeldstraat')).toBeNull()
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
})
