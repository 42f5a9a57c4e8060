import {
  SYMBOL_FRAME,
  SYMBOL_GRID,
  SYMBOL_RED,
  symbolDrawings,
} from '#shared/domain/substances/hazard-symbol-drawings.ts'
import { hazardSymbols } from '#shared/domain/substances/hazard-symbols.ts'

const svg = (grid: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${body}</svg>`)

export const drawSymbols = (): { url: string; svg: Buffer }[] =>
  hazardSymbols.map((symbol) => {
    const shapes = symbolDrawings[symbol].map(({ d, line }) =>
      line === undefined
        ? `<path d="${d}" fill="#000" fill-rule="evenodd"/>`
        : `<path d="${d}" fill="none" stroke="#000" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    const frame = `<path d="${SYMBOL_FRAME}" fill="#fff" stroke="${SYMBOL_RED}" stroke-width="3" stroke-linejoin="miter"/>`
    return { url: `/symbols/${symbol}.svg`, svg: svg(SYMBOL_GRID, frame + shapes.join('')) }
  })

/** Mandatory signs (M), prohibitions (P), and that of an age. */
export type Sign = 'M017' | 'M009' | 'M004' | 'UNDER_18' | 'P042'

const GRID = 48
const mandatory = (body: string) => `<circle cx="24" cy="24" r="23" fill="#005387"/>${body}`
const disc = '<circle cx="24" cy="24" r="20.5" fill="#fff"/>'
const ban =
  '<g fill="none" stroke="#c8102e" stroke-width="4.6"><circle cx="24" cy="24" r="20.5"/><path d="m9.5 9.5 29 29"/></g>'
const white = (d: string) => `<path d="${d}" fill="#fff" fill-rule="evenodd"/>`
const ink = (d: string) => `<path d="${d}" fill="#14213d" fill-rule="evenodd"/>`
const line = (d: string, width = 2.6) =>
  `<path d="${d}" fill="none" stroke="#14213d" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const EIGHTEEN =
  'M12.5 20 17.5 16v16M29 23.3a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zm0 0a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6z'

/** Drawn by ourselves after ISO 7010, on a grid of 48. */
const signs: Record<Sign, string> = {
  M017: mandatory(
    white('M24 6c7.2 0 12 5.2 12 12.5v6.2C36 33.5 30.8 41 24 41s-12-7.5-12-16.3v-6.2C12 11.2 16.8 6 24 6z') +
      '<g fill="#005387" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"><path d="M24 20.5c5.6 0 9.6 3.6 9.6 9.2 0 6.6-4.3 11.8-9.6 11.8s-9.6-5.2-9.6-11.8c0-5.6 4-9.2 9.6-9.2z"/><circle cx="14.2" cy="33.6" r="4.9"/><circle cx="33.8" cy="33.6" r="4.9"/></g>' +
      '<path d="M20.5 32.5h7M20.5 35.5h7" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/>' +
      '<path d="M17.2 15.6h3.6M27.2 15.6h3.6" stroke="#005387" stroke-width="2.6" stroke-linecap="round"/>',
  ),
  M009: mandatory(
    white(
      'M17 38V30l-5-6.6c-1.2-1.6.9-3.6 2.5-2.2l3.3 3V12.6c0-2 2.9-2 2.9 0V21h1V10.4c0-2 2.9-2 2.9 0V21h1V11.4c0-2 2.9-2 2.9 0V22h1v-7.4c0-2 2.8-2 2.8 0V29c0 2.3-1 3.8-1 5v4z',
    ),
  ),
  M004: mandatory(
    white('M24 7c7 0 11.5 5 11.5 12v6c0 8-5 15-11.5 15S12.5 33 12.5 25v-6C12.5 12 17 7 24 7z') +
      '<path d="M11 18.5h26v5c0 3-2 5-5 5h-3c-2.5 0-4-2-4.3-4.5h-1.4C23 26.5 21.5 28.5 19 28.5h-3c-3 0-5-2-5-5z" fill="#005387" stroke="#fff" stroke-width="1.6"/>',
  ),
  // The number is in front of the bar, so that it stays readable.
  UNDER_18: `${disc}${ban}<g fill="none" stroke-linejoin="round"><path d="${EIGHTEEN}" stroke="#fff" stroke-width="7"/><path d="${EIGHTEEN}" stroke="#14213d" stroke-width="3.4"/></g>`,
  P042: `${disc}${ink(
    'M23 9.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM20.5 18h4.5c1.4 0 2 .8 2.3 2l.8 2.7c3.4 1 4.4 4 3.6 6.3-.5 1.5-1.7 2.3-2.7 2.5V39h-3.2v-7h-1.3v7H21V29.5l-1.6-6-2 5.5-2.3-.8 2.6-8.2c.4-1.3 1.3-2 2.8-2z',
  )}${ban}`,
}

/** Beside the title of a part of a card, and in its place in a language without one. */
const icons = {
  hazards: `<path d="M24 5 45 42H3z" fill="#ffc62b" stroke="#14213d" stroke-width="3" stroke-linejoin="round"/>${ink('M22 17h4l-.8 13h-2.4zM24 32.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z')}`,
  firstAid: `<rect x="3" y="3" width="42" height="42" rx="6" fill="#17693f"/>${white('M20 10h8v10h10v8H28v10h-8V28H10v-8h10z')}`,
  fire: `<path d="M26 3c1.6 9-11 13-11 25 0 4 1.6 7 4 9-.6-6 2.4-10 5.6-13 .4 5 7.4 7 7.4 13 3-2 5-5.4 5-10.4 0-4-1.6-6.6-2.6-8.6-1 2.6-2.400 4-4 4.4C31 16 32 9 26 3z" fill="#b3261e"/>${line('M12 43h24', 3)}`,
  protection: `<path d="M24 4 41 10v13c0 11-7 18-17 21C14 41 7 34 7 23V10z" fill="#005387"/><path d="m16 24 6 6 11-12" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  handling: line('M12 10h24v28H12zM12 19h24M12 29h24M17 10V6h14v4'),
  disposal: line('M9 13h30M19 13V8h10v5M13 13l2 28h18l2-28M21 20v14M27 20v14'),
  phone: line('M14 6h6l3 10-5 4c2 5 5 8 10 10l4-5 10 3v6c0 4-3 7-7 7C20 41 7 28 7 13c0-4 3-7 7-7z'),
}

export const drawCards = (): { url: string; svg: Buffer }[] => [
  ...Object.entries(signs).map(([name, body]) => ({ url: `/signs/${name}.svg`, svg: svg(GRID, body) })),
  ...Object.entries(icons).map(([name, body]) => ({ url: `/icons/${name}.svg`, svg: svg(GRID, body) })),
]
