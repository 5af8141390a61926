/** Handlers of repairs of keys: what was mended, who would change, doing it, taking it back. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { enqueueFollowed } from '../../../../core/server/jobs.ts'
import { julgaIgual, transpor } from '../../aula/rules-transpor.ts'
import { aulaToRepair, listChaves, quemRepara } from '../../aula/server/public-gabarito.ts'
import type { Reparo, reparoApi, TelaAReparar } from '../contract-reparo.ts'
import { turmaTentativaPolicy } from '../policy.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { ENSAIAR, REPARAR } from './jobs-reparar.ts'
import * as reparos from './queries-reparo.ts'

/** Days in which a repair may be undone. */
const DESFAZER_DIAS = 7

const ateOf = ({ passo, gravado_em }: reparos.ReparoRow): Date | null =>
  passo === 'gravado' && gravado_em ? new Date(gravado_em.getTime() + DESFAZER_DIAS * 86_400_000) : null

const RUNS: readonly Reparo['passo'][] = ['gravando', 'desfazendo']

interface Achada extends TelaAReparar {
  chaves: reparos.ChaveDoReparo[]
}

/** Screens whose key in the published version judges otherwise than in versions that people did. */
async function telasAReparar(tx: Context['tx'], aula: { id: number; versao: number }): Promise<Achada[]> {
  const versoes = (await reparos.listFeitas(tx, aula.id)).filter((versao) => versao < aula.versao)
  if (versoes.length === 0) return []
  const rows = await listChaves(tx, aula.id, [...versoes, aula.versao])
  return rows
    .filter(({ versao }) => versao === aula.versao)
    .flatMap((now) => {
      const chaves = rows
        .filter(({ tela_id, versao }) => tela_id === now.tela_id && versao < aula.versao)
        .flatMap((old): reparos.ChaveDoReparo[] => {
          const depois = transpor(now, old)
          const { versao, tela_id, gabarito: antes } = old
          return depois === null || julgaIgual(depois, antes) ? [] : [{ versao, tela_id, antes, depois }]
        })
      const { tela_id: id, ordem, tipo, titulo } = now
      const found = { id, ordem, tipo, titulo, versoes: chaves.map(({ versao }) => versao), chaves }
      return chaves.length > 0 ? [found] : []
    })
}

/** Names stand only of pupils whose attempts the reader may read. */
async function present({ tx, actor }: Context, row: reparos.ReparoRow): Promise<Told<Reparo>> {
  const counted = await reparos.contagens(tx, row.id)
  const turmas = await reparos.listTurmas(
    tx,
    counted.flatMap(({ turma_id }) => turma_id ?? []),
  )
  const seen = new Map(
    turmas
      .filter((turma) => can(turmaTentativaPolicy, actor, 'view', { ...turma, ligado: true }))
      .map(({ id, nome }) => [id, { id, nome }]),
  )
  const mudancas = await reparos.listMudancas(tx, row.id, [...seen.keys()])
  const sum = (rows: readonly reparos.ContagemRow[]) => ({
    sobem: rows.reduce((all, { sobem }) => all + sobem, 0),
    mantidas: rows.reduce((all, { mantidas }) => all + mantidas, 0),
  })
  const others = sum(counted.filter(({ turma_id }) => !seen.has(turma_id ?? 0)))
  return {
    id: row.id,
    passo: row.passo,
    motivo: row.motivo,
    por: row.por,
    quando: row.criado_em,
    trabalho: row.trabalho_id,
    gravado_em: row.gravado_em,
    desfazer_ate: ateOf(row),
    ...sum(counted),
    turmas: [
      ...counted.flatMap(({ turma_id, sobem, mantidas }) => {
        const turma = seen.get(turma_id ?? 0)
        return turma ? [{ turma, sobem, mantidas }] : []
      }),
      ...(others.sobem + others.mantidas > 0 ? [{ turma: null, ...others }] : []),
    ],
    alunos: mudancas.map(({ aluno_id, aluno, turma_id, de, para }) => ({
      aluno: { id: aluno_id, nome: aluno },
      turma_id,
      turma: seen.get(turma_id)?.nome ?? '',
      ...{ de: String(de), para: String(para) },
    })),
  }
}

