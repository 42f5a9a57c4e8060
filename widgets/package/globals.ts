import type { Beterwerk, BeterwerkEventMap } from '#shared/embed/site-api.ts'
import type { WidgetName } from '#shared/embed/widget-address.ts'

type Elements = Record<`bw-${WidgetName}`, HTMLElement>

declare global {
  interface Window {
    /** The widgets, once their script has run. */
    readonly bw?: Beterwerk
  }
  interface WindowEventMap extends BeterwerkEventMap {}
  interface HTMLElementTagNameMap extends Elements {}
}
