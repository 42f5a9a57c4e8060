import { forSearch } from '#shared/domain/basics/for-search.ts'
import type { FieldValues } from '#shared/domain/checks/section-fields.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { dueDays, groupKey, hasMethod } from '#shared/domain/substances/substance-answers.ts'
import { storageLimitOf } from '#shared/domain/substances/substance-storage.ts'

const wordsOf = (name: string, record: SubstanceRecord): string =>
  forSearch(
    [
      name,
      record.supplier,
      record.articleNumber,
      record.storagePlace,
      ...record.uses.flatMap(({ task, place, group }) => [task, place, group]),
      ...record.statements,
    ]
      .filter(Boolean)
      .join('\n'),
  )

/** The first day after `today` on which an answer that follows from a date changes; null for none. */
function dueOn(record: SubstanceRecord, today: string): string | null {
  const days = Object.values(dueDays(record)).filter((day) => day > today)
  return days.toSorted()[0] ?? null
}

export function fieldsOf(record: SubstanceRecord): FieldValues {
  const { sheet, review } = dueDays(record)
  return { ...(sheet && { sheetDue: sheet }), ...(review && { reviewDue: review }) }
}

export function columnsOf(name: string, record: SubstanceRecord, today: string) {
  const { sdsFileId, ...stored } = record
  const limit = storageLimitOf(record)
  return {
    record: JSON.stringify(stored),
    words: wordsOf(name, record),
    storagePlace: record.storagePlace,
    methodGroups: record.uses.filter(hasMethod).map(groupKey),
    stockGroup: limit?.group ?? null,
    stock: record.stockMax,
    dueOn: dueOn(record, today),
    sdsFileId,
  }
}
