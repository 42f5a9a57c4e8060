import type { Compiler, MultiCompiler, MultiStats, Stats } from '@rspack/core'

/** Rejects with the errors in the sources. */
export function runCompiler(compiler: Compiler): Promise<Stats>
export function runCompiler(compiler: MultiCompiler): Promise<MultiStats>
export function runCompiler(compiler: Compiler | MultiCompiler): Promise<Stats | MultiStats> {
  const { promise, resolve, reject } = Promise.withResolvers<Stats | MultiStats>()
  compiler.run((failure, result?: Stats | MultiStats) => {
    compiler.close(() => undefined)
    if (failure || !result) reject(failure)
    else if (result.hasErrors()) reject(new Error(result.toString({ preset: 'errors-only' })))
    else resolve(result)
  })
  return promise
}
