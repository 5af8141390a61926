/** R5: a room answers a lesson with an end while the program is killed; what became of each answer, as figures. */

import { makeToken } from '../areas/acesso/sessao/server/secrets-token.ts'
import { putPublished } from '../areas/ensino/aula/server/factory.ts'
import { pacoteApi } from '../areas/ensino/pacote/contract.ts'
import { putPlaylist } from '../areas/ensino/playlist/server/factory.ts'
import { tentativaApi } from '../areas/ensino/tentativa/contract.ts'
import type { Envio } from '../areas/ensino/tentativa/fila/fila.ts'
import type { LoteRecebido, Registro } from '../areas/ensino/tentativa/fila/shapes.ts'
import { buildRegistro, buildResposta, buildUuid } from '../areas/ensino/tentativa/fila/testing.ts'
import { numerica } from '../areas/ensino/tentativa/server/testing.ts'
import {
  type Acidente,
  type Dada,
  type Feito,
  newRede,
  pupil,
  type Rede,
} from '../areas/ensino/tentativa/server/testing-sala.ts'
import type { AparelhoAgora } from '../areas/ensino/tentativa/shapes-aparelho.ts'
import { type CallInput, toRequest } from '../core/contract/request.ts'
import { pause } from './requests.ts'

export interface Tamanho {
  alunos: number
  telas: number
  /** How often the program is killed; the last time while all hand in. */
  quedas: number
  /** The 20 minutes of the figure, compressed: waits and outages shrink with them. */
  segundos: number
  /** Seconds that the lesson stays open beyond them, for a machine on which the program takes long to come back. */
  folga?: number
}

export interface Lugar {
  address: () => string
  /** Kills the program and resolves when it answers again. */
  fall: () => Promise<void>
  sql: <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>
}

export interface Contas {
  respostas: number
  perdidas: number
  dobradas: number
  /** An older answer stands over a newer one. */
  velhas: number
  depoisDoFim: number
  /** Attempts that ended with the right grade. */
  certas: number
  /** Records that no device could hand over. */
  presas: number
  /** Why the server refused records, each. */
  recusas: string[]
  caladas: number
  falhas: number
  tempos: number[]
  esperas: number[]
}

const VINTE_MINUTOS = 1_200
/** How often an answer of the server gets lost although the network is there. */
const AZAR = 0.01

interface Aluno {
  id: number
  token: string
}

/** A pupil of the class with a live session. */
async function newAluno({ sql }: Lugar, tenant: number, turma: number, n: number): Promise<Aluno> {
  const [row] = await sql<{ id: number }>(
    `with novo as (insert into usuario (tenant_id, nome, login) values ($1, $2, $3) returning id)
     insert into matricula (tenant_id, turma_id, aluno_id) select $1, $4, id from novo returning aluno_id as id`,
    [tenant, `Aluno ${n}`, `sala-${n}`, turma],
  )
  const id = Number(row?.id)
  const { token, hash } = makeToken(tenant)
  await sql(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
    [tenant, id, hash],
  )
  return { id, token }
}

