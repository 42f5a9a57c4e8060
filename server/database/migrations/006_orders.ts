import { type Kysely, sql } from 'kysely'

/**
 * Orders of free materials. An order stays when its company is deleted: what was sent was sent. It goes with the person
 * who made it. `order_key` comes from the page that sent it, so that an order that is sent twice is one.
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
