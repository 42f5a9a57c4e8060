import { openEmbedded } from '../../server/database/embedded.ts'

// A program of its own, to be killed: writes rows into the embedded database in the folder that it is given, and says
// the number of each as soon as the database has acknowledged it.

const { pool } = await openEmbedded(process.argv[2]!)
await pool.query('create table if not exists written (number integer primary key)')
for (;;) {
  const { rows } = await pool.query(
    'insert into written select coalesce(max(number), 0) + 1 from written returning number',
  )
  process.stdout.write(`${rows[0].number}\n`)
}
