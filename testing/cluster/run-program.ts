import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { findProgram } from './programs.ts'

const START_TIMEOUT_MS = 30_000

async function isListening(port: number) {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

/**
 * Waits until it listens on the loopback. Returns the function that stops it. Throws its output when it does not start, and
 * how it is installed when it is missing.
 */
export async function runProgram(
  name: string,
  args: string[],
  port: string,
  options: SpawnOptions = {},
): Promise<() => Promise<void>> {
  const path = findProgram(name)
  if (!path)
    throw new Error(
      `${name} is missing. Debian: apt-get install haproxy pgbouncer; macOS: brew install haproxy pgbouncer`,
    )
  const program: ChildProcess = spawn(path, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(program, 'exit')
  const kill = () => program.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  for (const stream of [program.stdout!, program.stderr!])
    stream.on('data', (chunk) => {
      output += chunk
    })
  for (const end = Date.now() + START_TIMEOUT_MS; !(await isListening(Number(port))); await setTimeout(50)) {
    if (program.exitCode === null && Date.now() < end) continue
    kill()
    throw new Error(`${name} did not start:\n${output}`)
  }
  return async () => {
    process.off('exit', kill)
    kill()
    await exited
  }
}
