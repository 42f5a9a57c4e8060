import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { WidgetName } from '#shared/embed/widget-address.ts'

type Options = {
  invite: { company: string }
  'add-to-cart': { product: number | string; quantity?: number | string | undefined }
}

/** React 18 gives such elements no class by the name `className`. */
type Attributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string | undefined }

type Elements = {
  [Name in WidgetName as `bw-${Name}`]: Attributes & (Name extends keyof Options ? Options[Name] : unknown)
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
