import { type Kysely, sql } from 'kysely'

/**
 * Orders of free materials. Deleting a company keeps its orders, since they were sent; deleting a person deletes theirs.
 * `order_key` is set by the page that sends the order, so that an order that is sent twice is stored once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_order (
      id integer generated always as identity primary key,
      person_id integer not null references person on delete cascade,
      company_id integer references company on delete set null,
      order_key uuid not null,
      name text not null,
      membership text not null,
      street text not null,
      house_number text not null,
      zip_code text not null,
      city text not null,
      email text not null,
      products jsonb not null,
      created_at timestamptz not null default now(),
      unique (person_id, order_key)
    );
    create index shop_order_person on shop_order (person_id, created_at, id);
    create index shop_order_company on shop_order (company_id);
  `.execute(db)
}
