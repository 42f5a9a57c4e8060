import type pg from 'pg'

/** From how many different values on a column is taken to have more of them in a larger table. */
const MANY_VALUES = 50

/**
 * Makes PostgreSQL plan statements as if the tables of this filled database had `factor` times as many rows: it changes the
 * statistics, so the pool must be of a superuser, and nothing may analyze tables afterwards. The number of pages stays that of
 * the files: plans pay too little for reading pages, and as much as at full size for each row. Columns that refer to another
 * table, or have more than fifty values, get more values in proportion, and lose their list of frequent values.
 */
export async function pretendSize(pool: pg.Pool, factor: number): Promise<void> {
  const ofTables = `
    select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= ${MANY_VALUES}`
  // Of the kinds of statistics in the slots of a column, 1 is the list of frequent values.
  const withoutFrequent = [1, 2, 3, 4, 5].map(
    (slot) => `stakind${slot} = case when stakind${slot} = 1 then 0 else stakind${slot} end`,
  )
  await pool.query(`
    update pg_statistic set ${withoutFrequent.join(', ')},
      stadistinct = case when stadistinct > 0 then greatest(-1, -stadistinct / reltuples) else stadistinct end
    from pg_class
    where pg_class.oid = starelid and starelid in (${ofTables})
      and (stadistinct > ${MANY_VALUES} or stadistinct < 0 or exists (
        select from pg_constraint where contype = 'f' and conrelid = starelid and staattnum = any(conkey)))`)
  await pool.query(`
    update pg_class set reltuples = reltuples * ${factor}
    where oid in (${ofTables}) or oid in (select indexrelid from pg_index where indrelid in (${ofTables}))`)
}
