import { openEmbedded } from '#server/platform/database/embedded.ts'

// Runs in a process that a test kills: writes rows into the embedded database in the given folder, and prints the number
// of each row once the database has acknowledged it.

const { pool } = await openEmbedded(process.argv[2]!)
await pool.query('create table if not exists written (number integer primary key)')
for (;;) {
  const { rows } = await pool.query(
    'insert into written select coalesce(max(number), 0) + 1 from written returning number',
  )
  process.stdout.write(`${rows[0].number}\n`)
}
