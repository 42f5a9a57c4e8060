import type { ModuleVersion, PanelPart } from '#shared/embed/modules.ts'
import { loader } from './store.ts'

/** Of the same build, filled in by `listModules`. */
declare const __PARTS__: Record<PanelPart, ModuleVersion>
const parts = __PARTS__

/** Before the part is imported. Rejects when the loader cannot load or verify it. */
export const verifyPart = async (part: string): Promise<void> => {
  await loader.preload?.(part as PanelPart, parts[part as PanelPart])
}
