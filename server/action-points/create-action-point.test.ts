import { expect, test } from 'vitest'

import { useDatabase } from '../../testing/harness/use-database.ts'
import { createActionPoint } from './create-action-point.ts'

const database = useDatabase()

test('refuses an action point for a company that was deleted meanwhile', async () => {
  const input = { themes: ['GENERAL' as const], description: 'Opruimen', actionHolder: '', deadline: '' }
  const inserting = createActionPoint(database.db, 999, { ...input, origin: null }, 1)
  await expect(inserting).rejects.toMatchObject({ status: 403 })
})
