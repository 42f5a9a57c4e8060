import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createVisitedCompany } = visitReportsIn(backEnd)

const report = {
  themes: ['GENERAL'],
  dateAppointment: '2026-03-01',
  reason: 'Kennismaking',
  recap: 'In orde',
}

async function write({ browser }: User, companyId: number, dateNextAppointment: string): Promise<string> {
  const path = `/rest/companies/${companyId}/visitreports`
  const { body } = await browser.post(path, { ...report, dateNextAppointment })
  return `${path}/${body.responseObject.id}`
}

async function download({ browser }: User, path: string) {
  const response = await browser.fetch(`${path}/appointment.ics`)
  const raw = await response.text()
  return { response, raw, lines: raw.replaceAll(/\r\n[ \t]/g, '').split('\r\n') }
}

// The first and the last day of summer time, New Year, and a leap day.
test.each(['2026-03-29', '2026-10-25', '2027-01-01', '2028-02-29'])(
  'the next appointment on %s is an event of that whole day',
  async (day) => {
    const { els, id, coach } = await createVisitedCompany()
    const path = await write(coach, id, day)
    const { response, lines } = await download(els, path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const [year, month, date] = day.split('-')
    expect(response.headers.get('content-disposition')).toContain(
      `filename="Bezoek Verbetercoach ${date}-${month}-${year}.ics"`,
    )
    expect(lines).toContain(`DTSTART;VALUE=DATE:${year}${month}${date}`)
    expect(lines.filter((line) => /^(DTEND|DURATION|TZID)/.test(line))).toEqual([])
    expect(lines).toContain('SUMMARY:Bezoek van de Verbetercoach aan Metaal Noord')
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toMatch(
      /^DESCRIPTION:Verbetercoach: Els de Smid\\nBezoekverslag van 01-03-2026: http:\/\/\S+\/bezoekverslagen\/\d+$/,
    )
  },
)

test('importing the file again after a change updates the same event', { tags: ['deep'] }, async () => {
  const { els, id, coach } = await createVisitedCompany()
  const path = await write(coach, id, '2026-10-25')
  const eventIn = (lines: string[]) => lines.filter((line) => /^(UID|SEQUENCE|DTSTART)/.test(line))
  const first = eventIn((await download(els, path)).lines)
  const changed = { ...report, dateNextAppointment: '2026-11-02' }
  expect((await coach.browser.post(path, changed)).status).toBe(200)
  const second = eventIn((await download(els, path)).lines)
  expect(first).toEqual([
    expect.stringMatching(/^UID:visit-report-\d+@/),
    'SEQUENCE:1',
    'DTSTART;VALUE=DATE:20261025',
  ])
  expect(second).toEqual([first[0], 'SEQUENCE:2', 'DTSTART;VALUE=DATE:20261102'])
  const other = eventIn((await download(els, await write(coach, id, '2026-10-25'))).lines)
  expect(other[0]).not.toBe(first[0])
})

test.each(['\r\n', '\n', '\r'])(
  'texts with %j stay one property, and lines are folded',
  { tags: ['deep'] },
  async (lineEnd) => {
    const name = `Smid; Zn, \\ "é"${lineEnd}BEGIN:VALARM${lineEnd}${'ë'.repeat(80)}`
    const { els, id, coach } = await createVisitedCompany(name)
    const { raw, lines } = await download(els, await write(coach, id, '2026-10-25'))
    const text = `Smid\\; Zn\\, \\\\ "é"\\nBEGIN:VALARM\\n${'ë'.repeat(80)}`
    expect(lines).toContain(`SUMMARY:Bezoek van de Verbetercoach aan ${text}`)
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
    // RFC 5545, section 3.1: lines end with CRLF and have at most 75 octets.
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  },
)

test('there is no file without a next appointment', { tags: ['deep'] }, async () => {
  const { els, id, coach } = await createVisitedCompany()
  const { response } = await download(els, await write(coach, id, ''))
  expect([response.status, response.headers.get('content-disposition')]).toEqual([404, null])
})
