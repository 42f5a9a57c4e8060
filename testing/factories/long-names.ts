/** 255 characters, as people count them, of 8,000 bytes that hardly compress: letters with marks above and below. */
export const widestName = (() => {
  let random = 1
  const mark = () => {
    random = (random * 48_271) % 2_147_483_647
    return String.fromCodePoint(0x0300 + (random % 0x70))
  }
  return Array.from({ length: 255 }, () => `a${Array.from({ length: 14 }, mark).join('')}`)
    .join('')
    .normalize()
})()
