import { type Kysely, sql } from 'kysely'

/** Postal codes and telephone numbers in the form in which they are stored from now on: 3812 AB, 033 123 45 67. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function pg_temp.zip_code(typed text) returns text language sql as $$
      select upper(regexp_replace(typed, '^(\\d{4}) ?', '\\1 '))
    $$;
    create function pg_temp.phone_number(typed text) returns text language sql as $$
      select case
        when number !~ '^0[1-9]\\d{8}$' then typed
        when number ~ '^06' then regexp_replace(number, '^(..)(..)(..)(..)(..)$', '\\1 \\2 \\3 \\4 \\5')
        when number ~ '^0(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|[789])'
          then regexp_replace(number, '^(...)(...)(..)(..)$', '\\1 \\2 \\3 \\4')
        else regexp_replace(number, '^(....)(..)(..)(..)$', '\\1 \\2 \\3 \\4')
      end
      from regexp_replace(regexp_replace(typed, '\\D', '', 'g'), '^((0031|31)0?|0)', '0') as number
    $$;
    update company set
      zip_code = pg_temp.zip_code(zip_code),
      po_box_zip_code = pg_temp.zip_code(po_box_zip_code),
      phone_number = pg_temp.phone_number(phone_number)
    where zip_code <> '' or po_box_zip_code <> '' or phone_number <> '';
    update shop_order set zip_code = pg_temp.zip_code(zip_code);
    drop function pg_temp.zip_code, pg_temp.phone_number;
  `.execute(db)
}
