import { useSession } from '#shared/session/store.ts'
import { Icon } from '#shared/ui/Icon.tsx'

export function CartLink() {
  const count = useSession(({ cart }) => cart.length)
  if (count === 0) return null
  return (
    <a
      className="bw-header-cart"
      href="/winkelwagen"
      aria-label={`Winkelwagen, ${count} ${count === 1 ? 'product' : 'producten'}`}
    >
      <Icon shape="cart" />
      {count}
    </a>
  )
}
