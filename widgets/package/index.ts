import './globals.ts'

export type {
  Beterwerk,
  BeterwerkCartItem,
  BeterwerkEventMap,
  BeterwerkUser,
} from '#shared/embed/site-api.ts'
export { addressOf, type BeterwerkWidget } from '#shared/embed/widget-address.ts'
export { type LoadOptions, loadWidgets } from './load-widgets.ts'
export { on } from './on.ts'
