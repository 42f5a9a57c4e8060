import type { ActionPointFields } from '#shared/domain/improve/action-point.ts'

/** The columns in which the input of the form is stored. */
export const columnsOf = ({
  themes,
  description,
  actionHolder,
  holderEmail,
  deadline,
}: ActionPointFields) => ({
  themes,
  description,
  action_holder: actionHolder,
  holder_email: holderEmail,
  deadline: deadline || null,
})
