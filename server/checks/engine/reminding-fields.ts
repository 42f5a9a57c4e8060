import { checks as allChecks, type Check } from '#shared/domain/basics/check.ts'
import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { questionnaires } from '../questionnaires/registry.ts'

type RemindingField = { check: Check; key: string; label: string }

export const remindingFields = (checks: readonly Check[] = allChecks): RemindingField[] =>
  checks.flatMap((check) => {
    return fieldsOf(questionnaires[check]).flatMap((field) =>
      field.type === 'DATE' && field.reminds ? { check, key: field.fieldKey, label: field.label } : [],
    )
  })
