import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

// Linux limits the memory of processes in a group ("cgroup"), which is a folder, as containers and services have one.

const ROOT = '/sys/fs/cgroup'
/** The first version of groups has a folder for memory. */
const FORMER = join(ROOT, 'memory')
const isFormer = existsSync(FORMER)
const parent = isFormer ? FORMER : ROOT
const LIMIT = isFormer ? 'memory.limit_in_bytes' : 'memory.max'

let groups = 0

function createGroup(): string {
  const group = join(parent, `beterwerk-test-${process.pid}-${++groups}`)
  mkdirSync(group)
  return group
}

/** Only an administrator of the machine may make a group. */
export function mayLimitMemory(): boolean {
  try {
    const group = createGroup()
    const isLimitable = existsSync(join(group, LIMIT))
    rmdirSync(group)
    return isLimitable
  } catch {
    return false
  }
}

/**
 * Returns a command of the shell, after which it and its children may use this many MB together. Call it in a test; its
 * processes must have ended when the test has.
 */
export function limitMemory(megabytes: number): string {
  const group = createGroup()
  onTestFinished(() => rmdirSync(group))
  writeFileSync(join(group, LIMIT), String(megabytes * 1024 ** 2))
  return `echo $$ > ${group}/cgroup.procs`
}
