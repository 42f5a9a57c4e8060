import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type PlanSource, planOf } from './plan.ts'
import { printableReplacer } from './printable.ts'
import { workbookOf } from './workbook.ts'

// A program of its own, forked by printer.ts: it makes one file after another out of what comes in.

/** A plan as pages, or as a workbook. */
export type PlanFormat = 'pdf' | 'xlsx'
export type PrintingTask = { format: PlanFormat; source: PlanSource }
/** The file, or why there is none. `residentBytes`: the memory that this process holds. */
export type PrintingResult = ({ content: Uint8Array } | { failure: string }) & { residentBytes: number }

/**
 * Room to make before the first plan, in bytes: that of a plan of three hundred pages, for two hundred function groups.
 * Otherwise the memory grows by 64 kB a time, and V8 collects garbage after each, which takes from a quarter of the
 * time to half of it. What is not used yet costs nothing.
 */
const PREALLOCATED_BYTES = 600_000_000

/** What the package's numbers mean: the format, and that it says where failures are. */
const PDF_FORMAT = 1
const FULL_DIAGNOSTICS = 3

const TEMPLATE = '/plan.typ'
/** Those of the portal, and after them what has the Greek and Cyrillic letters that people's names may have. */
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
  // No files and no packages: what a plan is made of is here, and nothing else can be asked for.
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(read(font))
  const compiler = await builder.build()
  compiler.add_source(TEMPLATE, readFileSync(join(import.meta.dirname, 'plan.typ'), 'utf8'))
  return compiler
}

/** Gives what makes pages out of plans. The compiler comes with the first. */
function createPdfPrinter() {
  let ready: Promise<TypstCompiler> | undefined

  return async (source: PlanSource): Promise<Uint8Array> => {
    ready ??= createCompiler()
    const data = JSON.stringify(planOf(source), printableReplacer)
    const world = (await ready).snapshot(undefined, TEMPLATE, [['plan', data]])
    try {
      const { result, diagnostics } = world.get_artifact(PDF_FORMAT, FULL_DIAGNOSTICS)
      // The place alone: a message could quote what somebody wrote.
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
