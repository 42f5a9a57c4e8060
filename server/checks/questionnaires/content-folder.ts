import { join } from 'node:path'

export const CONTENT = join(import.meta.dirname, '../../../content')
