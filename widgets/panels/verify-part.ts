import type { ModuleVersion, PanelPart } from '#shared/embed/modules.ts'
import { loader } from './store.ts'

/** The parts of the same build (`listModules`). */
declare const __PARTS__: Record<PanelPart, ModuleVersion>
const parts = __PARTS__

/** Lets the loader load a part of the panels, and verify it, before it is imported. Rejects when that fails. */
export const verifyPart = async (part: PanelPart): Promise<void> => {
  await loader.preload?.(part, parts[part])
}
