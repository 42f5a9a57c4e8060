// Numbers and identifiers as sheets write them.

const THOUSANDS = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|(?<!(?:TGG|TWA)[\s-]*)\d{1,3}(?: \d{3})+(?!\d)`
/** Source of an expression: 1210, 1.210, 1 210, 2,5, 0.05. */
export const NUMBER = String.raw`(?<![\d.,])(?:${THOUSANDS}|\d+(?:[.,]\d+)?)`
/** Source of an expression. */
export const MG_PER_M3 = String.raw`mg\s?(?:\/\s?m\s?[³3]|[·.]?\s?m-3)`

/**
 * As Dutch, German and English sheets write numbers. Three digits after a point or comma are thousands: no limit
 * value above 1 mg/m³ has three decimals. "0,050" is 0.05.
 */
export function numberOf(text: string): number {
  const digits = text.replace(/ /g, '')
  const isThousands = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits)
  const mixed = digits.match(/^(\d{1,3}(?:[.,]\d{3})+)([.,]\d{1,2})$/)
  if (isThousands) return Number(digits.replace(/[.,]/g, ''))
  if (mixed) return Number(mixed[1]!.replace(/[.,]/g, '') + mixed[2]!.replace(',', '.'))
  return Number(digits.replace(',', '.'))
}

/** With spaces: fonts that have one glyph for hyphens and soft hyphens lose it in the text. */
const CAS = /(?<![\d-])(\d{2,7})[- ](\d{2})[- ](\d)(?![\d-])/g

/** Whether the last digit is right. Source: www.cas.org, "Check Digit Verification of CAS Registry Numbers". */
const isCas = (digits: string, check: string) =>
  [...digits].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 10 ===
  Number(check)

export const casIn = (text: string): string | undefined =>
  [...text.matchAll(CAS)].find(([, first, second, check]) => isCas(`${first}${second}`, check!))?.[0]
