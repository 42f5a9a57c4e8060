import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** What a mail is about, as the name of a drawing in the folder `drawings`, which tools/mail-drawings.ts makes. */
export type MailDrawing = 'box' | 'clipboard' | 'folder' | 'lock' | 'workers' | 'workshop'

/** A drawing as a part of a mail. `contentId`: how the HTML of the mail refers to it (RFC 2392). `png`: its content. */
export type Picture = { contentId: string; png: Buffer }

/** Reads the drawings of the mails, by their names. */
export function readDrawings(): ReadonlyMap<string, Picture> {
  const folder = join(import.meta.dirname, 'drawings')
  return new Map(
    readdirSync(folder).map((file) => {
      const { name } = parse(file)
      return [name, { contentId: `drawing-${name}@beterwerk`, png: readFileSync(join(folder, file)) }]
    }),
  )
}
