import { today } from '#shared/domain/basics/date.ts'

/** In characters; together they fit in a file name. */
const MAX_COMPANY_LENGTH = 34
const MAX_SUBJECT_LENGTH = 28
/** Two are enough for every alphabet in Europe and around it. */
const BYTES_PER_CHARACTER = 2

const graphemes = new Intl.Segmenter('nl')

/** `length`: in characters; limits the bytes too. Never cuts a grapheme. */
function shorten(text: string, length: number): string {
  let short = ''
  for (const { segment } of graphemes.segment(text)) {
    const longer = short + segment
    if (longer.length > length || Buffer.byteLength(longer) > length * BYTES_PER_CHARACTER)
      return `${short.trim()}…`
    short = longer
  }
  return text
}

/** `subject`: '' for all themes. `madeAt`: ISO 8601. */
type Named = { company: string; subject: string; isDraft: boolean; madeAt: string }

export const planFileName = ({ company, subject, isDraft, madeAt }: Named, format: string) =>
  `${[
    isDraft ? 'Concept Plan van Aanpak' : 'Plan van Aanpak',
    shorten(company, MAX_COMPANY_LENGTH),
    ...(subject ? [shorten(subject, MAX_SUBJECT_LENGTH)] : []),
    today(new Date(madeAt)),
  ].join(' – ')}.${format}`

/** "Register – Smederij Noord – 2026-11-24.pdf". `day`: yyyy-mm-dd. */
export const documentFileName = (kind: string, name: string, day: string, format = 'pdf') =>
  `${[kind, shorten(name, MAX_COMPANY_LENGTH), day].join(' – ')}.${format}`
