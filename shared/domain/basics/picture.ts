/** Those that every browser shows. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
export const PHOTO_TYPE_REFUSED =
  'Van deze foto kan geen voorbeeld worden gemaakt. Kies een JPEG-, PNG- of WebP-bestand.'

/** In bytes: photos of current phones are a quarter of it. */
export const MAX_PHOTO_SIZE = 20_971_520
export const PHOTO_TOO_LARGE = 'Deze foto is te groot. Max 20MB'
