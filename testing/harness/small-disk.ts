import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a file system of this size in MB on a folder. Needs `mayMount`. `isReadOnly`: nothing can be written there. */
export const mountSmallDisk = (folder: string, size: number, { isReadOnly = false } = {}) =>
  execFileSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${size}m${isReadOnly ? ',ro' : ''}`, 'small-disk', folder],
    { stdio: 'ignore' },
  )

export const unmount = (folder: string) => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })

/** Whether this user may mount a file system: only an administrator of the machine may. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-mount-'))
  try {
    mountSmallDisk(folder, 1)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}
