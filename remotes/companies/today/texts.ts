import { checkLabels } from '#shared/domain/basics/check.ts'
import { daysBetween, formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import type { Attention } from '#shared/domain/overview/coach-day.ts'
import { dialogHref } from '#shared/federation/dialog-address.ts'

const weekdayFormat = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' })

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** With a capital. `day`: yyyy-mm-dd. */
export const weekdayOf = (day: string) => capitalized(weekdayFormat.format(new Date(day)))

/** "Vandaag", "Morgen" or a day of the week. Both yyyy-mm-dd. */
export function comingDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'Vandaag'
  return days === 1 ? 'Morgen' : weekdayOf(day)
}

/** "gisteren", a day of the last week, or "op 10-11-2026". Both yyyy-mm-dd. */
export function pastDay(day: string, today: string): string {
  const days = daysBetween(day, today)
  if (days === 1) return 'gisteren'
  return days < 7 ? weekdayOf(day).toLowerCase() : `op ${formatDay(day)}`
}

const daysText = (count: number) => (count === 1 ? '1 dag' : `${count} dagen`)

const risksText = (count: number) => (count === 1 ? '1 direct risico' : `${count} directe risico’s`)

function holderText({ numRisks, numWithoutHolder }: { numRisks: number; numWithoutHolder: number }): string {
  if (numRisks === 1) return 'Het is nog van niemand.'
  if (numWithoutHolder === numRisks) return 'Ze zijn nog van niemand.'
  return numWithoutHolder === 1
    ? 'Eén daarvan is nog van niemand.'
    : `${numWithoutHolder} daarvan zijn nog van niemand.`
}

type Words = {
  color: 'RED' | 'ORANGE' | 'GREY'
  status: string
  text: string
  /** The heading of the next step. */
  title: string
  action: { label: string; href: string }
}

export function wordsFor(attention: Attention): Words {
  const { companyId, companyName } = attention
  const href = (path: string) => `/bedrijven/${companyId}/${path}`
  switch (attention.reason) {
    case 'DIRECT_RISKS':
      return {
        color: 'RED',
        status: risksText(attention.numRisks),
        text: holderText(attention),
        title: `${companyName} heeft ${risksText(attention.numRisks)}`,
        action: { label: 'Schrijf advies', href: dialogHref(href('adviezen'), 'nieuw') },
      }
    case 'LATE_ACTION_POINTS': {
      const { numLate, daysLate } = attention
      return {
        color: 'RED',
        status: `${numLate} te laat`,
        text:
          numLate === 1
            ? `Het actiepunt is ${daysText(daysLate)} over de datum.`
            : `Het oudste actiepunt is ${daysText(daysLate)} over de datum.`,
        title: `${companyName} is te laat met ${numLate === 1 ? 'een actiepunt' : `${numLate} actiepunten`}`,
        action: { label: 'Bekijk actiepunten', href: href('actiepunten?toon=te-laat') },
      }
    }
    case 'SILENT': {
      const { check, daysSilent } = attention
      return {
        color: 'ORANGE',
        status: 'Stil',
        text: `${checkLabels[check]} is niet af. Er is ${daysText(daysSilent)} niets gedaan.`,
        title: `Bij ${companyName} is het ${daysText(daysSilent)} stil`,
        action: { label: 'Bekijk bezoekverslagen', href: href('bezoekverslagen') },
      }
    }
    case 'UNREAD_ADVICE':
      return {
        color: 'ORANGE',
        status: 'Niet gelezen',
        text: `Je advies van ${formatInstant(attention.createdDate)} is nog niet geopend.`,
        title: `${companyName} heeft je advies nog niet gelezen`,
        action: { label: 'Bekijk advies', href: href(`adviezen/${attention.adviceId}`) },
      }
    case 'NOT_VISITED':
      return {
        color: 'GREY',
        status: 'Eerste keer',
        text: `Nodigde op ${formatInstant(attention.invitedDate)} de verbetercoach uit.`,
        title: `Je schreef nog geen verslag over ${companyName}`,
        action: { label: 'Schrijf verslag', href: href('bezoekverslagen/nieuw') },
      }
  }
}

/** "Laatste contact 10-11-2026."; '' when there was none. */
export const lastContactText = ({ lastVisit }: Attention) =>
  lastVisit === null ? '' : `Laatste contact ${formatDay(lastVisit)}.`
