import {
  AddToCartLink,
  BeterwerkProvider,
  InviteLink,
  LoginLink,
  useBeterwerkCart,
  useBeterwerkUser,
} from 'beterwerk-widgets/react'

// Right and wrong uses with React, which are only compiled.

export const Right = () => (
  <BeterwerkProvider portal="https://mijn.voorbeeld.nl" nonce="abc">
    <LoginLink onClick={({ currentTarget }) => currentTarget.href} data-bw="off" target="_top">
      {useBeterwerkUser()?.name ?? 'Inloggen'} {useBeterwerkCart()?.length}
    </LoginLink>
    <bw-login class="knop">
      <a href="https://mijn.voorbeeld.nl/inloggen">Inloggen</a>
    </bw-login>
    <bw-add-to-cart product={5} quantity="2" />
  </BeterwerkProvider>
)

export const wrong = [
  // @ts-expect-error: the address of the portal is missing.
  <BeterwerkProvider key={1} />,
  // @ts-expect-error: a link without a text has no name.
  <LoginLink key={2} />,
  // @ts-expect-error: its address follows from what it does.
  <LoginLink key={3} href="/inloggen">
    Inloggen
  </LoginLink>,
  // @ts-expect-error: the company is missing.
  <InviteLink key={4}>Nodig iemand uit</InviteLink>,
  // @ts-expect-error: a quantity is a number.
  <AddToCartLink key={5} product={5} quantity="2">
    Bestel
  </AddToCartLink>,
  // @ts-expect-error: there is no such element.
  <bw-register key={6} />,
  // @ts-expect-error: the product is missing.
  <bw-add-to-cart key={7} />,
]

// @ts-expect-error: there may be no user.
export const useName = () => useBeterwerkUser().name
