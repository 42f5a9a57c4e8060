import sharp from 'sharp'

import { PART_SIZE } from '../storage/stored-parts.ts'
import { type Patch, removeLocation } from './location.ts'

// The entry point of a process that reads pictures, which come from anybody: a fault in a library, or a picture
// that takes all memory, ends this process and not the server. The bytes of a picture follow its task on standard
// input.

/** `size`: in bytes. `makes`: the parts of a new file, or its preview. */
export type PictureTask = { size: number } & ({ makes: 'PARTS'; mediaType: string } | { makes: 'PREVIEW' })
/** The patches that remove the position, then the thumbnail; or the preview. Undefined when unreadable. */
export type PictureResult =
  | { patches: Patch[] }
  | { thumbnail: Uint8Array | undefined }
  | { preview: Uint8Array | undefined }

/** Maximum width and height in pixels: twice the size on the page, for dense screens. */
const THUMBNAIL_SIZE = 320
/** Maximum width and height in pixels: fills a page of a plan at 150 pixels per inch. */
const PREVIEW_SIZE = 1280
/** The next quality is for a picture with so much detail that it is larger than an object may be. */
const PREVIEW_QUALITIES = [80, 60]
/** Larger pictures get no thumbnail or preview; those of current cameras are smaller. */
const MAX_PIXELS = 100_000_000
/** The process ends itself when it uses more, in bytes. */
const MAX_RESIDENT_BYTES = 900_000_000
const MEMORY_CHECK_INTERVAL_MS = 50

sharp.cache(false)
sharp.concurrency(1)
// Only pictures of these types are read, whatever their content says; not SVG or PDF, for example.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}`),
})

/** Upright, at most `size` pixels wide and high. Metadata are left out when it is encoded. */
const resized = (picture: Buffer, size: number) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })

/** WebP without metadata; undefined for a picture that cannot be read. */
const createThumbnail = (picture: Buffer): Promise<Uint8Array | undefined> =>
  resized(picture, THUMBNAIL_SIZE)
    .webp({ quality: 75 })
    .toBuffer()
    .catch(() => undefined)

/** JPEG without metadata, on white, of at most 1 MB; undefined for a picture that cannot be read. */
async function createPreview(picture: Buffer): Promise<Uint8Array | undefined> {
  const pixels = resized(picture, PREVIEW_SIZE).flatten({ background: 'white' })
  for (const quality of PREVIEW_QUALITIES) {
    const preview = await pixels
      .clone()
      .jpeg({ quality })
      .toBuffer()
      .catch(() => undefined)
    if (!preview || preview.length <= PART_SIZE) return preview
  }
  return undefined
}

async function readPicture(size: number): Promise<Buffer> {
  const picture = Buffer.allocUnsafeSlow(size)
  let filled = 0
  for await (const chunk of process.stdin.iterator({ destroyOnReturn: false })) {
    filled += (chunk as Buffer).copy(picture, filled)
    if (filled >= size) break
  }
  return picture
}

const send = (result: PictureResult) => process.send?.(result)

process.on('message', async (task: PictureTask) => {
  const picture = await readPicture(task.size)
  if (task.makes === 'PREVIEW') {
    send({ preview: await createPreview(picture) })
  } else {
    send({ patches: removeLocation(picture, task.mediaType) })
    send({ thumbnail: await createThumbnail(picture) })
  }
})
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.exit(1)
}, MEMORY_CHECK_INTERVAL_MS).unref()
process.once('disconnect', () => process.exit())
