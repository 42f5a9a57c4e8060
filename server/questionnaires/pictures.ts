import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** The drawing of a question as a file. `name`: without the extension. `url`: contains a hash of the content. */
export type PictureFile = { name: string; url: string; svg: Buffer }

/** The themes with pictures: the names of their folders. */
const THEMES = ['physical-strain']

/** Reads the pictures of a theme, from the folder `pictures` of its questionnaire. `theme`: the name of its folder here. */
export function readPictures(theme: string): PictureFile[] {
  const folder = join(import.meta.dirname, theme, 'pictures')
  return readdirSync(folder).map((file) => {
    const { name } = parse(file)
    const svg = readFileSync(join(folder, file))
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    return { name, url: `/pictures/${theme}/${name}.${hash}.svg`, svg }
  })
}

export const readAllPictures = (): PictureFile[] => THEMES.flatMap(readPictures)

/** Returns the addresses of these pictures by their names, as a questionnaire contains them. */
export const addressesOf = (pictures: readonly PictureFile[]): Record<string, string> =>
  Object.fromEntries(pictures.map(({ name, url }) => [name, url]))
