import { once } from 'node:events'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

import { startService } from '../../testing/fakes/s3.ts'

// A thread with an S3 service. It sends the settings of its bucket, and ends when it receives a message.

// In reality the service has its own machine, so it gets the processor time that the server leaves.
setPriority(19)
const s3 = await startService()
parentPort!.postMessage(s3.settings)
await once(parentPort!, 'message')
await s3.stop()
parentPort!.close()
