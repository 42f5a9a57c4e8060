import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type PlanSource, planOf } from './plan.ts'
import { printableReplacer } from './printable.ts'
import { workbookOf } from './workbook.ts'

// A separate program, forked by printer.ts. It makes one file for each message it receives.

/** The file format of a plan: pages or a workbook. */
export type PlanFormat = 'pdf' | 'xlsx'
export type PrintingTask = { format: PlanFormat; source: PlanSource }
/** The file, or the reason of a failure. `residentBytes`: the memory of this process. */
export type PrintingResult = ({ content: Uint8Array } | { failure: string }) & { residentBytes: number }

/**
 * WebAssembly memory to allocate before the first plan: enough for three hundred pages, which is two hundred function
 * groups. Otherwise it grows in steps of 64 kB with a garbage collection after each, which takes 25 to 50 % of the time.
 * Unused memory is not resident.
 */
const PREALLOCATED_BYTES = 600_000_000

/** Arguments of `get_artifact`: the output format, and diagnostics with source positions. */
const PDF_FORMAT = 1
const FULL_DIAGNOSTICS = 3

const TEMPLATE = '/plan.typ'
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

async function createCompiler(): Promise<TypstCompiler> {
  const module = read(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  const { __wbindgen_export: allocate, __wbindgen_export4: release } = await init({ module_or_path: module })
  release(allocate(PREALLOCATED_BYTES, 1), PREALLOCATED_BYTES, 1)
  const builder = new TypstCompilerBuilder()
  // The template cannot read files or packages.
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(read(font))
  const compiler = await builder.build()
  compiler.add_source(TEMPLATE, readFileSync(join(import.meta.dirname, 'plan.typ'), 'utf8'))
  return compiler
}

/** Returns a function that makes a PDF of a plan. The compiler is created for the first plan. */
function createPdfPrinter() {
  let ready: Promise<TypstCompiler> | undefined

  return async (source: PlanSource): Promise<Uint8Array> => {
    ready ??= createCompiler()
    const data = JSON.stringify(planOf(source), printableReplacer)
    const world = (await ready).snapshot(undefined, TEMPLATE, [['plan', data]])
    try {
      const { result, diagnostics } = world.get_artifact(PDF_FORMAT, FULL_DIAGNOSTICS)
      // Only the position: a message could contain text that a user wrote.
      if (!result) throw new Error(`plan.typ at ${diagnostics[0]?.range}`)
      return result
    } finally {
      world.free()
    }
  }
}

const printers = { pdf: createPdfPrinter(), xlsx: workbookOf }

process.on('message', async ({ format, source }: PrintingTask) => {
  const result = await printers[format](source).then(
    (content) => ({ content }),
    (error: Error) => ({ failure: error.message }),
  )
  process.send?.({ ...result, residentBytes: process.memoryUsage.rss() } satisfies PrintingResult)
})
process.once('disconnect', () => process.exit())
