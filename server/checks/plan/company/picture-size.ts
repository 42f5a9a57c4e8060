import sharp from 'sharp'

/** In pixels, to fit in a box of `maxWidth` by `maxHeight`; never enlarged. */
export async function fitPicture(
  picture: Uint8Array,
  { maxWidth, maxHeight }: { maxWidth: number; maxHeight: number },
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
