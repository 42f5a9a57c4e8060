import type { ColumnsFor } from '#server/platform/database/schema.ts'
import type { ActionPointFields } from '#shared/domain/improve/action-point.ts'

export const columnsOf = ({ themes, description, actionHolder, holderEmail, deadline }: ActionPointFields) =>
  ({
    themes,
    description,
    actionHolder,
    holderEmail,
    deadline: deadline || null,
  }) satisfies ColumnsFor<'actionItem', ActionPointFields>
