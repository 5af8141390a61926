/** The accounts kept on this device and the one in use: each transition of the specification, section 4. */

/** An account stored locally. Without a token it is remembered but signed out. */
export interface SessaoRecord {
  usuario: string
  token: string | null
  nome?: string
  foto?: string
  papel?: string
  /** What the person types to sign in, so that the next time only the password is asked. */
  login?: string
  /** Looked at through support access: the account to go back to, and this one is never kept. */
  volta?: string
  /** Closes what is not sent when the session ends here (core/web/device/leave.ts): of the session, never without one. */
  chave?: string
}

export interface SessaoState {
  records: readonly SessaoRecord[]
  /** The user in use; it may name an account that is no longer stored, and then recovering fails. */
  current: string | null
}

export type SessaoDetails = Partial<Pick<SessaoRecord, 'nome' | 'foto' | 'papel' | 'login'>>

export type SessaoAction =
  | { type: 'create'; record: SessaoRecord }
  | { type: 'end' | 'remove' | 'delete'; usuario: string }
  | { type: 'expire'; usuario: string; token: string | null }
  | { type: 'describe'; usuario: string; details: SessaoDetails }
  | { type: 'key'; usuario: string; chave: string }

export const emptySessao: SessaoState = { records: [], current: null }

/**
 * create: stores or replaces the record of that user and makes it current · end: clears that user's token and the
 * current marker, keeps the account · remove: deletes the record and the current marker · delete: deletes the
 * record, leaves the marker · expire: ends the session only if its token is still that one, so that a late 401
 * never ends a newer session or another account's · describe: what the screen shows; never brings an account back ·
 * key: what the server gave for the session that is open.
 */
export function reduceSessao(state: SessaoState, action: SessaoAction): SessaoState {
  if (action.type === 'create') return created(state, action.record)
  const looked = lookedAt(state, action)
  if (looked) return leave(state, looked)
  const others = state.records.filter((record) => record.usuario !== action.usuario)
  switch (action.type) {
    case 'end':
      return { records: changed(state, action.usuario, ENDED), current: null }
    case 'remove':
      return { records: others, current: null }
    case 'delete':
      return { records: others, current: state.current }
    case 'expire':
      return expired(state, action.usuario, action.token)
    case 'describe':
      return { records: changed(state, action.usuario, action.details), current: state.current }
    case 'key':
      return isOpen(state, action.usuario)
        ? { records: changed(state, action.usuario, { chave: action.chave }), current: state.current }
        : state
  }
}

const ENDED = { token: null, chave: undefined }

/** Signed in on this device, by themself. */
export const isOpen = ({ records }: Pick<SessaoState, 'records'>, usuario: string): boolean =>
  records.some((one) => one.usuario === usuario && one.token !== null && one.volta === undefined)

/** The record that the action would end, where somebody else was looking through it. */
function lookedAt({ records }: SessaoState, action: Exclude<SessaoAction, { type: 'create' }>) {
  if (action.type === 'describe' || action.type === 'key') return undefined
  const record = records.find(({ usuario }) => usuario === action.usuario)
  const isThat = action.type !== 'expire' || record?.token === action.token
  return record?.volta !== undefined && isThat ? record : undefined
}

/** Whoever looked is back in their own account; nothing of the other stays on the device. */
function leave(state: SessaoState, { usuario, volta }: SessaoRecord): SessaoState {
  const records = state.records.filter((record) => record.usuario !== usuario)
  if (state.current !== usuario) return { records, current: state.current }
  return {
    records,
    current: records.some((one) => one.usuario === volta && one.token) ? (volta ?? null) : null,
  }
}

/** A replaced record keeps its place in the list, so the account switcher does not jump. */
function created(state: SessaoState, record: SessaoRecord): SessaoState {
  const at = state.records.findIndex(({ usuario }) => usuario === record.usuario)
  const others = state.records.filter(({ usuario }) => usuario !== record.usuario)
  const chave = record.volta === undefined && record.token !== null ? state.records[at]?.chave : undefined
  const next = chave === undefined ? record : { chave, ...record }
  const records = others.toSpliced(at < 0 ? others.length : at, 0, next)
  return { records, current: record.usuario }
}

const changed = (state: SessaoState, usuario: string, change: Partial<SessaoRecord>) =>
  state.records.map((record) => (record.usuario === usuario ? { ...record, ...change } : record))

function expired(state: SessaoState, usuario: string, token: string | null): SessaoState {
  if (!state.records.some((record) => record.usuario === usuario && record.token === token)) return state
  const records = changed(state, usuario, ENDED)
  return { records, current: state.current === usuario ? null : state.current }
}

/** The record in use, if exactly one stored record matches the current user; otherwise null: recovering failed. */
export function recoverCurrent(state: SessaoState): SessaoRecord | null {
  const matches = state.records.filter((record) => record.usuario === state.current)
  return matches.length === 1 ? (matches[0] ?? null) : null
}

/** What was stored, as a list: a legacy single object becomes a list of one; what is no record is dropped. */
export function parseRecords(stored: unknown): SessaoRecord[] {
  const list = Array.isArray(stored) ? stored : [stored]
  return list.map(parseRecord).filter((record) => record !== null)
}

function parseRecord(stored: unknown): SessaoRecord | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { usuario, token, nome, foto, papel, login, volta, chave } = stored as Record<string, unknown>
  if (typeof usuario !== 'string' && typeof usuario !== 'number') return null
  if (usuario === '') return null
  const record: SessaoRecord = { usuario: String(usuario), token: text(token) ?? null }
  for (const [key, value] of Object.entries({ nome, foto, papel, login, volta, chave }))
    if (text(value)) record[key as keyof SessaoDetails | 'volta' | 'chave'] = text(value)
  return record
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
