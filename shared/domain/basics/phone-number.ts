/** Without brackets, or with pairs of them around digits. */
const BRACKETS_IN_PAIRS = /^[^()]*(\([^()]+\)[^()]*)*$/

/** Two digits after the 0, or mobile and business numbers. Source: the Dutch numbering plan (ACM). */
const SHORT_AREA_CODE = /^0(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|[789]\d)/

/** In groups of two; the first has three when their number is odd. */
const group = (digits: string) => digits.replace(/(?<=\d\d)(?=(\d\d)+$)/g, ' ')

/**
 * Returns 033 123 45 67, 0343 12 34 56 or 06 12 34 56 78, as it is stored; undefined for anything else. `typed`: +31,
 * 0031 or 0, then nine digits of which the first is not 0, with spaces, dots, hyphens and pairs of brackets, such as
 * +31 (0)33-1234567.
 */
export function formatPhoneNumber(typed: string): string | undefined {
  if (!/^[(+0].*\d$/.test(typed) || !BRACKETS_IN_PAIRS.test(typed)) return undefined
  const compact = typed.replace(/[ .-]/g, '').replace(/^(\(?(?:\+|00)31\)?)\(0\)/, '$1')
  const [, subscriber] = /^(?:(?:\+|00)31|0)([1-9]\d{8})$/.exec(compact.replace(/[()]/g, '')) ?? []
  if (!subscriber) return undefined
  const number = `0${subscriber}`
  const areaLength = number.startsWith('06') ? 2 : SHORT_AREA_CODE.test(number) ? 3 : 4
  return `${number.slice(0, areaLength)} ${group(number.slice(areaLength))}`
}
