import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** A reader of the document loads all pictures. */
const MAX_BYTES = 60_000
/** Around what is shown, in pixels. */
const MARGIN = 16

/**
 * Saves these parts of a page and what is between them in docs/editors. `name`: without the extension. Throws an error
 * when a part is not shown, or the picture is larger than 60 kB.
 */
export async function savePicture(page: Page, name: string, parts: Locator[]): Promise<void> {
  const boxes = []
  for (const part of parts) {
    const box = await part.boundingBox()
    if (!box) throw new Error(`${name}: ${part} is not shown.`)
    boxes.push(box)
  }
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - MARGIN)
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - MARGIN)
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN
  const clip = { x: left, y: top, width: right - left, height: bottom - top }
  const taken = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const picture = await sharp(taken).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
  if (picture.length > MAX_BYTES) throw new Error(`${name}: ${picture.length} bytes are too many.`)
  writeFileSync(`docs/editors/${name}.png`, picture)
}
