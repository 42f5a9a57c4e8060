import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const WEIGHTS = [
  '400Regular/NotoSans_400Regular',
  '600SemiBold/NotoSans_600SemiBold',
  '700Bold/NotoSans_700Bold',
]
const MAIN_FILE = join(import.meta.dirname, 'document.typ')

function createCompiler(): NodeCompiler {
  const fontBlobs = WEIGHTS.map((weight) =>
    readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${weight}.ttf`))),
  )
  return NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
}

let compiler: NodeCompiler | undefined

/** Typst finds `inputs` in `sys.inputs`. Returns a PDF. */
export function typeset(source: string, inputs: Record<string, string> = {}): Buffer {
  compiler ??= createCompiler()
  compiler.addSource(MAIN_FILE, source)
  return compiler.pdf({ mainFilePath: MAIN_FILE, inputs })
}
