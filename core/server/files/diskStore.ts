/** Files in a folder: written aside, flushed to the disk, then renamed; two levels of folders by the key. */
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode, type FileStore, isDiskFull, missingFile, noSpace } from './fileStore.ts'
import { checkedKey } from './key.ts'
import { measure, toStream } from './measure.ts'

/** Unfinished files older than this, in ms, were left by a process that was killed. */
const ABANDONED = 24 * 3_600_000

/**
 * A store in `folder`, made at the first write with mode 700. Several processes may share it. `check()`
 * also clears away what a killed process left unfinished more than a day ago.
 */
export function diskStore(folder: string): FileStore {
  const aside = path.join(folder, '.tmp')

  const placeOf = (key: string): string => {
    const parts = checkedKey(key).split('/')
    const name = parts.pop() ?? ''
    return path.join(folder, ...parts, name.slice(0, 2), name.slice(2, 4), name)
  }

  const openFile = async (key: string): Promise<FileHandle> => {
    try {
      return await open(placeOf(key), 'r')
    } catch (error) {
      throw errorCode(error) === 'ENOENT' ? missingFile() : error
    }
  }

  return {
    async put(key, source, _options) {
      const place = placeOf(key)
      const temporary = path.join(aside, randomBytes(12).toString('hex'))
      const { through, result } = measure()
      try {
        await mkdir(aside, { recursive: true, mode: 0o700 })
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        await pipeline(
          toStream(source),
          through,
          createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
        )
        await rename(temporary, place)
        await flushFolder(path.dirname(place))
        return result()
      } catch (error) {
        await rm(temporary, { force: true })
        throw isDiskFull(error) ? noSpace() : error
      }
    },

    async get(key, range) {
      const file = await openFile(key)
      return file.createReadStream(range ? { start: range.start, end: range.end } : {})
    },

    async remove(key) {
      await rm(placeOf(key), { force: true })
    },

    async exists(key) {
      const found = await stat(placeOf(key)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      })
      return found?.isFile() ?? false
    },

    async check() {
      await mkdir(aside, { recursive: true, mode: 0o700 })
      const probe = path.join(aside, `probe-${randomBytes(6).toString('hex')}`)
      const file = await open(probe, 'wx', 0o600)
      try {
        await file.write('ok')
      } finally {
        await file.close()
        await rm(probe, { force: true })
      }
      await clearAbandoned(aside)
    },

    close() {},
  }
}

/** Makes the rename itself survive a power cut; Windows can't flush a folder and does not need to. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > ABANDONED) await rm(file, { force: true })
  }
}
