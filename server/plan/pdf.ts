import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler'
import { readAllPictures } from '../questionnaires/pictures.ts'
import { facesFor } from './faces.ts'
import { printableReplacer } from './printable.ts'
import { drawCards, drawSymbols } from './register-documents/drawings.ts'

/**
 * WebAssembly memory to allocate before the first plan: enough for three hundred pages, which is two hundred function
 * groups. Otherwise it grows in steps of 64 kB with a garbage collection after each, which takes 25 to 50 % of the time.
 * Unused memory is not resident.
 */
const PREALLOCATED_BYTES = 600_000_000

/** Arguments of `get_artifact`: the output format, and diagnostics with source positions. */
const PDF_FORMAT = 1
const FULL_DIAGNOSTICS = 3

/** The templates, and what they import. */
const sources = [
  '/style.typ',
  '/check/plan.typ',
  '/company/plan.typ',
  '/register-documents/parts.typ',
  '/register-documents/list.typ',
  '/register-documents/registration.typ',
  '/register-documents/card.typ',
] as const
type Template = Exclude<(typeof sources)[number], '/style.typ' | '/register-documents/parts.typ'>

/** The fonts of the portal, and a fallback with the Greek and Cyrillic letters of personal names. */
const fonts = [
  import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
]
const read = (url: string) => readFileSync(new URL(url))

/** Replaces the fonts of the compiler by those at these addresses. */
async function setFonts(compiler: TypstCompiler, addresses: readonly string[]): Promise<void> {
  const builder = new TypstFontResolverBuilder()
  for (const address of addresses) builder.add_raw_font(read(address))
  compiler.set_fonts(await builder.build())
}

async function createCompiler(): Promise<TypstCompiler> {
  const module = read(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  const { __wbindgen_export: allocate, __wbindgen_export4: release } = await init({ module_or_path: module })
  release(allocate(PREALLOCATED_BYTES, 1), PREALLOCATED_BYTES, 1)
  const builder = new TypstCompilerBuilder()
  // The templates cannot read files or packages, except those that are given to the compiler.
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  await setFonts(compiler, fonts)
  for (const path of sources) compiler.add_source(path, readFileSync(join(import.meta.dirname, path), 'utf8'))
  for (const { url, svg } of [...readAllPictures(), ...drawSymbols(), ...drawCards()])
    compiler.map_shadow(url, svg)
  return compiler
}

const photoPath = (id: number) => `/photos/${id}.jpg`

/**
 * Returns a function that makes a PDF of the content of a plan with a template. `photos`: JPEG files by the ids in the
 * content. The compiler is created for the first plan.
 */
export function createPdfPrinter() {
  let ready: Promise<TypstCompiler> | undefined
  let loaded = fonts

  return async (
    template: Template,
    content: object,
    photos: ReadonlyMap<number, Uint8Array> = new Map(),
  ): Promise<Uint8Array> => {
    ready ??= createCompiler()
    const compiler = await ready
    for (const [id, photo] of photos) compiler.map_shadow(photoPath(id), photo)
    const data = JSON.stringify(content, printableReplacer)
    const missing = facesFor(data).filter((address) => !loaded.includes(address))
    if (missing.length > 0) {
      loaded = [...loaded, ...missing]
      await setFonts(compiler, loaded)
    }
    const world = compiler.snapshot(undefined, template, [['plan', data]])
    try {
      const { result, diagnostics } = world.get_artifact(PDF_FORMAT, FULL_DIAGNOSTICS)
      // Only the position: a message could contain text that a user wrote.
      if (!result) throw new Error(`${template} at ${diagnostics[0]?.range}`)
      return result
    } finally {
      world.free()
      for (const id of photos.keys()) compiler.unmap_shadow(photoPath(id))
    }
  }
}
