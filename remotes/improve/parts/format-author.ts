import type { Author } from '#shared/domain/basics/author.ts'

/** Returns the name of an author, marked when they are the coach: "Jan Bakker, verbetercoach". */
export const formatAuthor = ({
  createdBy,
  createdByCoach,
}: {
  createdBy: Author
  createdByCoach: boolean
}) => (createdByCoach ? `${createdBy.name}, verbetercoach` : createdBy.name)
