/** The name in the address of the dialog that adds a photo. */
export const PHOTO_DIALOG = 'foto'
