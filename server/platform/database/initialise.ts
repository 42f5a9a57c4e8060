import { start } from './embedded.ts'

// A program: creates a database cluster in the folder of its first argument.
await (await start(process.argv[2]!)).close()
