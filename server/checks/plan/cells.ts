import type { CellObject } from 'write-excel-file/node'

import { printable } from './printable.ts'

// The cells of the workbooks of plans.

/** Maximum number of characters in an Excel cell. */
const MAX_CELL_LENGTH = 32_767

const DATE_FORMAT = 'dd-mm-yyyy'
/** Of cells whose text stays text when somebody edits it: "=1+1", "0612345678". */
const TEXT_FORMAT = '@'

export const cell = { alignVertical: 'top', wrap: true } as const
export const heading = {
  ...cell,
  fontWeight: 'bold',
  textColor: '#FFFFFF',
  backgroundColor: '#14213D',
} as const
export const tints = {
  RED: { textColor: '#B3261E', backgroundColor: '#FCEBE9' },
  ORANGE: { textColor: '#8F4A00', backgroundColor: '#FFF1DF' },
  GREEN: { textColor: '#17693F', backgroundColor: '#E5F4EA' },
  GREY: { textColor: '#545E70', backgroundColor: '#ECEEF2' },
  WHITE: { textColor: '#5F6B82' },
} as const

/** Creates a text cell. Its type prevents Excel from reading the text as a formula, and its format from doing so later. */
export const textCell = (text: string, style: Partial<CellObject> = cell): CellObject =>
  ({
    ...style,
    type: String,
    format: TEXT_FORMAT,
    value: printable(text).slice(0, MAX_CELL_LENGTH),
  }) as CellObject

/** Creates a date cell. Takes yyyy-mm-dd; '' for an empty cell, in which a date can be typed. */
export const dateCell = (text: string): CellObject =>
  ({
    ...cell,
    type: Date,
    format: DATE_FORMAT,
    ...(text !== '' && { value: new Date(`${text}T00:00:00Z`) }),
  }) as CellObject

/** Creates a cell with a number. */
export const numberCell = (value: number): CellObject => ({ ...cell, type: Number, value }) as CellObject
