/** Handlers of a rubric that changed: whose grade it would change, and applying it once that was read. */
import { createHash } from 'node:crypto'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type AuditEntry, audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { markable, scoreAbertas } from '../../tentativa/server/public.ts'
import type { Mudanca, rubricaApi } from '../contract-rubrica.ts'
import { notaDaRubrica } from '../rules.ts'
import { pontosOf } from '../rules-mesa.ts'
import { transpor } from '../rules-rubrica.ts'
import type { Escolha } from '../shapes.ts'
import { entregaTexts as texts } from '../texts.ts'
import { tellDigest, tellScreens } from './announce.ts'
import { turmaOfDesk } from './find.ts'
import { presentEntrega } from './present.ts'
import * as queries from './queries-rubrica.ts'

interface Ensaiada {
  row: queries.Velha
  de: number | null
  /** Of a work that waits: of its correction under way. */
  para: number | null
  rubrica: Escolha[]
}

interface Ensaio {
  versao: number | null
  conferencia: string
  mudam: Ensaiada[]
  escolher: Ensaiada[]
  iguais: Ensaiada[]
  esperam: Ensaiada[]
}

function ensaiada(row: queries.Velha): Ensaiada {
  const rubrica = transpor(row.antes, row.agora, row.rascunho?.rubrica ?? row.rubrica)
  return {
    row,
    de: row.nota === null ? null : Number(row.nota),
    para: notaDaRubrica(row.agora, rubrica),
    rubrica,
  }
}

/** The seal of what was read: whose grade, from what to what, by which version. */
const sealOf = (versao: number | null, all: readonly Ensaiada[]) =>
  createHash('sha256')
    .update(JSON.stringify([versao, ...all.map(({ row, de, para }) => [row.id, row.revisao, de, para])]))
    .digest('hex')

async function rehearse(context: Context, turma: number, aula: number, hold = false): Promise<Ensaio> {
  const { tx, actor } = context
  const found = await queries.velhas(tx, { turma, aula, quem: actor.id }, hold)
  const open = await markable(
    tx,
    found.map(({ tentativa_id }) => tentativa_id),
  )
  const all = found.filter(({ tentativa_id }) => open.has(tentativa_id)).map(ensaiada)
  const esperam = all.filter(({ de }) => de === null)
  // A grade that was given without levels comes of no points.
  const given = all.filter(({ de, row }) => de !== null && row.rubrica.length > 0)
  const versao = all[0]?.row.nova ?? null
  return {
    versao,
    conferencia: sealOf(versao, given),
    mudam: given.filter(({ de, para }) => para !== null && para !== de),
    escolher: given.filter(({ para }) => para === null),
    iguais: given.filter(({ de, para }) => para === de),
    esperam,
  }
}

const presentMudanca = ({ row, de, para }: Ensaiada): Told<Mudanca> => {
  const { id, aluno, tela } = presentEntrega(row)
  return { id, aluno, tela, de: de ?? 0, para }
}

export const rubricaHandlers: Handlers<typeof rubricaApi> = {
  async ensaiarRubrica({ params, query, ...context }) {
    const turma = await turmaOfDesk(context, params.turma, false)
    const { mudam, escolher, iguais, esperam, ...rest } = await rehearse(context, turma.id, query.aula)
    return {
      ...rest,
      mudam: mudam.map(presentMudanca),
      escolher: escolher.map(presentMudanca),
      iguais: iguais.length,
      esperam: esperam.length,
    }
  },

  async aplicarRubrica({ params, body, ...context }) {
    const { tx, actor, now } = context
    const turma = await turmaOfDesk(context, params.turma, true)
    const { versao } = body
    const { mudam, iguais, esperam, ...read } = await rehearse(context, turma.id, body.aula, true)
    if (read.versao !== versao || read.conferencia !== body.conferencia)
      throw failure(409, 'ensaio_mudou', texts.ensaioMudou)
    const novas = (all: readonly Ensaiada[], muda: boolean): queries.Nova[] =>
      all.map(({ row, para, rubrica }) => ({ id: row.id, versao, nota: para, rubrica, muda }))
    const waiting = esperam.map(({ row }) => ({ id: row.id, versao, nota: null, rubrica: [], muda: false }))
    await queries.aplicarRascunhos(
      tx,
      esperam
        .filter(({ row }) => row.rascunho)
        .map(({ row, para, rubrica }) => ({ id: row.id, nota: para, rubrica })),
    )
    const dadas = await queries.aplicar(tx, [...novas(mudam, true), ...novas(iguais, false), ...waiting], {
      quem: actor.id,
      now,
    })
    for (const [tentativa, pontos] of pontosOf(dadas)) await scoreAbertas(context, tentativa, pontos)
    await tellDigest(tx, dadas, { turma, now })
    await tellScreens(
      tx,
      turma.id,
      [...mudam, ...iguais, ...esperam].map(({ row }) => row.aluno_id),
    )
    await audit(
      context,
      ...mudam.map(
        ({ row, de, para }): AuditEntry => ({
          entidade: 'entrega',
          id: row.id,
          acao: 'recalcular',
          mudanca: { antes: { nota: de }, depois: { nota: para } },
        }),
      ),
    )
    return { mudaram: mudam.length }
  },
}
