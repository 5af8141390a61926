/** Mails that stay in a folder, for installations without an SMTP server and for reading in a demonstration. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../../texts/texts.ts'

export interface OutboxEntry {
  id: string
  /** ISO 8601, UTC. */
  at: string
  to: string
  subject: string
  language: Language
}

export interface OutboxMessage extends OutboxEntry {
  from: string
  text: string
  html: string
  headers: Record<string, string>
}

export interface Outbox {
  /** Writes `<id>.eml` and then `<id>.json`, each whole or not at all. */
  add(message: Omit<OutboxMessage, 'id'>, eml: Buffer): Promise<string>
  /** The newest first. */
  list(limit: number): Promise<OutboxEntry[]>
  read(id: string): Promise<OutboxMessage | null>
  check(): Promise<void>
}

const ID = /^\d{17}-[0-9a-f]{12}$/
const KEPT = 1_000
const TIDY_EVERY = 50

/** The newest 1,000 are kept. */
export function openOutbox(folder: string): Outbox {
  let added = 0
  const ids = async () => {
    const names = await readdir(folder).catch(() => [])
    const found = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
    return found.filter((id) => ID.test(id)).sort((a, b) => (a < b ? 1 : -1))
  }

  const read = async (id: string): Promise<OutboxMessage | null> => {
    if (!ID.test(id)) return null
    try {
      return JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8')) as OutboxMessage
    } catch {
      return null
    }
  }

  const write = async (name: string, content: string | Buffer) => {
    const temporary = path.join(folder, `.${randomBytes(8).toString('hex')}.tmp`)
    try {
      const file = await open(temporary, 'wx', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, path.join(folder, name))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })

  return {
    async add(message, eml) {
      await makeFolder()
      const id = `${message.at.replace(/\D/g, '')}-${randomBytes(6).toString('hex')}`
      await write(`${id}.eml`, eml)
      await write(`${id}.json`, JSON.stringify({ id, ...message }))
      if (++added % TIDY_EVERY === 0)
        for (const old of (await ids()).slice(KEPT))
          for (const kind of ['json', 'eml']) await rm(path.join(folder, `${old}.${kind}`), { force: true })
      return id
    },
    async list(limit) {
      const messages = await Promise.all((await ids()).slice(0, limit).map(read))
      return messages
        .filter((message) => message !== null)
        .map(({ id, at, to, subject, language }) => ({ id, at, to, subject, language }))
    },
    read,
    async check() {
      await makeFolder()
      await write('.check', '')
      await rm(path.join(folder, '.check'), { force: true })
    },
  }
}
