/** The name of the dialog that adds a photo, in the address of an action point. */
export const PHOTO_DIALOG = 'foto'
