import { sql } from 'kysely'
import { fullName } from '#server/platform/session/queries.ts'
import { type Author, FORMER_USER } from '#shared/domain/basics/author.ts'

type StoredAuthor = { id: number; name: string } | null

/** `column`: such as 'advice.created_by'. null when there is no such person. */
export const selectAuthor = (column: string) => sql<StoredAuthor>`(
  select json_build_object('id', person.id, 'name', ${fullName}) from person where person.id = ${sql.ref(column)})`

export const authorOf = (stored: StoredAuthor): Author => stored ?? { id: null, name: FORMER_USER }