/** The last repair of the lesson, which is the one that is meant. @throws 409 reparo_mudou */
async function ultimoFor(context: Context, aula: number, id?: number): Promise<reparos.ReparoRow> {
  const row = await reparos.findUltimo(context.tx, aula)
  if (!row || (id !== undefined && row.id !== id)) throw failure(409, 'reparo_mudou', texts.reparoMudou)
  return row
}

/** Begins a step of a repair as work that a screen follows. */
async function begin(
  context: Context,
  row: reparos.ReparoRow,
  passo: 'ensaiando' | 'gravando' | 'desfazendo',
): Promise<{ reparo: Told<Reparo> }> {
  const { tx, actor } = context
  const trabalho_id = await enqueueFollowed(tx, passo === 'ensaiando' ? ENSAIAR : REPARAR, actor, {
    reparo: row.id,
  })
  await reparos.updateReparo(tx, row.id, { passo, trabalho_id, depois: 0 })
  return { reparo: await present(context, { ...row, passo, trabalho_id }) }
}

export const reparoHandlers: Handlers<typeof reparoApi> = {
  async findReparo({ params, ...context }) {
    const { tx } = context
    const a_quem = await quemRepara(context, params.id)
    if (a_quem) return { telas: [], reparo: null, a_quem }
    const aula = await aulaToRepair(context, params.id)
    const [telas, row] = [await telasAReparar(tx, aula), await reparos.findUltimo(tx, aula.id)]
    return {
      telas: telas.map(({ chaves: _, ...tela }) => tela),
      reparo: row ? await present(context, row) : null,
      a_quem,
    }
  },

  async ensaiarReparo({ params, body, ...context }) {
    const { tx, actor } = context
    const aula = await aulaToRepair(context, params.id, { lock: true })
    const last = await reparos.findUltimo(tx, aula.id)
    if (last && RUNS.includes(last.passo)) throw failure(409, 'reparo_em_curso', texts.reparoEmCurso)
    const motivo = body.motivo.trim()
    if (motivo === '') throw invalid({ motivo: texts.semRazao }, texts.semRazao)
    const telas = (await telasAReparar(tx, aula)).filter(({ id }) => body.telas.includes(id))
    if (telas.length === 0) throw failure(409, 'nada_a_reparar', texts.nadaAReparar)
    await reparos.dropEnsaios(tx, aula.id)
    const id = await reparos.insertReparo(tx, { aula_id: aula.id, usuario_id: actor.id, motivo })
    await reparos.insertChaves(
      tx,
      id,
      aula.id,
      telas.flatMap(({ chaves }) => chaves),
    )
    return begin(context, await ultimoFor(context, aula.id, id), 'ensaiando')
  },

  async gravarReparo({ params, body, ...context }) {
    const { tx } = context
    const aula = await aulaToRepair(context, params.id, { lock: true })
    const row = await ultimoFor(context, aula.id, body.reparo)
    if (row.passo !== 'ensaiado') throw failure(409, 'reparo_mudou', texts.reparoMudou)
    const chaves = await reparos.listChavesDo(tx, row.id)
    const answer = await begin(context, row, 'gravando')
    await reparos.dropNotas(tx, row.id)
    const depois = { reparo: row.id, telas: [...new Set(chaves.map(({ tela_id }) => tela_id))] }
    await audit(context, {
      ...{ entidade: 'aula', id: aula.id, acao: 'corrigir_gabarito', mudanca: { depois } },
      motivo: row.motivo,
    })
    return answer
  },

  async desfazerReparo({ params, ...context }) {
    const aula = await aulaToRepair(context, params.id, { lock: true })
    const row = await ultimoFor(context, aula.id)
    const ate = ateOf(row)
    if (!ate || ate < context.now) throw failure(409, 'reparo_mudou', texts.reparoMudou)
    const answer = await begin(context, row, 'desfazendo')
    await audit(context, {
      ...{ entidade: 'aula', id: aula.id, acao: 'desfazer_gabarito' },
      mudanca: { depois: { reparo: row.id } },
    })
    return answer
  },
}
