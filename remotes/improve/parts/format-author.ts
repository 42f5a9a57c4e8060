import type { Author } from '#shared/domain/basics/author.ts'

/** "Jan Bakker, verbetercoach" */
export const formatAuthor = ({
  createdBy,
  createdByCoach,
}: {
  createdBy: Author
  createdByCoach: boolean
}) => (createdByCoach ? `${createdBy.name}, verbetercoach` : createdBy.name)
