import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'

import { type BuildOptions, baseConfiguration, root } from './compiler.ts'
import { checkStyles, listIntegrity } from './plugins.ts'
import { importBySharedName, sharedModules } from './shared-modules.ts'

/** The folders of remotes/ that have routes. */
export const remotes = globSync('remotes/*/routes.tsx', { cwd: root })
  .map((file) => basename(dirname(file)))
  .sort()

export function remoteConfiguration(name: string, options: BuildOptions): Configuration {
  const base = baseConfiguration({ name, dir: `remotes/${name}` }, options)
  return {
    ...base,
    entry: {},
    // The shell contains the page's only refresh runtime.
    externals: options.dev ? { 'react-refresh/runtime': 'var __REACT_REFRESH_RUNTIME__' } : {},
    plugins: [
      ...base.plugins,
      importBySharedName,
      ...(options.dev ? [] : [checkStyles, listIntegrity]),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './routes': `./remotes/${name}/routes.tsx` },
        shared: sharedModules('remote'),
        dts: false,
        // The runtime of the federation is that of the shell.
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
        shareStrategy: 'loaded-first',
      }),
    ],
  }
}
