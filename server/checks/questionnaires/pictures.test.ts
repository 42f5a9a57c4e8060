import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { readAllPictures } from './pictures.ts'

const pictures = readAllPictures().map(({ url, svg }) => [url, svg] as const)

/** In bytes, compressed with Brotli: a picture is loaded with its question. */
const MAX_BYTES = 2_000

/** Those of shared/ui/tokens.css: an image cannot read its variables. */
const COLORS = 'none|#fff|#14213d|#7c8698|#ffc62b'

/** An element with numbers and colours only. */
const SHAPE = new RegExp(
  `^<(path|circle|g)( (d|c[xy]|r|stroke-width|stroke-dasharray)="[-\\w. ]*"| (fill|stroke)="(${COLORS})")+/?>$`,
)
const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 300" fill="none" stroke="#14213d" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">'

test.each(pictures)('the picture %s is small, and contains shapes in our colours only', (_, svg) => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES)
  const [root, ...elements] = svg
    .toString()
    .trimEnd()
    .split(/(?<=>)/)
  expect(root).toBe(ROOT)
  expect(elements.pop()).toBe('</svg>')
  const isGroup = (element: string) => element.startsWith('<g ')
  for (const element of elements) if (element !== '</g>') expect(element).toMatch(SHAPE)
  expect(elements.filter((element) => element === '</g>')).toHaveLength(elements.filter(isGroup).length)
})

test.each(pictures)('the picture %s has something yellow in it', (_, svg) => {
  expect(svg.toString()).toMatch(/(fill|stroke)="#ffc62b"/)
})
