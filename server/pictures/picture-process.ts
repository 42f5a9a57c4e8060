import sharp from 'sharp'

import { type Patch, removeLocation } from './location.ts'

// The entry point of a process that reads pictures, which come from anybody: a fault in a library of pictures, or a
// picture that takes all memory, ends this process and not the server. The bytes of a picture follow its task on
// standard input.

/** A picture. `size`: in bytes. */
export type PictureTask = { mediaType: string; size: number }
/** First the patches that remove the position, then the thumbnail; undefined when the picture has none. */
export type PictureResult = { patches: Patch[] } | { thumbnail: Uint8Array | undefined }

/** Maximum width and height of a thumbnail, in pixels: twice the size on the page, for dense screens. */
const THUMBNAIL_SIZE = 320
/** The largest picture that gets a thumbnail, in pixels: those of current cameras. */
const MAX_PIXELS = 100_000_000
/** The process ends itself when it uses more memory than this, in bytes. */
const MAX_RESIDENT_BYTES = 900_000_000
const MEMORY_CHECK_INTERVAL_MS = 50

sharp.cache(false)
sharp.concurrency(1)
// Only pictures of these types are read, whatever their content says; not SVG or PDF, for example.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}`),
})

/** Returns a small picture without any metadata; undefined for a picture that cannot be read. */
const createThumbnail = (picture: Buffer): Promise<Uint8Array | undefined> =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .autoOrient()
    .resize({ width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
    .catch(() => undefined)

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

process.on('message', async ({ mediaType, size }: PictureTask) => {
  const picture = await readPicture(size)
  send({ patches: removeLocation(picture, mediaType) })
  send({ thumbnail: await createThumbnail(picture) })
})
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.exit(1)
}, MEMORY_CHECK_INTERVAL_MS).unref()
process.once('disconnect', () => process.exit())
