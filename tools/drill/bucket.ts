import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

type BucketSettings = Record<
  `S3_${'ENDPOINT' | 'BUCKET' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'}`,
  string
>

export type Objects = Map<string, Uint8Array>

/** Copies, deletes and restores the objects, as `aws s3 sync` does. `keys`: lists the objects. */
export function openBucket(settings: BucketSettings, keys: () => Promise<string[]>) {
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = settings.S3_BUCKET
  return {
    async copy(): Promise<Objects> {
      const objects: Objects = new Map()
      for (const Key of await keys()) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        objects.set(Key, await Body!.transformToByteArray())
      }
      return objects
    },
    async empty(): Promise<void> {
      for (const Key of await keys()) await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async fill(objects: Objects): Promise<void> {
      for (const [Key, Body] of objects) await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
  }
}
