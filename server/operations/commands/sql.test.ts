import { expect, inject, onTestFinished, test } from 'vitest'

import { createDatabase } from '../../../testing/harness/database.ts'
import { runOperatorCommand } from '../../../testing/harness/run-operator-command.ts'

test('sql runs the statements of the guide to restore a database, one after another', {
  tags: ['deep'],
}, async () => {
  const database = await createDatabase(inject('template'))
  onTestFinished(database.remove)
  const statements = 'delete from session; delete from first_login; delete from password_reset'
  const { code, text } = await runOperatorCommand('sql', database.settings, statements)
  expect([code, text]).toEqual([0, 'DELETE 0\n'.repeat(3)])
})
