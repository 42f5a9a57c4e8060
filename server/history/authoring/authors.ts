import { sql } from 'kysely'
import { fullName } from '#server/platform/session/queries.ts'
import { type Author, FORMER_USER } from '#shared/domain/basics/author.ts'

type StoredAuthor = { id: number; name: string } | null

/** Selects the person whose id is in `column`, such as 'advice.created_by'; null when there is none. */
export const selectAuthor = (column: string) => sql<StoredAuthor>`(
  select json_build_object('id', person.id, 'name', ${fullName}) from person where person.id = ${sql.ref(column)})`

/** Returns an author; a fixed name when the account was deleted. */
export const authorOf = (stored: StoredAuthor): Author => stored ?? { id: null, name: FORMER_USER }
