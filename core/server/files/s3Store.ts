/** Files in any S3-compatible store. The client library is loaded at the first use: most installations have none. */

import { pipeline, type Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { type FileStore, missingFile, storeAway } from './fileStore.ts'
import { checkedKey } from './key.ts'
import { measure, toStream } from './measure.ts'

export interface S3Options {
  /** Absent: Amazon's own for the region. */
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path instead of the host name; most self-hosted stores need it. Default: with an endpoint. */
  forcePathStyle?: boolean
  /** Goes before each key, as `turmalina/`. */
  prefix?: string
  /** How long one answer may take, in ms; 30,000 unless told. */
  timeout?: number
}

const CONNECTION_TIMEOUT = 5_000
/** The smallest part that S3 takes; what fits in one is sent in one request, so it is stored whole or not at all. */
const PART = 5 * 1_024 * 1_024

/** A store in a bucket that exists already. Larger files go in parts of 5 MB, two in memory at most. */
export function s3Store(options: S3Options): FileStore {
  const { bucket: Bucket, prefix = '', timeout = 30_000 } = options
  let connected: Promise<{ client: S3Client; s3: typeof import('@aws-sdk/client-s3') }> | undefined

  const connect = () => {
    connected ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        region: options.region,
        ...(options.endpoint ? { endpoint: options.endpoint } : {}),
        forcePathStyle: options.forcePathStyle ?? options.endpoint !== undefined,
        credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
        maxAttempts: 3,
        requestHandler: {
          connectionTimeout: CONNECTION_TIMEOUT,
          requestTimeout: timeout,
          throwOnRequestTimeout: true,
          socketTimeout: timeout,
        },
        // Checksums beyond S3's first ones are refused by many compatible stores.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }))
    return connected
  }

  const at = (key: string) => ({ Bucket, Key: prefix + checkedKey(key) })

  return {
    async put(key, source, { contentType }) {
      const place = at(key)
      const { client } = await connect()
      const { Upload } = await import('@aws-sdk/lib-storage')
      const { through, result } = measure()
      let sourceError: Error | undefined
      const body = pipeline(toStream(source), through, (error) => {
        // When the upload fails first, the source is only closed early.
        if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') sourceError = error
      })
      try {
        const params = { ...place, Body: body, ContentType: contentType }
        await new Upload({ client, params, partSize: PART, queueSize: 1, leavePartsOnError: false }).done()
        return result()
      } catch (error) {
        const failed = sourceError
        body.destroy()
        // Stores that can't abandon an upload answer with an error of their own: the source's tells more.
        throw failed ?? storeAway(error)
      }
    },

    async get(key, range) {
      const place = at(key)
      const { client, s3 } = await connect()
      try {
        const Range = range ? `bytes=${range.start}-${range.end}` : undefined
        const { Body } = await client.send(new s3.GetObjectCommand({ ...place, Range }))
        return Body as Readable
      } catch (error) {
        throw isMissing(error) ? missingFile() : storeAway(error)
      }
    },

    async remove(key) {
      const place = at(key)
      const { client, s3 } = await connect()
      try {
        await client.send(new s3.DeleteObjectCommand(place))
      } catch (error) {
        if (!isMissing(error)) throw storeAway(error)
      }
    },

    async exists(key) {
      const place = at(key)
      const { client, s3 } = await connect()
      try {
        await client.send(new s3.HeadObjectCommand(place))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw storeAway(error)
      }
    },

    async check() {
      const { client, s3 } = await connect()
      try {
        await client.send(new s3.HeadBucketCommand({ Bucket }))
      } catch (error) {
        throw storeAway(error)
      }
    },

    close() {
      void connected?.then(({ client }) => client.destroy())
    },
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)
