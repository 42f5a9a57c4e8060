import type { ReactNode } from 'react'
import { NO_PRODUCTS } from '#shared/domain/shop/order.ts'
import { EmptyBox } from '#shared/parts/basics/drawings/states.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { materialsUrl } from './website.ts'

/** `children` replace the default text. */
export const NoProducts = ({ children }: { children?: ReactNode }) => (
  <EmptyState
    title={NO_PRODUCTS}
    drawing={<EmptyBox />}
    action={<ButtonLink href={materialsUrl()}>Bekijk de gratis materialen</ButtonLink>}
  >
    {children ||
      'Posters, instructiekaarten en stickers voor op de werkvloer: alles is gratis, ook het bezorgen.'}
  </EmptyState>
)
