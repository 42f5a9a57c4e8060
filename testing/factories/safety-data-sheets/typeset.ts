import { readFileSync } from 'node:fs'

import init, { TypstCompilerBuilder, TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler'

const read = (address: string) => readFileSync(new URL(address))
const fonts = [
  '400Regular/NotoSans_400Regular',
  '600SemiBold/NotoSans_600SemiBold',
  '700Bold/NotoSans_700Bold',
]
const PDF_FORMAT = 1
const FULL_DIAGNOSTICS = 3

async function createCompiler() {
  await init({ module_or_path: read(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  const resolver = new TypstFontResolverBuilder()
  for (const font of fonts)
    resolver.add_raw_font(read(import.meta.resolve(`@expo-google-fonts/noto-sans/${font}.ttf`)))
  compiler.set_fonts(await resolver.build())
  return compiler
}

let ready: ReturnType<typeof createCompiler> | undefined

/** Typesets a document with Typst, which finds `inputs` in `sys.inputs`. Returns a PDF. */
export async function typeset(source: string, inputs: Record<string, string> = {}): Promise<Buffer> {
  ready ??= createCompiler()
  const compiler = await ready
  compiler.add_source('/document.typ', source)
  const world = compiler.snapshot(undefined, '/document.typ', Object.entries(inputs))
  try {
    const { result, diagnostics } = world.get_artifact(PDF_FORMAT, FULL_DIAGNOSTICS)
    if (!result) throw new Error(JSON.stringify(diagnostics))
    return Buffer.from(result)
  } finally {
    world.free()
  }
}
