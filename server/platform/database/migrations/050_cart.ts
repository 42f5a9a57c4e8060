import { type Kysely, sql } from 'kysely'

/**
 * The carts of people, a row per product. The order of the ids is that of the cart. Products are those of the catalogue,
 * which is no table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart_item (
      id bigint primary key generated always as identity,
      person_id integer not null references person on delete cascade,
      product_id integer not null,
      quantity smallint not null check (quantity between 1 and 10),
      unique (person_id, product_id)
    );
  `.execute(db)
}
