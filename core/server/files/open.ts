/** The file store of the configuration: S3-compatible when a bucket is set, else a folder of this disk. */
import path from 'node:path'
import type { Config } from '../config.ts'
import { diskStore, type FileStore, s3Store } from './store.ts'

export const openStore = async ({ s3, dataDir }: Config): Promise<FileStore> =>
  s3
    ? s3Store({ ...s3, forcePathStyle: s3.endpoint !== undefined })
    : diskStore(path.join(dataDir, 'arquivos'))
