import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { createServer } from 'vite'

// `npx node tools/mail-drawings.ts` makes the drawings of the mails in server/mail/drawings from those of the pages,
// because mail programs show no SVG. They are twice as large as they are shown. Their background is white, so that the
// ink can be seen in a mail program that darkens everything around them.

const WIDTH = 320
const HEIGHT = 240
const folder = 'server/mail/drawings'

const tokens = readFileSync('shared/ui/tokens.css', 'utf8')
const colourOf = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)![1]!

/** Without layers, forced colours and variables, which librsvg does not know. */
const styles = readFileSync('shared/ui/Drawing.css', 'utf8')
  .replace('@layer ui {', '')
  .replace(/@media[\s\S]*/, '')
  .replace(/var\(--(\w+)\)/g, (_, name: string) => colourOf(name))

// Node cannot load TSX.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { drawings } = (await vite.ssrLoadModule(
  '/tools/mail-drawings/drawings.tsx',
)) as typeof import('./mail-drawings/drawings.tsx')
await vite.close()

mkdirSync(folder, { recursive: true })
for (const [name, drawing] of Object.entries(drawings)) {
  const svg = renderToStaticMarkup(drawing)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" `)
    .replace('>', `><style>${styles}</style>`)
  await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT)
    .flatten({ background: colourOf('surface') })
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}
