/** A lesson of 60 screens: opening it in the editor and saving one screen (goal: 100 ms at the server). */
import { request } from 'node:http'
import pg from 'pg'
import { CONTEUDOS_DE_TESTE, TIPOS_DE_TESTE } from '../areas/ensino/aula/factory.ts'
import { publicar } from '../areas/ensino/aula/rules-publicar.ts'
import type { TelaDe } from '../areas/ensino/aula/shapes-telas.ts'
import { past } from './past.ts'
import type { World } from './world.ts'

const TELAS = 60
const TIMES = 60
/** The first ones find caches empty. */
const WARM = 5
const GOAL_MS = 100

export interface AulaWorld {
  aula: number
  /** A screen of text. */
  tela: number
}

/** Long enough to be a real page: 8 kB of rich text. */
const HTML = '<p>A água evapora, condensa e <strong>volta</strong> como chuva.</p>'.repeat(110)

const telaAt = (at: number): TelaDe => {
  const tipo = TIPOS_DE_TESTE[at % TIPOS_DE_TESTE.length] ?? 'texto'
  const conteudo = tipo === 'texto' ? { html: HTML } : CONTEUDOS_DE_TESTE[tipo]
  return { tipo, conteudo } as unknown as TelaDe
}

/** Gives the person of the benchmark a class to teach and a lesson of 60 screens, of every kind, published once. */
export async function prepareAula({ connection, tenant, usuario }: World): Promise<AulaWorld> {
  const client = new pg.Client(past(connection))
  await client.connect()
  try {
    const one = async (text: string, values: unknown[]): Promise<number> =>
      Number((await client.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id)
    await client.query(
      `insert into vinculo (tenant_id, usuario_id, papel, turma_id, inicio)
       select tenant_id, $2, 'professor', id, now() - interval '1 day' from turma where tenant_id = $1 limit 1`,
      [tenant, usuario],
    )
    const aula = await one(
      `insert into aula (tenant_id, codigo, usuario_id, titulo) values ($1, 'BENCHAAA', $2, 'Sessenta telas')`,
      [tenant, usuario],
    )
    await client.query(
      `insert into aula_versao (tenant_id, aula_id, numero, titulo, navegacao, nota_minima, total_telas, publicada_por)
       values ($1, $2, 1, 'Sessenta telas', 'livre', 6, $3, $4)`,
      [tenant, aula, TELAS, usuario],
    )
    const ids: number[] = []
    for (let at = 0; at < TELAS; at += 1) {
      const { tipo, conteudo } = telaAt(at)
      const tela = await one(
        `insert into tela (tenant_id, aula_id, ordem, tipo, conteudo, alterada_por) values ($1, $2, $3, $4, $5, $6)`,
        [tenant, aula, at + 1, tipo, JSON.stringify(conteudo), usuario],
      )
      ids.push(tela)
      const made = publicar({ tipo, conteudo }, `${at}`)
      await client.query(
        `insert into versao_tela (tenant_id, aula_id, versao, tela_id, ordem, tipo, peso, obrigatoria, conteudo, gabarito)
         values ($1, $2, 1, $3, $4, $5, $6, true, $7, $8)`,
        [
          ...[tenant, aula, tela, at + 1, tipo, made.peso, JSON.stringify(made.conteudo)],
          made.gabarito && JSON.stringify(made.gabarito),
        ],
      )
    }
    await client.query(
      `update aula set estado = 'publicada', versao = 1, publicada_em = now() where tenant_id = $1 and id = $2`,
      [tenant, aula],
    )
    return { aula, tela: ids[0] as number }
  } finally {
    await client.end()
  }
}

/** One request, and the milliseconds until its answer was whole. */
function ask(origin: string, path: string, headers: Record<string, string>, body?: object): Promise<number> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const method = body ? 'PUT' : 'GET'
    const sent = request(`${origin}${path}`, { method, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - begin)
          : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

async function measure(name: string, once: (at: number) => Promise<number>): Promise<void> {
  const times: number[] = []
  for (let at = 0; at < TIMES; at += 1) times.push(await once(at))
  const sorted = times.slice(WARM).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const share = Math.round((100 * at(0.5)) / GOAL_MS)
  console.log(
    `${`  ${name}`.padEnd(44)} p50 ${at(0.5).toFixed(0).padStart(4)} ms   pior ${at(1).toFixed(0).padStart(4)} ms   ${share} % dos ${GOAL_MS} ms`,
  )
}

/** One person at a time, as an editor works; each save differs from the one before. */
export async function measureAula(
  origin: string,
  { host, token }: World,
  { aula, tela }: AulaWorld,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, host, 'content-type': 'application/json' }
  const path = `/gerenciar/pt-br/aulas/${aula}`
  console.log(`Aula de ${TELAS} telas, um pedido por vez`)
  await measure('abrir no editor', () => ask(origin, path, headers))
  await measure('salvar uma tela', (at) =>
    ask(origin, `${path}/telas/${tela}`, headers, {
      titulo: '',
      conteudo: { html: `${HTML}<p>${at}</p>` },
      revisao: at + 1,
    }),
  )
}
