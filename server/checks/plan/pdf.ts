import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

import { readAllPictures } from '../questionnaires/pictures.ts'
import { fontsFor } from './further-fonts.ts'
import { printableReplacer } from './printable.ts'
import { drawCards, drawSymbols } from './substance-documents/drawings.ts'

/** Templates can read the files in this folder and those given to the compiler, and no others. */
const ROOT = import.meta.dirname

type Template =
  | '/check/plan.typ'
  | '/company/plan.typ'
  | '/substance-documents/list.typ'
  | '/substance-documents/registration.typ'
  | '/substance-documents/card.typ'

/** How much of a long word stays together, in characters, where every column has room for so many capitals. */
const chunkLengths: Partial<Record<Template, number>> = {
  '/substance-documents/list.typ': 16,
  '/substance-documents/registration.typ': 16,
}

/** The fonts of the portal, and a fallback with the Greek and Cyrillic letters of personal names. */
const fonts = [
  ...['Figtree-Regular.ttf', 'Figtree-SemiBold.ttf', 'Figtree-Bold.ttf'],
  ...['NotoSans-Regular.ttf', 'NotoSans-SemiBold.ttf', 'NotoSans-Bold.ttf'],
]

function createCompiler(files: readonly string[]): NodeCompiler {
  const fontBlobs = files.map((file) => readFileSync(join(ROOT, 'fonts', file)))
  const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] })
  for (const { url, svg } of [...readAllPictures(), ...drawSymbols(), ...drawCards()])
    compiler.mapShadow(join(ROOT, url), Buffer.from(svg))
  return compiler
}

/** The line and column of the error, from zero: a message could contain text that a user wrote. */
function findError(compiler: NodeCompiler, document: CompileDocArgs): string {
  const error = compiler.compile(document).takeError()
  const { start } = (error && compiler.fetchDiagnostics(error)[0]?.range) ?? {}
  return `${start?.line}:${start?.character}`
}

const photoPath = (id: number) => join(ROOT, 'photos', `${id}.jpg`)

/**
 * `photos`: JPEG files by the ids in the content. The compiler is created for the first plan, and again for the
 * first one that needs other fonts.
 */
export function createPdfPrinter() {
  let compiler: NodeCompiler | undefined
  let loaded = fonts

  return (
    template: Template,
    content: object,
    photos: ReadonlyMap<number, Uint8Array> = new Map(),
  ): Uint8Array => {
    const data = JSON.stringify(content, printableReplacer(chunkLengths[template]))
    const missing = fontsFor(data).filter((address) => !loaded.includes(address))
    if (missing.length > 0) {
      loaded = [...loaded, ...missing]
      compiler = undefined
    }
    compiler ??= createCompiler(loaded)
    for (const [id, photo] of photos) compiler.mapShadow(photoPath(id), Buffer.from(photo))
    const document = { mainFilePath: join(ROOT, template), inputs: { plan: data } }
    try {
      const laidOut = compiler.compile(document).result
      // Writing a long document takes less memory when what led to it is gone.
      compiler.evictCache(0)
      if (laidOut) return compiler.pdf(laidOut)
      throw new Error(`${template} at ${findError(compiler, document)}`)
    } finally {
      for (const id of photos.keys()) compiler.unmapShadow(photoPath(id))
      // What the compiler keeps of a document hardly makes the next one faster.
      compiler.evictCache(0)
    }
  }
}
