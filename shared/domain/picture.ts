/** The types of pictures that every browser shows, and that a form offers. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
export const PHOTO_TYPE_REFUSED =
  'Van deze foto kan geen voorbeeld worden gemaakt. Kies een JPEG-, PNG- of WebP-bestand.'
