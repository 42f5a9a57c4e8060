import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

import { readAllPictures } from '../questionnaires/pictures.ts'
import { facesFor } from './faces.ts'
import { printableReplacer } from './printable.ts'
import { drawCards, drawSymbols } from './register-documents/drawings.ts'

/** The folder of the templates, which can read files in it and those that are given to the compiler, and no others. */
const ROOT = import.meta.dirname

type Template =
  | '/check/plan.typ'
  | '/company/plan.typ'
  | '/register-documents/list.typ'
  | '/register-documents/registration.typ'
  | '/register-documents/card.typ'

/** The fonts of the portal, and a fallback with the Greek and Cyrillic letters of personal names. */
const fonts = [
  import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
]

/** Creates a compiler with the fonts at these addresses, and the pictures that are part of the product. */
function createCompiler(addresses: readonly string[]): NodeCompiler {
  const fontBlobs = addresses.map((address) => readFileSync(new URL(address)))
  const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] })
  for (const { url, svg } of [...readAllPictures(), ...drawSymbols(), ...drawCards()])
    compiler.mapShadow(join(ROOT, url), Buffer.from(svg))
  return compiler
}

/** Returns the line and column, from zero, where a document goes wrong. A message could contain text that a user wrote. */
function findError(compiler: NodeCompiler, document: CompileDocArgs): string {
  const error = compiler.compile(document).takeError()
  const { start } = (error && compiler.fetchDiagnostics(error)[0]?.range) ?? {}
  return `${start?.line}:${start?.character}`
}

const photoPath = (id: number) => join(ROOT, 'photos', `${id}.jpg`)

/**
 * Returns a function that makes a PDF of the content of a plan with a template. `photos`: JPEG files by the ids in the
 * content. The compiler is created for the first plan, and again for the first one that needs other fonts.
 */
export function createPdfPrinter() {
  let compiler: NodeCompiler | undefined
  let loaded = fonts

  return (
    template: Template,
    content: object,
    photos: ReadonlyMap<number, Uint8Array> = new Map(),
  ): Uint8Array => {
    const data = JSON.stringify(content, printableReplacer)
    const missing = facesFor(data).filter((address) => !loaded.includes(address))
    if (missing.length > 0) {
      loaded = [...loaded, ...missing]
      compiler = undefined
    }
    compiler ??= createCompiler(loaded)
    for (const [id, photo] of photos) compiler.mapShadow(photoPath(id), Buffer.from(photo))
    const document = { mainFilePath: join(ROOT, template), inputs: { plan: data } }
    try {
      return compiler.pdf(document)
    } catch {
      throw new Error(`${template} at ${findError(compiler, document)}`)
    } finally {
      for (const id of photos.keys()) compiler.unmapShadow(photoPath(id))
      // What the compiler keeps of a document makes the next one hardly faster.
      compiler.evictCache(0)
    }
  }
}
