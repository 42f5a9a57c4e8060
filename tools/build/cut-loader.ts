import type { LoaderContext } from '@rspack/core'

/** A text of a file, what takes its place, and how often the file contains it: once when that is absent. */
export type Cut = [from: string, to: string, times?: number]

/**
 * Rspack loader. Replaces texts of a module in a package. Throws when the module contains one of them more or less often
 * than it says, so that a new version of the package is looked at before it is used.
 */
export default function cutLoader(this: LoaderContext<{ cuts: Cut[] }>, source: string): string {
  let code = source
  for (const [from, to, times = 1] of this.getOptions().cuts) {
    const parts = code.split(from)
    if (parts.length !== times + 1)
      throw new Error(`Contains ${parts.length - 1} instead of ${times} times: ${from}`)
    code = parts.join(to)
  }
  return code
}
