import { relative } from 'node:path'
import type { LoaderContext } from '@rspack/core'

/** The root font size for widgets, which must not depend on that of the page. */
const PX_PER_REM = 16

/**
 * Turns compiled CSS into a module with a style sheet for a shadow root: `:root` becomes `:host`, and rem becomes px.
 * `register`: the module whose function `addStyleSheet` also receives it.
 */
export default function sheetLoader(this: LoaderContext<{ register?: string }>, css: string): string {
  const own = css
    .replace(/(-?\d*\.?\d+)rem\b/g, (_, rems: string) => `${Number(rems) * PX_PER_REM}px`)
    .replaceAll(':root', ':host')
  const sheet = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(own)}); export default sheet;`
  const { register } = this.getOptions()
  if (!register) return sheet
  // Relative, so that the module is the same in any folder.
  const path = `./${relative(this.context ?? '', register).replaceAll('\\', '/')}`
  return `import { addStyleSheet } from ${JSON.stringify(path)}; ${sheet} addStyleSheet(sheet)`
}
