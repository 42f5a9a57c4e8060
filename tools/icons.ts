import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

// `npx node tools/icons.ts` draws the icons of the portal in shell/icons, and the picture that other sites show with a
// link to it, from the mark of the logo (shared/ui/Logo.tsx). They name no product, because its name is a setting.

const INK = '#14213d'
const PAPER = '#f6f5f1'
const SIGNAL = '#ffc62b'
const folder = 'shell/icons'

const check = `<path d="M7 13.5 11 17.5 19 8.5" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`

const mark = svg('0 0 26 26', `<rect width="26" height="26" rx="7" fill="${SIGNAL}"/>${check}`)
/** Without corners, and with a margin: four fifths of it are always seen. Source: https://www.w3.org/TR/appmanifest/ */
const square = svg('-4 -4 34 34', `<rect x="-4" y="-4" width="34" height="34" fill="${SIGNAL}"/>${check}`)
/** The mark on paper, above the hazard stripes of the brand. */
const card = svg(
  '0 0 1200 630',
  `<defs><pattern id="stripes" width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="48" height="48" fill="${SIGNAL}"/><rect width="24" height="48" fill="${INK}"/></pattern></defs>
  <rect width="1200" height="630" fill="${PAPER}"/>
  <rect y="582" width="1200" height="48" fill="url(#stripes)"/>
  <g transform="translate(470 160) scale(10)"><rect width="26" height="26" rx="7" fill="${SIGNAL}"/>${check}</g>`,
)

const draw = (picture: string, name: string, width: number, height = width) =>
  sharp(Buffer.from(picture), { density: 1200 })
    .resize(width, height)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, name))

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'icon.svg'), mark)
await draw(mark, 'icon-192.png', 192)
await draw(mark, 'icon-512.png', 512)
await draw(square, 'maskable-512.png', 512)
await draw(square, 'apple-touch-icon.png', 180)
await sharp(Buffer.from(card)).png({ palette: true, effort: 10 }).toFile(join(folder, 'card.png'))
