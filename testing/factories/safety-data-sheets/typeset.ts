import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const FONTS = join(import.meta.dirname, '../../../server/checks/plan/fonts')
const MAIN_FILE = join(import.meta.dirname, 'document.typ')

function createCompiler(): NodeCompiler {
  const fontBlobs = ['Regular', 'SemiBold', 'Bold'].map((weight) =>
    readFileSync(join(FONTS, `NotoSans-${weight}.ttf`)),
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
