import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'

import { startS3 } from '../../testing/fakes/s3.ts'

// A thread with an S3 service. It sends the settings of its bucket, and ends when it receives a message.

const s3 = await startS3()
parentPort!.postMessage(s3.settings)
await once(parentPort!, 'message')
await s3.stop()
parentPort!.close()
