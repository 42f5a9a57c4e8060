import { start } from './embedded.ts'

// A program of its own: makes a database cluster in the folder that it is given.
await (await start(process.argv[2]!)).close()
