/**
 * `npx tsx bench/inimigos.ts` after `npm run build`: the built product, 20 connections of pupils who read, and 200 files
 * that wish ill, of every kind and by every way in, one after the other beside them. MINUTOS=20, ARQUIVOS=200: the
 * figures' own. Ends with 1 when `/healthz` waited over 250 ms, when the pupils' 95th percentile more than doubled against
 * a quiet phase of the same run, or when the product ended. Linux.
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { makeToken } from '../areas/acesso/sessao/server/secrets-token.ts'
import { extensionOf } from '../core/contract/files.ts'
import { pdf, picture } from '../core/server/files/samples.ts'
import { type Hostile, hostileFiles } from '../core/testing/hostile.ts'
import { epub } from '../core/testing/midia-samples.ts'
import { past } from './past.ts'
import { startBuilt } from './start-built.ts'
import { prepareWorld, type World } from './world.ts'

const MINUTOS = Number(process.env.MINUTOS ?? 20)
const ARQUIVOS = Number(process.env.ARQUIVOS ?? 200)
const CONNECTIONS = 20
/** Between two pages of one pupil: who reads is slower, and twenty of them are a school. */
const READING_MS = 100
const PROBE_MS = 100
const META = { espera: 250, vezes: 2 }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody who may send files everywhere: an administrator. */
async function makeSender({ connection, tenant }: World): Promise<{ token: string; turma: number }> {
  const client = new pg.Client(past(connection))
  await client.connect()
  await client.query(
    `update tenant set dominio = 'localhost', configuracoes = '{"segundo_fator": "opcional"}' where id = $1`,
    [tenant],
  )
  const { rows } = await client.query<{ id: string; turma: string }>(
    `insert into usuario (tenant_id, nome, login) values ($1, 'Inimiga', 'inimiga')
     returning id, (select min(id) from turma where tenant_id = $1) as turma`,
    [tenant],
  )
  const [{ id, turma } = { id: '0', turma: '0' }] = rows
  await client.query(
    `insert into vinculo (tenant_id, usuario_id, papel, inicio) values ($1, $2, 'administrador_tenant', now() - interval '1 day')`,
    [tenant, id],
  )
  const { token, hash } = makeToken(tenant)
  await client.query(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em, provada_em)
     values ($1, $2, $3, now() + interval '1 day', now())`,
    [tenant, id, hash],
  )
  await client.end()
  return { token, turma: Number(turma) }
}

interface Door {
  origin: string
  token: string
  turma: number
}

type Outcome = 'recusado' | 'aceito' | 'ocupado' | 'falhou'

const outcomeOf = (status: number): Outcome =>
  status === 503 ? 'ocupado' : status >= 500 ? 'falhou' : status >= 400 ? 'recusado' : 'aceito'

const bearer = ({ token }: Door) => ({ authorization: `Bearer ${token}` })

async function sendForm(door: Door, target: string, field: string, file: Hostile, more: object = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.append(name, String(value))
  form.append(field, new Blob([new Uint8Array(file.conteudo)]), file.nome)
  const answer = await fetch(door.origin + target, { method: 'POST', headers: bearer(door), body: form })
  await answer.arrayBuffer()
  return outcomeOf(answer.status)
}

interface Midia {
  midia: { id: number; estado: string }
  endereco: string
}

/** A file of a lesson, in pieces, followed until a job has opened it. */
async function sendPieces(door: Door, { nome, conteudo }: Hostile): Promise<Outcome> {
  const base = `${door.origin}/gerenciar/pt-br/midias`
  const opened = await fetch(`${base}/envios`, {
    method: 'POST',
    headers: { ...bearer(door), 'content-type': 'application/json' },
    body: JSON.stringify({ nome, bytes: conteudo.length, impressao: `${nome}-${Math.random()}` }),
  })
  if (!opened.ok) return outcomeOf(opened.status)
  const { midia, endereco } = (await opened.json()) as Midia
  const sent = await fetch(new URL(endereco, door.origin), {
    method: 'PATCH',
    headers: {
      ...bearer(door),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(conteudo),
  })
  if (!sent.ok) return outcomeOf(sent.status)
  for (let n = 0; n < 600; n += 1) {
    const found = (await (await fetch(`${base}/${midia.id}`, { headers: bearer(door) })).json()) as Midia
    if (found.midia.estado === 'pronta') return 'aceito'
    if (found.midia.estado === 'recusada') return 'recusado'
    await pause(500)
  }
  return 'falhou'
}

const LISTS = ['.csv', '.txt', '.xlsx']
const PIECES = ['.zip', '.h5p', '.epub', '.mp4', '.mp3', '.m4a', '.ogg', '.webm', '.vtt', '.pdf', '.gif']

/** The ways in for a file of its kind. */
function doorsOf(door: Door, file: Hostile): (() => Promise<Outcome>)[] {
  const extensao = extensionOf(file.nome)
  const doors: (() => Promise<Outcome>)[] = []
  if (LISTS.includes(extensao))
    doors.push(() => sendForm(door, '/gerenciar/pt-br/usuarios/lotes', 'arquivos', file))
  if (PIECES.includes(extensao)) doors.push(() => sendPieces(door, file))
  if (!['.zip', '.h5p', '.epub'].includes(extensao)) {
    doors.push(() => sendForm(door, '/gerenciar/pt-br/midias', 'arquivos', file))
    const topic = { gru_id: door.turma, tipo: 'forum', titulo: file.nome.slice(0, 50), conteudo: '<p>Oi</p>' }
    doors.push(() => sendForm(door, '/gerenciar/pt-br/forum/topico', 'novosAnexos', file, topic))
  }
  return doors
}

/** By one of the ways in; every other time by another. */
function send(door: Door, file: Hostile, turn: number): Promise<Outcome> {
  const doors = doorsOf(door, file)
  return (doors[turn % doors.length] as () => Promise<Outcome>)()
}

/** Every way in is open to what is right. @throws where one is not */
async function tryDoors(door: Door): Promise<void> {
  const right: [string, Buffer][] = [
    ['certa.csv', Buffer.from('nome;ra\nAna;1\n')],
    ['certo.pdf', pdf()],
    ['certa.gif', await picture('gif')],
    ['certo.epub', epub()],
  ]
  for (const [nome, conteudo] of right)
    for (const enter of doorsOf(door, { nome, conteudo, wanted: 'harmless' }).slice(
      0,
      nome.endsWith('.csv') ? 1 : 3,
    )) {
      const outcome = await enter()
      if (outcome !== 'aceito') throw new Error(`${nome}, which is right, was answered ${outcome}`)
    }
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

interface Phase {
  paginas: number[]
  saude: number[]
  falhas: number
}

/** Pupils who read and somebody who asks whether all is well, until `done`. */
async function watched(world: World, origin: string, done: Promise<unknown>): Promise<Phase> {
  const phase: Phase = { paginas: [], saude: [], falhas: 0 }
  let open = true
  void done.finally(() => {
    open = false
  })
  const ask = async (target: string, times: number[]) => {
    const from = performance.now()
    try {
      const answer = await fetch(origin + target, { headers: { authorization: `Bearer ${world.token}` } })
      await answer.arrayBuffer()
      if (!answer.ok) phase.falhas += 1
    } catch {
      phase.falhas += 1
    }
    times.push(performance.now() - from)
  }
  const pages = [
    '/gerenciar/pt-br/preferencia/tela',
    '/conta/pt-br/notificacoes?linhas=50',
    `/gerenciar/pt-br/forum/topico/${world.topico}/mensagens`,
    '/conta/pt-br/inicio',
  ]
  const pupil = async (n: number) => {
    for (let at = n; open; at += 1) {
      await ask(pages[at % pages.length] ?? '', phase.paginas)
      await pause(READING_MS * (0.5 + Math.random()))
    }
  }
  const guard = async () => {
    while (open) {
      await ask('/healthz', phase.saude)
      await pause(PROBE_MS)
    }
  }
  await Promise.all([...Array.from({ length: CONNECTIONS }, (_, n) => pupil(n)), guard()])
  return phase
}

const MB = (kB: string | undefined) => Math.round(Number(kB) / 1_024)
const memoryOf = (pid: number, field: string): number =>
  MB(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

const show = (name: string, { paginas, saude, falhas }: Phase) =>
  console.log(
    `${name.padEnd(10)} ${String(paginas.length).padStart(6)} páginas   p50 ${percentile(paginas, 0.5).toFixed(0).padStart(4)} ms   p95 ${percentile(paginas, 0.95).toFixed(0).padStart(4)} ms   /healthz: ${saude.length} vezes, p95 ${percentile(saude, 0.95).toFixed(0)} ms, pior ${Math.max(...saude).toFixed(0)} ms   ${falhas} falhas`,
  )

const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-inimigos-'))
const { world, stop } = await prepareWorld(folder)
const { token, turma } = await makeSender(world)
const { child, port } = await startBuilt(world)
let ended: string | null = null
child.on('exit', (code, signal) => {
  ended = String(signal ?? code)
})
const origin = `http://localhost:${port}`
const door = { origin, token, turma }
const pid = child.pid ?? 0
const files = await hostileFiles()

try {
  // Caches, plans and compiled code, and a worker for each lane.
  await watched(world, origin, pause(5_000))
  await tryDoors(door)
  console.log(
    `Node ${process.version}, ${os.availableParallelism()} núcleos, carga ${os.loadavg()[0]?.toFixed(1)}`,
  )
  const quietMs = Math.max(20_000, (MINUTOS * 60_000) / 5)
  const quiet = await watched(world, origin, pause(quietMs))
  show('sossego', quiet)
  const before = memoryOf(pid, 'VmRSS')

  const outcomes = new Map<string, number>()
  const each = (MINUTOS * 60_000 - quietMs) / ARQUIVOS
  const attack = async () => {
    const sending: Promise<void>[] = []
    for (let n = 0; n < ARQUIVOS; n += 1) {
      const file = files[n % files.length] as Hostile
      sending.push(
        send(door, file, Math.floor(n / files.length) + n)
          .catch(() => 'falhou' as const)
          .then((outcome) => {
            outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
            if (outcome === 'falhou') console.log(`  falhou: ${file.nome}`)
          }),
      )
      await pause(each)
    }
    await Promise.all(sending)
  }
  const hostile = await watched(world, origin, attack())
  show('inimigos', hostile)
  const told = [...outcomes].map(([outcome, times]) => `${times} ${outcome}`).join(', ')
  const carga = os.loadavg()[0]?.toFixed(1)
  console.log(
    `${ARQUIVOS} arquivos: ${told}; memória do servidor ${before} MB → pico ${memoryOf(pid, 'VmHWM')} MB; carga ${carga}`,
  )
  const espera = Math.max(...hostile.saude)
  const vezes = percentile(hostile.paginas, 0.95) / percentile(quiet.paginas, 0.95)
  const held =
    espera <= META.espera && vezes <= META.vezes && ended === null && (outcomes.get('falhou') ?? 0) === 0
  console.log(
    `/healthz esperou no máximo ${espera.toFixed(0)} ms (meta: ${META.espera}); p95 ${vezes.toFixed(2)} vezes o do sossego (meta: ${META.vezes}); ${ended === null ? 'nada terminou' : `o servidor terminou (${ended})`}`,
  )
  process.exitCode = held ? 0 : 1
} finally {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  if (ended === null) {
    child.kill('SIGTERM')
    await gone
  }
  await stop()
}
