import {
  AddToCartLink,
  BeterwerkProvider,
  CartLink,
  CompaniesLink,
  InviteLink,
  LoginLink,
  ProductLink,
  useBeterwerkCart,
  useBeterwerkUser,
} from 'beterwerk-widgets/react'
import { useRef } from 'react'

function Visitor() {
  const user = useBeterwerkUser()
  const cart = useBeterwerkCart()
  if (user === undefined || !cart) return <p>Even kijken</p>
  return (
    <>
      <p>{user ? `Welkom, ${user.name}` : 'Welkom, onbekende'}</p>
      <p>
        In je mand: {cart.map(({ product, quantity }) => `${quantity} × ${product}`).join(', ') || 'niets'}
      </p>
    </>
  )
}

export function Page({ portal }: { portal: string }) {
  const login = useRef<HTMLAnchorElement>(null)
  return (
    <BeterwerkProvider portal={portal}>
      <h1>Pagina met het pakket</h1>
      <nav>
        <LoginLink ref={login} className="knop" title="Naar je omgeving">
          Inloggen
        </LoginLink>
        <CartLink>Winkelwagen</CartLink>
        <CompaniesLink>Mijn bedrijven</CompaniesLink>
        <InviteLink company="7b3f">Nodig iemand uit</InviteLink>
        <AddToCartLink product={1} quantity={2}>
          Bestel de poster
        </AddToCartLink>
        <AddToCartLink product={2}>Bestel de sticker</AddToCartLink>
        <ProductLink product={3}>Bekijk de kaart</ProductLink>
      </nav>
      <Visitor />
      <button type="button" onClick={() => login.current?.focus()}>
        Naar inloggen
      </button>
    </BeterwerkProvider>
  )
}
