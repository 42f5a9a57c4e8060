import { definitionOf } from '#shared/domain/basics/check.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'

export const checkUrl = ({ check, companyId }: CheckRef, path: string) =>
  `${companyId}/${definitionOf(check).api}/${path}`
