import { createContext } from 'react'

/** Where dialogs are added to the document: not inside the form that opens one. Null: where they are rendered. */
export const DialogPlace = createContext<Element | null>(document.body)
