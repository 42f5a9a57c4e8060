import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** The names of the drawings in the folder `drawings`, which tools/mail-drawings.ts makes. */
export type MailDrawing = 'box' | 'clipboard' | 'folder' | 'lock' | 'workers' | 'workshop'

/** `contentId`: how the HTML of the mail refers to the drawing (RFC 2392). */
export type Picture = { contentId: string; png: Buffer }

export function readDrawings(): ReadonlyMap<string, Picture> {
  const folder = join(import.meta.dirname, 'drawings')
  return new Map(
    readdirSync(folder).map((file) => {
      const { name } = parse(file)
      return [name, { contentId: `drawing-${name}@beterwerk`, png: readFileSync(join(folder, file)) }]
    }),
  )
}
