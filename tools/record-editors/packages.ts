import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// The editors are no dependencies of ours: they are fetched when their markup is recorded, and kept.

/** Exact versions. Those of what they depend on follow from PUBLISHED_BEFORE. */
export const versions = {
  '@lexical/html': '0.52.0',
  '@lexical/link': '0.52.0',
  '@lexical/rich-text': '0.52.0',
  '@tiptap/core': '3.34.0',
  '@tiptap/pm': '3.34.0',
  '@tiptap/starter-kit': '3.34.0',
  '@wordpress/block-editor': '17.1.0',
  '@wordpress/block-library': '11.0.0',
  '@wordpress/blocks': '16.0.0',
  '@wordpress/element': '8.8.0',
  ckeditor5: '48.5.2',
  jquery: '3.7.1',
  lexical: '0.52.0',
  quill: '2.0.3',
  summernote: '0.9.1',
  tinymce: '8.9.2',
  /** The one that WordPress contains. */
  'tinymce-4': 'npm:tinymce@4.9.11',
  trumbowyg: '2.31.0',
}

const PUBLISHED_BEFORE = '2026-11-20'

const FOLDER = resolve('node_modules/.cache/record-editors')

/** Without running their scripts. Returns their folder. Throws an error when npm cannot reach its registry. */
export function installEditors(): string {
  const manifest = JSON.stringify({ private: true, dependencies: versions })
  const file = join(FOLDER, 'package.json')
  if (existsSync(file) && readFileSync(file, 'utf8') === manifest) return FOLDER
  const unfinished = `${FOLDER}.part`
  for (const folder of [FOLDER, unfinished]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), manifest)
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options, `--before=${PUBLISHED_BEFORE}`], {
    cwd: unfinished,
    stdio: 'inherit',
  })
  // npm writes the file in its own way.
  writeFileSync(join(unfinished, 'package.json'), manifest)
  renameSync(unfinished, FOLDER)
  return FOLDER
}
