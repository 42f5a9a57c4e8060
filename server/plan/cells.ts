import type { CellObject } from 'write-excel-file/node'

import { printable } from './printable.ts'

// The cells of the workbooks of plans.

/** Maximum number of characters in an Excel cell. */
const MAX_CELL_LENGTH = 32_767

const DATE_FORMAT = 'dd-mm-yyyy'

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

/** Creates a text cell. Its type prevents Excel from reading the text as a formula. */
export const textCell = (text: string, style: Partial<CellObject> = cell): CellObject =>
  ({ ...style, type: String, value: printable(text).slice(0, MAX_CELL_LENGTH) }) as CellObject

/** Creates a date cell. Takes yyyy-mm-dd; '' for an empty cell. */
export const dateCell = (text: string): CellObject | null =>
  text === ''
    ? null
    : ({ ...cell, type: Date, value: new Date(`${text}T00:00:00Z`), format: DATE_FORMAT } as CellObject)

/** Creates a cell with a number. */
export const numberCell = (value: number): CellObject => ({ ...cell, type: Number, value }) as CellObject

/** The font of a workbook. */
export const FONT = { fontFamily: 'Calibri', fontSize: 11 } as const
