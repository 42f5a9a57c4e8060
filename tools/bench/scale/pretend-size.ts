import type pg from 'pg'

/** A column with more different values is taken to have more of them in a larger table. */
const MANY_VALUES = 50

/**
 * Changes the statistics, so that plans are made as if tables had `factor` times as many rows: needs a superuser, and no
 * later analyze. Pages keep their number, so reading them costs too little. Columns with references or many values scale,
 * without frequent values.
 */
export async function pretendSize(pool: pg.Pool, factor: number): Promise<void> {
  const ofTables = `
    select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= ${MANY_VALUES}`
  // Kind 1 in the statistics of a column is the list of frequent values.
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
