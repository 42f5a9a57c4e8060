import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

import { CONTENT } from './content-folder.ts'

/** `name`: without the extension. `url`: contains a hash of the content. */
export type PictureFile = { name: string; url: string; svg: Buffer }

/** `theme`: the name of its folder in content/. None when it has no folder `pictures`. */
export function readPictures(theme: string): PictureFile[] {
  const folder = join(CONTENT, theme, 'pictures')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((file) => {
    const { name } = parse(file)
    const svg = readFileSync(join(folder, file))
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    return { name, url: `/pictures/${theme}/${name}.${hash}.svg`, svg }
  })
}

export const readAllPictures = (): PictureFile[] =>
  readdirSync(CONTENT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readPictures(name))

export const addressesOf = (pictures: readonly PictureFile[]): Record<string, string> =>
  Object.fromEntries(pictures.map(({ name, url }) => [name, url]))
