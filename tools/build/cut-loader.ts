import type { LoaderContext } from '@rspack/core'

/** A text, its replacement, and how often the file contains it: once by default. */
export type Cut = [from: string, to: string, times?: number]

/**
 * Replaces texts of a module in a package. Throws when the module contains one more or less often than stated, so that a
 * new version of the package is reviewed before it is used.
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
