import { join } from 'node:path'

/** The folder with a folder for each theme. */
export const CONTENT = join(import.meta.dirname, '../../../content')