/** Over the wire; throws where nothing whole comes back. */
async function over(
  lugar: Lugar,
  token: string,
  endpoint: typeof tentativaApi.fila | typeof tentativaApi.abrir | typeof pacoteApi.find,
  input: CallInput,
) {
  const { method, url, body } = toRequest(endpoint, input)
  const response = await fetch(lugar.address() + url, {
    method,
    headers: { tenant: 'demo', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  return { status: response.status, data: await response.json() }
}

/** As a pupil does whose page does not open: once more, until it does. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch {
      await until(Date.now() + 200)
    }
}

async function send(
  lugar: Lugar,
  { token }: Aluno,
  registros: readonly Registro[],
  pendentes: readonly string[],
): Promise<Envio> {
  const { status, data } = await over(lugar, token, tentativaApi.fila, {
    body: {
      registros: [...registros],
      enviado_em: new Date().toISOString(),
      pendentes: [...pendentes],
    },
  })
  return status === 200 ? { fim: 'respondido', resposta: data as LoteRecebido } : { fim: 'adiado' }
}

/** The network goes one to five times, for 5 to 120 s. */
function outages(rede: Rede, segundos: number): void {
  const ritmo = VINTE_MINUTOS / segundos
  let away = 0
  for (let times = 1 + Math.floor(Math.random() * 5); times > 0; times -= 1) {
    const from = Math.random() * segundos * 1_000
    const long = ((5 + Math.random() * 115) * 1_000) / ritmo
    setTimeout(() => {
      away += 1
      rede.off = true
    }, from)
    setTimeout(() => {
      away -= 1
      rede.off = away > 0
      if (!rede.off) rede.volta()
    }, from + long)
  }
}

/** 10 % load the page again, 5 % change the device, 10 % break down: each at some screen. */
function plano(telas: number): (n: number) => Acidente | undefined {
  const luck = Math.random()
  const what = luck < 0.1 ? 'recarrega' : luck < 0.15 ? 'troca' : luck < 0.25 ? 'cai' : undefined
  const when = Math.floor(Math.random() * telas)
  return (n) => (n === when ? what : undefined)
}

const until = async (at: number): Promise<void> => void (await pause(Math.max(0, at - Date.now())))
const keyOf = ({ tela, respondida_em, valor }: Dada) => `${tela} ${Date.parse(respondida_em)} ${valor}`

interface Found {
  uuid: string
  estado: string
  nota: string | null
  vezes: Dada[] | null
  valem: Dada[] | null
}

/** What the database holds of one attempt against what the pupil gave. */
function check({ dadas, talvez, nota }: Feito, found: Found | undefined) {
  const vezes = (found?.vezes ?? []).map(keyOf)
  const given = new Set(dadas.map(keyOf))
  const known = new Set([...given, ...talvez.map(keyOf)])
  const last = new Map(dadas.map((dada) => [dada.tela, dada]))
  const valem = new Map((found?.valem ?? []).map((dada) => [dada.tela, dada]))
  const stands = ([tela, dada]: [number, Dada]) => {
    const vale = valem.get(tela)
    return vale !== undefined && keyOf(vale) === keyOf(dada)
  }
  return {
    perdidas: [...given].filter((key) => !vezes.includes(key)).length,
    dobradas: vezes.length - new Set(vezes.filter((key) => known.has(key))).size,
    velhas: [...last].filter((one) => !stands(one)).length,
    certa: found?.estado === 'concluida' && Number(found.nota) === nota,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Lets the room do its lesson and counts. */
export async function prova(
  lugar: Lugar,
  { alunos, telas, quedas, segundos, folga = 0 }: Tamanho,
): Promise<Contas> {
  const { sql } = lugar
  const [place] = await sql<{ tenant: number; turma: number; professora: number }>(
    `select t.tenant_id as tenant, t.id as turma, u.id as professora
     from tenant o join turma t on t.tenant_id = o.id join usuario u on u.tenant_id = o.id
     where o.principal and t.nome = '7º A' and u.email = 'professora@demo.test' order by t.id limit 1`,
  )
  const { tenant, turma, professora } = place as NonNullable<typeof place>
  await sql('update turma set capacidade = 500 where tenant_id = $1 and id = $2', [tenant, turma])
  const room = await Promise.all(Array.from({ length: alunos }, (_, n) => newAluno(lugar, tenant, turma, n)))
  const begin = Date.now() + 1_000
  const fim = new Date(begin + segundos * 1_000)
  const aula = await putPublished(
    { id: tenant, turma, sql },
    { id: professora },
    {
      titulo: 'Prova com quedas',
      telas: Array.from({ length: telas }, (_, n) => numerica(n, 1, 3)),
      fim: new Date(fim.getTime() + folga * 1_000),
    },
  )
  const playlist = await putPlaylist(
    { id: tenant, sql },
    { id: professora },
    { tipo: 'PAC', aulas: [aula.id], turma },
  )
  // All hand in within the last ten seconds.
  const ultimos = Math.min(10_000, (segundos * 1_000) / 6)
  const part = (fim.getTime() - ultimos - begin) / telas
  const redes = room.map((aluno) => newRede((...sent) => send(lugar, aluno, ...sent), AZAR))
  const tentativas = room.map(() => buildUuid())
  const working = Promise.all(
    room.map(async (aluno, at) => {
      const rede = redes[at] as Rede
      const tentativa = tentativas[at] as string
      await until(begin + Math.random() * part)
      const opened = async (aparelho: AparelhoAgora) => {
        const body = { aula: aula.id, turma, uuid: tentativa, aparelho }
        await again(() => over(lugar, aluno.token, tentativaApi.abrir, { body }))
      }
      const downloaded = async (aparelho: AparelhoAgora) => {
        const input = { params: { playlist, turma }, query: aparelho }
        const { data } = await again(() => over(lugar, aluno.token, pacoteApi.find, input))
        return (data as { inicios: Record<string, string> }).inicios[aula.id] as string
      }
      outages(rede, segundos)
      const before = (n: number) =>
        until(n < telas ? begin + part * (n + Math.random()) : fim.getTime() - Math.random() * ultimos)
      const ritmo = VINTE_MINUTOS / segundos
      const base = { tentativa, aula: aula.id, turma, telas: aula.telas, before, ritmo }
      // Half of them open it, the others begin on the device, with the lesson that they had downloaded.
      const way = { abrir: opened, ...(at % 2 === 1 && { inicio: downloaded }) }
      return pupil(aluno.id, { ...base, ...way, acidente: plano(telas) }, rede)
    }),
  )
  for (let n = 1; n <= quedas; n += 1) {
    await until(n < quedas ? begin + (n * segundos * 1_000) / quedas : fim.getTime() - ultimos / 2)
    await lugar.fall()
  }
  const feitos = await working
  // The end is a minute ago: what is answered now came too late, whatever it says.
  await sql(`update turma_aula set fim = now() - interval '61 seconds' where tenant_id = $1 and id = $2`, [
    tenant,
    aula.vinculo,
  ])
  const late = await Promise.all(
    room.map(async (aluno, at) => {
      const respostas = [buildResposta(aula.telas[0] as number, { valor: 0 })]
      const base = { REQUEST_USU_ID: aluno.id, tentativa: tentativas[at] as string, aula: aula.id, turma }
      const envio = await send(lugar, aluno, [buildRegistro({ ...base, respostas })], [])
      if (envio.fim !== 'respondido') throw new Error('the server went away')
      return envio.resposta.recebimentos[0]?.motivo === 'fora_do_prazo'
    }),
  )
  const dada = `json_agg(json_build_object('tela', tela_id, 'respondida_em', respondida_em, 'valor', (resposta ->> 'valor')::int))`
  const rows = await sql<Found>(
    `select uuid::text, estado, nota::text,
       (select ${dada} from resposta_vez v where v.tenant_id = t.tenant_id and v.tentativa_id = t.id) as vezes,
       (select ${dada} from resposta r where r.tenant_id = t.tenant_id and r.tentativa_id = t.id) as valem
     from tentativa t where tenant_id = $1 and aula_id = $2`,
    [tenant, aula.id],
  )
  const found = new Map(rows.map((row) => [row.uuid, row]))
  const checks = feitos.map((feito, at) => check(feito, found.get(tentativas[at] as string)))
  const after = rows
    .flatMap(({ vezes }) => vezes ?? [])
    .filter(({ respondida_em }) => Date.parse(respondida_em) > fim.getTime() + (folga + 60) * 1_000)
  return {
    respostas: sum(feitos.map(({ dadas }) => dadas.length)),
    perdidas: sum(checks.map(({ perdidas }) => perdidas)),
    dobradas: sum(checks.map(({ dobradas }) => dobradas)),
    velhas: sum(checks.map(({ velhas }) => velhas)),
    depoisDoFim: after.length + late.filter((refused) => !refused).length,
    certas: rows.length === alunos ? checks.filter(({ certa }) => certa).length : 0,
    presas: sum(feitos.map(({ left }) => left)),
    recusas: feitos.flatMap(({ recusas }) => recusas),
    caladas: sum(redes.map(({ caladas }) => caladas)),
    falhas: sum(redes.map(({ failed }) => failed)),
    tempos: redes.flatMap(({ tempos }) => tempos),
    esperas: redes.flatMap(({ esperas }) => esperas),
  }
}
