import type { CellObject } from 'write-excel-file/node'

import { printable } from './printable.ts'

/** The limit of Excel, in characters. */
const MAX_CELL_LENGTH = 32_767

const DATE_FORMAT = 'dd-mm-yyyy'
/** Keeps "=1+1" and "0612345678" text when somebody edits the cell. */
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

/** The type prevents Excel from reading the text as a formula, and the format from doing so after an edit. */
export const textCell = (text: string, style: Partial<CellObject> = cell): CellObject =>
  ({
    ...style,
    type: String,
    format: TEXT_FORMAT,
    value: printable(text).slice(0, MAX_CELL_LENGTH),
  }) as CellObject

/** Takes yyyy-mm-dd; '' for an empty cell, in which a date can be typed. */
export const dateCell = (text: string): CellObject =>
  ({
    ...cell,
    type: Date,
    format: DATE_FORMAT,
    ...(text !== '' && { value: new Date(`${text}T00:00:00Z`) }),
  }) as CellObject

export const numberCell = (value: number): CellObject => ({ ...cell, type: Number, value }) as CellObject
