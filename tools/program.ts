import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const service = readFileSync('tools/release/beterwerk.service', 'utf8')
/** The arguments and the settings of memory with which the service of a release starts the server. */
export const SERVER_ARGS = /^ExecStart=\S+ (.*)$/m.exec(service)![1]!.split(' ')
export const MEMORY_SETTINGS = Object.fromEntries(
  [...service.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
)

/** `residentBytes` returns the current memory. */
export type RunningProgram = {
  url: string
  pid: number
  residentBytes: () => number
  /** Processor time so far. */
  processorSeconds: () => number
  /** Resolves with the exit code; null: after a signal. */
  ended: Promise<number | null>
  stop: () => Promise<void>
  /** As a crash would. */
  kill: () => Promise<void>
}

type ProgramOptions = { args: string[]; env: NodeJS.ProcessEnv; log: string; cwd?: string }

/** Waits for the printed address. `log`: the file for the output. Rejects when the program exits first. */
export async function startProgram({ args, env, log, cwd = '.' }: ProgramOptions): Promise<RunningProgram> {
  const child = spawn('node', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  })
  const ended = once(child, 'exit').then(([code]) => code)
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      const [address] = line.match(/https?:\/\/[\w.]+(:\d+)?/) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`${args[0]} did not start: ${readFileSync(log, 'utf8')}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    url,
    pid: child.pid!,
    ended,
    processorSeconds: () => Number(readStatus(child.pid!, 'cputimes')),
    residentBytes: () => Number(readStatus(child.pid!, 'rss')) * 1024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** `column`: of `ps`. */
const readStatus = (pid: number, column: string) =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' })
