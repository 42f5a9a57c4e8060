import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'

import { ObjectLostError, type Storage, StorageError } from './storage.ts'

export type BucketSettings = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** For a connection, and then the start of a response, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 3_000
const RESPONSE_TIMEOUT_MS = 10_000
/** For an idle response, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000
/** In all, the first one included. */
const MAX_ATTEMPTS = 2

/** Others may use the bucket too. */
const OBJECT_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A bucket that does not exist is another fault. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket'

/** About the object, or bucket, `key`. Rejects with an ObjectLostError or a StorageError. */
const withStorageError = <T>(key: string, response: Promise<T>): Promise<T> =>
  response.catch((cause) => {
    if (isMissing(cause)) throw new ObjectLostError(key, 'missing', { cause })
    throw new StorageError('the S3 service does not work', { cause })
  })

/** Requests are protected by TLS, or stay on this machine. */
export function isPrivate(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** `isSigned`: the contents are in the signature. Hashing 1 MB takes 4 ms, in which the server stands still. */
function putCommand(input: PutObjectCommandInput, isSigned: boolean) {
  const command = new PutObjectCommand(input)
  if (isSigned) return command
  command.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> }
      headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD'
      return next(args)
    },
    { step: 'build' },
  )
  return command
}

/**
 * The bucket need not be reachable yet. It is in the path of the address, which every service supports; requests
 * have no checksums, which some do not support. Contents are signed unless TLS protects them or they stay on this
 * machine. `responseTimeout`: in milliseconds.
 */
export function openBucket(
  { endpoint, bucket, region, ...credentials }: BucketSettings,
  responseTimeout = RESPONSE_TIMEOUT_MS,
): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    maxAttempts: MAX_ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      requestTimeout: responseTimeout,
      throwOnRequestTimeout: true,
    },
  })
  const objectOf = (key: string) => ({ Bucket: bucket, Key: key })
  const read = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand(objectOf(key)))
    return buffer(Body as Readable)
  }
  return {
    put: async (key, content) => {
      await withStorageError(
        key,
        client.send(putCommand({ ...objectOf(key), Body: content }, !isPrivate(endpoint))),
      )
    },
    read: (key) => withStorageError(key, read(key)),
    delete: async (key) => {
      await withStorageError(key, client.send(new DeleteObjectCommand(objectOf(key)))).catch((error) => {
        if (!(error instanceof ObjectLostError)) throw error
      })
    },
    hasObjects: async () => {
      const { Contents = [] } = await withStorageError(
        bucket,
        client.send(new ListObjectsV2Command({ Bucket: bucket })),
      )
      return Contents.some(({ Key = '' }) => OBJECT_KEY.test(Key))
    },
    close: () => client.destroy(),
  }
}
