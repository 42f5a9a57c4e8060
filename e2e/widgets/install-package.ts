import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { rspack } from '@rspack/core'

import { runCompiler } from '../../tools/build/run-compiler.ts'

// Installs the package as npm does: what is not in the packed file is missing.

/** A version of React from npm's registry, such as 18; by default the project's, without the network. */
const REACT_VERSION = process.env.REACT_VERSION

function installReact(folder: string) {
  const packages = ['react', 'react-dom', '@types/react', '@types/react-dom']
  if (REACT_VERSION) {
    const wanted = packages.map((name) => `${name}@${REACT_VERSION}`)
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...wanted], { cwd: folder })
    return
  }
  for (const name of packages) {
    const path = join(folder, 'node_modules', name)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(resolve('node_modules', name), path)
  }
}

/** Makes a website in `folder` with the npm package, and with React if `hasReact`. */
export function installPackage(folder: string, { hasReact }: { hasReact: boolean }) {
  cpSync('e2e/widgets/package-consumer', folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  if (hasReact) installReact(folder)
  const options = ['--json', '--pack-destination', folder]
  const packed = execFileSync('npm', ['pack', resolve('dist/package'), ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const path = join(folder, 'node_modules/beterwerk-widgets')
  mkdirSync(path, { recursive: true })
  execFileSync('tar', [
    '-xzf',
    join(folder, JSON.parse(packed)[0].filename),
    '--strip-components=1',
    '-C',
    path,
  ])
}

/** Compiles the types of `files` as strictly as possible. Returns the compiler's output, empty when there are no errors. */
export function checkTypes(
  folder: string,
  files: string[],
  moduleResolution: 'bundler' | 'nodenext',
): string {
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [], jsx: 'react-jsx' },
    ...{ module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext', moduleResolution },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  try {
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

/** With React's development build, which warns most. A Node program (`isProgram`) loads packages at run time. */
export async function bundle(folder: string, file: string, isProgram = false): Promise<string> {
  const output = join(folder, 'built', file.replace(/\.tsx?$/, '.mjs'))
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: `./${file}`,
    target: isProgram ? 'node' : ['web', 'es2022'],
    ...(isProgram && { externals: /^(react|beterwerk)/, externalsType: 'module' }),
    output: { path: dirname(output), filename: output.slice(dirname(output).length + 1), module: true },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
  })
  await runCompiler(compiler)
  return output
}
