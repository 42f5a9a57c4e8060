import './intrinsic-elements.ts'

// What `beterwerk-widgets/react` exports.

export { AddToCartLink } from './AddToCartLink.tsx'
export { BeterwerkProvider } from './BeterwerkProvider.tsx'
export { CartLink } from './CartLink.tsx'
export { CompaniesLink } from './CompaniesLink.tsx'
export { InviteLink } from './InviteLink.tsx'
export { LoginLink } from './LoginLink.tsx'
export { ProductLink } from './ProductLink.tsx'
export { useBeterwerkCart } from './use-beterwerk-cart.ts'
export { useBeterwerkUser } from './use-beterwerk-user.ts'
export type { LinkProps } from './WidgetLink.tsx'
