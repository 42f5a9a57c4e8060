import sharp from 'sharp'

/** Returns the size of a picture in pixels, so that it fits in a box of `maxWidth` by `maxHeight`. Never enlarges it. */
export async function fitPicture(
  picture: Uint8Array,
  { maxWidth, maxHeight }: { maxWidth: number; maxHeight: number },
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
