/** Counting points: of one skill within the transaction of an attempt, of everybody after authors changed the path. */
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { contarHabilidade, dominioApos, pontosDe } from '../rules-pontos.ts'
import type { Lugar, NotaColumns } from './queries-contar.ts'
import * as queries from './queries-contar.ts'
import { findVez, lockPontos } from './queries-vez.ts'

/** Counts anew what a person has of a skill, its axis and its path. Repeats are harmless. */
export async function contar(tx: Tx, lugar: Lugar): Promise<void> {
  await lockPontos(tx, lugar.usuario, lugar.trilha)
  const found = await queries.findParaContar(tx, lugar)
  if (!found) return
  const aulas = await queries.listMelhores(tx, lugar)
  const { antes, destaque, dominio_regride, ...regra } = found
  const conta = contarHabilidade(aulas, { destaque, regra })
  const notas = aulas.flatMap(({ nota, tentativa_id, ...aula }): NotaColumns[] =>
    nota && tentativa_id !== null
      ? [{ ...aula, ...nota, tentativa_id, pontos: pontosDe(aula.nivel, nota) }]
      : [],
  )
  await queries.putNotas(tx, lugar, notas)
  await queries.putDominio(tx, lugar, {
    pontos: conta.pontos,
    aulas: conta.aulas,
    feita: conta.feita,
    tempo: notas.reduce((sum, { tempo }) => sum + tempo, 0),
    dominio: dominioApos(antes, conta.dominio, dominio_regride),
  })
  await queries.putTotais(tx, lugar.usuario, lugar.trilha)
}

/** The same by the turn that changed. Of one that was taken away nothing counts. */
export async function contarVez(tx: Tx, vez: number): Promise<void> {
  const row = await findVez(tx, vez)
  if (!row || row.removida_em) return
  await contar(tx, { usuario: row.usuario_id, trilha: row.trilha_id, habilidade: row.habilidade_id })
}

const RECONTAR = 'trilha.recontar'

/** Learners counted in one transaction. */
const AT_ONCE = 500

/** Has the points of all learners counted anew, once the change of the path holds. Repeats are harmless. */
export const recontarLater = (tx: Tx, trilha: number): Promise<void> =>
  enqueue(tx, RECONTAR, { trilha }, { key: `${RECONTAR}:${trilha}` })

async function recontar({ tenantId, payload: { trilha }, database }: Job<{ trilha: number }>): Promise<void> {
  let depois = 0
  for (;;) {
    const slice = await database.asTenant(tenantId, async (tx) => {
      const usuarios = await queries.listLearners(tx, trilha, depois, AT_ONCE)
      if (usuarios.length > 0) await queries.recontarMuitos(tx, trilha, usuarios)
      return usuarios
    })
    if (slice.length < AT_ONCE) return
    depois = slice.at(-1) as number
  }
}

const RECONTAR_REGRA = 'trilha.recontar_regra'

/** Paths of a rule that are handed on at once. */
const TRILHAS_AT_ONCE = 200

/** Has the points of every path that counts by a rule counted anew, once the change of the rule holds. */
export const recontarRegraLater = (tx: Tx, regra: number): Promise<void> =>
  enqueue(tx, RECONTAR_REGRA, { regra }, { key: `${RECONTAR_REGRA}:${regra}` })

async function recontarRegra({
  tenantId,
  payload: { regra },
  database,
}: Job<{ regra: number }>): Promise<void> {
  let depois = 0
  for (;;) {
    const slice = await database.asTenant(tenantId, async (tx) => {
      const trilhas = await queries.listByRegra(tx, regra, depois, TRILHAS_AT_ONCE)
      await Promise.all(trilhas.map((trilha) => recontarLater(tx, trilha)))
      return trilhas
    })
    if (slice.length < TRILHAS_AT_ONCE) return
    depois = slice.at(-1) as number
  }
}

export const aprenderTasks: Tasks = {
  [RECONTAR]: recontar,
  [RECONTAR_REGRA]: recontarRegra,
}
