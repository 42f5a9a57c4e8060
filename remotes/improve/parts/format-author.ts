import type { Author } from '#shared/domain/author.ts'

/** The name of an author, and that they are the coach: "Jan Bakker, verbetercoach". */
export const formatAuthor = ({
  createdBy,
  createdByCoach,
}: {
  createdBy: Author
  createdByCoach: boolean
}) => (createdByCoach ? `${createdBy.name}, verbetercoach` : createdBy.name)
