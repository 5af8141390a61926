/** The file store as the rest of the server sees it: what it does, and the two it can be. */
export { diskStore } from './diskStore.ts'
export type { ByteRange, FileStore } from './fileStore.ts'
export { s3Store } from './s3Store.ts'
