import { join } from 'node:path'
import type { Configuration } from '@rspack/core'

import type { WidgetsWith } from './tools/build/compiler.ts'
import { packageConfiguration } from './tools/build/package.ts'
import { remoteConfiguration, remotes } from './tools/build/remote.ts'
import { shellConfiguration } from './tools/build/shell.ts'
import { singleConfiguration } from './tools/build/single.ts'
import { conditionConfiguration, loaderConfiguration, panelsConfiguration } from './tools/build/widgets.ts'

/**
 * One configuration for each part that is deployed on its own. `target`: 'all', 'shell', 'widgets', the name of a
 * remote, or 'single'; throws for any other. Development needs no npm package of the widgets.
 */
export function configurations(
  target: string,
  {
    dev = false,
    out = join(import.meta.dirname, 'dist'),
    widgets = 'preact',
  }: { dev?: boolean; out?: string; widgets?: WidgetsWith } = {},
): Configuration[] {
  if (target === 'single') return [singleConfiguration(out)]
  const options = { dev, out, widgets }
  const widgetModules = {}
  const parts = [
    shellConfiguration(options),
    ...remotes.map((name) => remoteConfiguration(name, options)),
    loaderConfiguration(options, widgetModules),
    panelsConfiguration(options, widgetModules),
    conditionConfiguration(options),
    ...(dev ? [] : [packageConfiguration(options)]),
  ]
  if (target === 'all') return parts
  const names = target === 'widgets' ? ['loader', 'widgets', 'condition', 'package'] : [target]
  const chosen = parts.filter(({ name = '' }) => names.includes(name))
  if (chosen.length > 0) return chosen
  throw new Error(`There is no '${target}' to build: choose ${parts.map(({ name }) => name).join(', ')}`)
}

export default configurations('all')
