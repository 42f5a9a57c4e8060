import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const unit = readFileSync(join(import.meta.dirname, 'release/beterwerk.service'), 'utf8')
const valuesOf = (name: string) =>
  [...unit.matchAll(RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)

test('the service does not start without its settings, nor before the disk of its data is there', () => {
  // With a minus sign in front, systemd takes an absent file for an empty one.
  expect(valuesOf('EnvironmentFile')).toEqual(['/etc/beterwerk.env'])
  const [folder] = valuesOf('StateDirectory').map((name) => `/var/lib/${name}`)
  expect(valuesOf('RequiresMountsFor')).toEqual([folder])
  expect(unit).toContain(`DATA_DIR=${folder}\n`)
})
