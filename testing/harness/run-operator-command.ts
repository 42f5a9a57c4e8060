import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { serverEnvironment } from './server-environment.ts'

/** `settings`: its environment. Returns the exit code and the output: standard error when it fails. */
export async function runOperatorCommand(
  name: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; text: string }> {
  const program = join(import.meta.dirname, `../../server/operations/commands/${name}.ts`)
  const env = { ...serverEnvironment, ...settings }
  return promisify(execFile)(process.execPath, [program, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr as string }),
  )
}
