import { execFileSync } from 'node:child_process'

/** Ids of child processes of `parent` whose command contains `program`. */
export const childProcesses = (parent: number, program: string): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.includes(program)))
    .map(([pid]) => Number(pid))
