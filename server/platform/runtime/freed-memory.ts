import { url as debuggerAddress } from 'node:inspector'

/**
 * Settings of glibc's allocator: how many areas it has, instead of one for each thread (8 MB less after 24,000
 * requests), how many bytes of freed memory it keeps at the end of each, which may otherwise become 64 MB, and from how
 * many bytes on a piece of memory is an area of its own. Without the last one, which the second one would fix at 128 kB,
 * the server answers 5 % fewer requests a second.
 */
const SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '1000000',
}

/**
 * Makes glibc give freed memory back to the operating system: 45 MB while the server is idle, 90 MB after uploads. It
 * reads its settings when a process starts, so this one is replaced by the same program, with the same process id. To be
 * called before anything else is loaded. Does nothing on other systems than Linux, when the first setting is present, and
 * when another process is connected to this one, which would lose it: `node --watch`, or a debugger.
 */
export function returnFreedMemory(): void {
  const { platform, env, execPath, execArgv, argv } = process
  const isWatched = process.connected || debuggerAddress() !== undefined
  if (platform !== 'linux' || !process.execve || isWatched || env.MALLOC_TRIM_THRESHOLD_ !== undefined) return
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...SETTINGS })
}
