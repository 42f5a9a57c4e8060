/** The types of pictures that every browser shows, and that a form offers. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
export const PHOTO_TYPE_REFUSED =
  'Van deze foto kan geen voorbeeld worden gemaakt. Kies een JPEG-, PNG- of WebP-bestand.'

/** Maximum size of the photo of a section, in bytes: those of current phones are a quarter of it. */
export const MAX_PHOTO_SIZE = 20_971_520
export const PHOTO_TOO_LARGE = 'Deze foto is te groot. Max 20MB'
