/** Handlers of lessons in classes, of section 7's calls on them, and of the short link. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { endsInPast } from '../../../../core/contract/time.ts'
import { type Actor, isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { failure, invalid, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { recursosOn } from '../../../escola/turma/rules.ts'
import { type Classe, findClasse, findClasses, requireRecurso } from '../../../escola/turma/server/public.ts'
import { capasOf } from '../../midia/server/public.ts'
import type { turmaAulaApi } from '../contract-turma.ts'
import { aulaPolicy, type TurmaAlvo, turmaAulaPolicy } from '../policy.ts'
import { readCodigo, situacaoAt } from '../rules.ts'
import type { TurmaAula } from '../shapes.ts'
import { aulaTexts } from '../texts.ts'
import { tellGiven } from './announce.ts'
import { aulaFor, refuseVisitor } from './find.ts'
import { alvoOf } from './present.ts'
import { prazo } from './public-acima.ts'
import { findAulaByCodigo } from './queries.ts'
import { findVersao } from './queries-tela.ts'
import * as queries from './queries-turma.ts'
import { openToTurmas } from './write-dar.ts'

const MOST = 500

const turmaAlvo = ({ id, status, caminho, recursos }: Omit<Classe, 'nome'>): TurmaAlvo => ({
  id,
  status,
  redeCaminho: caminho,
  ligado: recursosOn(recursos).includes('aulas'),
})

const alvoOfRow = (row: queries.VinculoRow): TurmaAlvo =>
  turmaAlvo({
    id: row.turma_id,
    status: row.turma_status,
    caminho: row.caminho,
    recursos: row.recursos,
  })

function minhaOf(row: queries.VinculoRow): TurmaAula['minha'] {
  const { melhor, ...minha } = row.minha
  return { ...minha, nota: melhor?.nota ?? null, status: melhor?.status ?? null }
}

function presentVinculo(
  row: queries.VinculoRow,
  { actor, now }: { actor: Actor; now: Date },
  capa: { capa?: string } = {},
): Told<TurmaAula> {
  const turma = alvoOfRow(row)
  const situacao = situacaoAt(row, now)
  const plays = can(turmaAulaPolicy, actor, 'play', turma)
  return {
    id: row.id,
    turma: { id: row.turma_id, nome: row.turma_nome },
    aula: {
      id: row.aula_id,
      codigo: row.codigo,
      titulo: row.titulo,
      descricao: row.descricao,
      capa_id: row.capa_id,
      ...capa,
      disciplina: row.disciplina,
      versao: row.versao,
      total_telas: row.total_telas ?? 0,
      jogo: row.jogo,
      offline: row.offline,
      tentativas: row.tentativas,
      nota_minima: Number(row.nota_minima ?? 0),
      tempo_limite: row.tempo_limite,
    },
    dtInicio: row.inicio,
    dtFim: row.fim,
    obrigatoria: row.obrigatoria,
    peso: Number(row.peso),
    mostrar_gabarito: row.mostrar_gabarito as TurmaAula['mostrar_gabarito'],
    playlist: row.playlist_id === null ? null : { id: row.playlist_id, nome: row.playlist_nome ?? '' },
    situacao,
    minha: plays ? minhaOf(row) : null,
    permissoes: {
      fazer: plays && situacao === 'aberta' && turma.ligado,
      gerenciar: row.id !== null && !isVisitor(actor) && can(turmaAulaPolicy, actor, 'give', turma),
    },
  }
}

type Asking = Pick<Context, 'tx' | 'authorize'>

/** A class by its id: 404 unless it may be seen, 403 when it has lessons switched off. */
async function turmaFor({ tx, authorize }: Asking, action: keyof typeof turmaAulaPolicy, id: number) {
  const [row] = await findClasses(tx, [id])
  if (!row) throw notFound()
  const turma = turmaAlvo(row)
  authorize(turmaAulaPolicy, 'view', turma)
  if (action !== 'view' && turma.status === 'encerrada')
    throw failure(409, 'turma_encerrada', aulaTexts.turmaEncerrada)
  authorize(turmaAulaPolicy, action, turma)
  requireRecurso(turma.ligado, 'aulas')
  return turma
}

interface Fields {
  dtInicio: string | null
  dtFim: string | null
  obrigatoria: boolean
  peso: number
  mostrar_gabarito: TurmaAula['mostrar_gabarito']
}

/** `kept`: the end as it stood, which may stay though it passed. */
function columnsOf(
  { dtInicio, dtFim, obrigatoria, peso, mostrar_gabarito }: Fields,
  now: Date,
  kept: Date | null = null,
) {
  const inicio = dtInicio === null ? null : new Date(dtInicio)
  const fim = dtFim === null ? null : new Date(dtFim)
  const campos: Record<string, Sentence> = {}
  if (endsInPast(fim, now, kept)) campos.dtFim = aulaTexts.fimPassado
  if (inicio && fim && fim <= inicio) campos.dtFim = aulaTexts.fimAntes
  if (mostrar_gabarito === 'apos_fim' && fim === null) campos.dtFim = aulaTexts.fimFalta
  if (Object.keys(campos).length > 0) throw invalid(campos)
  return { inicio, fim, obrigatoria, peso, mostrar_gabarito }
}

/** What screens of the class hear, on `turma:{id}`. */
const tell = (tx: Tx, turma: number, aula: number) => publish(tx, `turma:${turma}`, 'aula_mudou', { aula })

async function vinculoFor(context: Context, { turma, vinculo }: { turma: number; vinculo: number }) {
  refuseVisitor(context)
  await turmaFor(context, 'give', turma)
  await queries.lockVinculo(context.tx, vinculo)
  const row = await queries.findVinculo(context.tx, context.actor, turma, vinculo)
  if (!row) throw notFound(aulaTexts.vinculoAusente)
  return { ...row, id: vinculo }
}

/** Says of what was handed in whether it is late by the end that holds from now on: the teacher chose so. */
async function tellLate(
  context: Context,
  { turma_id: turma, aula_id: aula, fim: antes }: queries.VinculoRow,
  fim: Date | null,
): Promise<void> {
  const entregas = await prazo.ask().aplicar(context.tx, { turma, aula }, fim)
  if (entregas.length === 0) return
  await publish(context.tx, `turma:${turma}`, 'entrega_mudou')
  const mudanca = {
    antes: { turma, fim: antes },
    depois: { fim, entregas },
  }
  await audit(context, { entidade: 'aula', id: aula, acao: 'mudar_atrasos', mudanca })
}

async function showVinculo(context: Context, turma: number, id: number): Promise<Told<TurmaAula>> {
  const row = await queries.findVinculo(context.tx, context.actor, turma, id)
  if (!row) throw notFound(aulaTexts.vinculoAusente)
  return presentVinculo(row, context)
}

/** Every class is asked for before anything is written in one. */
async function turmasFor(context: Context, ids: readonly number[]): Promise<void> {
  const { tx, authorize } = context
  const found = (await findClasses(tx, ids)).map(turmaAlvo)
  if (found.length < ids.length) throw notFound()
  for (const turma of found) {
    authorize(turmaAulaPolicy, 'view', turma)
    if (turma.status === 'encerrada') throw failure(409, 'turma_encerrada', aulaTexts.turmaEncerrada)
    authorize(turmaAulaPolicy, 'give', turma)
  }
  if (found.some(({ ligado }) => !ligado)) throw invalid({ turmas: aulaTexts.turmaDesligada })
}

export const turmaAulaHandlers: Handlers<typeof turmaAulaApi> = {
  async listTurma({ params, query, ...context }) {
    const { tx, actor } = context
    const turma = await turmaFor(context, 'view', params.turma)
    const { ordem = '-dtInicio', ...rest } = query
    const rows = await queries.listOfTurma(tx, actor, { turma: turma.id, ordem, ...rest })
    const capaOf = await capasOf(
      context,
      rows.map(({ capa_id }) => capa_id),
    )
    const dar = !isVisitor(actor) && can(turmaAulaPolicy, actor, 'give', turma)
    return {
      aulas: rows.map((row) => presentVinculo(row, context, capaOf(row.capa_id))),
      total: rows[0]?.total ?? 0,
      permissoes: { dar },
    }
  },

  async listVinculos({ params, ...context }) {
    const { tx, actor } = context
    await aulaFor(context, 'view', params.id)
    const rows = await queries.listOfAula(tx, actor, params.id)
    return { vinculos: rows.map((row) => presentVinculo(row, context)) }
  },

  async give({ params, body, ...context }) {
    const { tx, actor } = context
    const row = await openToTurmas(context, params.id)
    await turmasFor(context, body.turmas)
    const { turmas, ...fields } = body
    const columns = columnsOf(fields, context.now)
    const given = await queries.insertVinculos(tx, row.id, actor.id, turmas, columns)
    await Promise.all(given.map((turma) => tell(tx, turma, row.id)))
    const { titulo } = await findVersao(tx, row.id, row.versao)
    await tellGiven(context, { id: row.id, titulo, inicio: columns.inicio }, given)
    const vinculos = (await queries.listOfAula(tx, actor, row.id)).filter(({ turma_id }) =>
      given.includes(turma_id),
    )
    const ja_tinham = turmas.filter((turma) => !given.includes(turma))
    if (given.length > 0)
      await audit(context, {
        entidade: 'aula',
        id: row.id,
        acao: 'dar_a_turma',
        mudanca: { depois: { turmas: given } },
      })
    return { vinculos: vinculos.map((vinculo) => presentVinculo(vinculo, context)), ja_tinham }
  },

  async changeVinculo({ params, body, ...context }) {
    const { tx } = context
    const row = await vinculoFor(context, params)
    if (row.removida_em !== null) throw notFound(aulaTexts.vinculoAusente)
    const { atrasos = 'como_estao', ...fields } = body
    const columns = columnsOf(fields, context.now, row.fim)
    await queries.updateVinculo(tx, row.id, columns)
    if (atrasos === 'novo_fim') await tellLate(context, row, columns.fim)
    await tell(tx, row.turma_id, row.aula_id)
    return { vinculo: await showVinculo(context, row.turma_id, row.id) }
  },

  async olharPrazo({ params, query, ...context }) {
    refuseVisitor(context)
    await turmaFor(context, 'give', params.turma)
    const row = await queries.findVinculo(context.tx, context.actor, params.turma, params.vinculo)
    if (!row) throw notFound(aulaTexts.vinculoAusente)
    const lugar = { turma: row.turma_id, aula: row.aula_id }
    const fim = query.dtFim === undefined ? null : new Date(query.dtFim)
    const { entregaram, mudariam, ...counts } = await prazo.ask().olhar(context.tx, lugar, fim)
    return {
      ...counts,
      entregaram: entregaram.map(({ id, nome, em, nota }) => ({
        aluno: { id, nome },
        em,
        nota,
      })),
      mudariam: mudariam.map(({ id, aluno_id, nome, atrasada }) => ({
        entrega: id,
        aluno: { id: aluno_id, nome },
        atrasada,
      })),
    }
  },

  async removeVinculo({ params, ...context }) {
    const { tx, now } = context
    const row = await vinculoFor(context, params)
    if (row.removida_em !== null) return {}
    await queries.updateVinculo(tx, row.id, { removida_em: now })
    await tell(tx, row.turma_id, row.aula_id)
    const mudanca = { antes: { turma: row.turma_id } }
    await audit(context, { entidade: 'aula', id: row.aula_id, acao: 'tirar_da_turma', mudanca })
    return {}
  },

  async restoreVinculo({ params, ...context }) {
    const { tx } = context
    const row = await vinculoFor(context, params)
    if (row.removida_em !== null) {
      if (await queries.hasLive(tx, row.turma_id, row.aula_id))
        throw failure(409, 'vinculo_repetido', aulaTexts.vinculoRepetido)
      await queries.updateVinculo(tx, row.id, { removida_em: null })
      await tell(tx, row.turma_id, row.aula_id)
    }
    return { vinculo: await showVinculo(context, row.turma_id, row.id) }
  },

  async minhasTurmas({ tx, actor, now }) {
    const rows = await queries.listOwn(tx, actor, MOST)
    return {
      projetos: rows.map((row) => ({
        id: row.aula_id,
        titulo: row.titulo,
        codigo: row.codigo,
        turma: { id: row.turma_id, codigo: row.turma_codigo, nome: row.turma_nome },
        dtInicio: row.inicio,
        dtFim: row.fim,
        situacao: situacaoAt(row, now),
        obrigatoria: row.obrigatoria,
      })),
    }
  },

  async selecionar({ body, ...context }) {
    const { tx, actor } = context
    const { row, alvo } = await aulaFor(context, 'view', body.projeto_id)
    if (row.versao === 0 || row.removida_em !== null) throw notFound(aulaTexts.ausente)
    const turmas = await queries.listOfAula(tx, actor, row.id)
    const { titulo, descricao, total_telas } = await findVersao(tx, row.id, row.versao)
    const may = (action: keyof typeof aulaPolicy) => can(aulaPolicy, actor, action, alvo)
    return {
      projeto: {
        id: row.id,
        codigo: row.codigo,
        titulo,
        descricao,
        capa_id: row.capa_id,
        versao: row.versao,
        total_telas,
        turmas: turmas.map((vinculo) => presentVinculo(vinculo, context)),
        permissoes: { lerRascunho: may('open'), editar: may('edit'), duplicar: may('duplicate') },
      },
    }
  },

  async followCodigo({ params, tx, actor }) {
    const read = readCodigo(params.codigo)
    if (read?.tipo === 'aula') {
      const row = await findAulaByCodigo(tx, actor, read.codigo)
      if (row && can(aulaPolicy, actor, 'view', alvoOf(row)) && row.removida_em === null)
        return { tipo: 'aula', id: row.id }
    }
    if (read?.tipo === 'turma') {
      const row = await findClasse(tx, read.codigo)
      if (row && can(turmaAulaPolicy, actor, 'view', turmaAlvo(row))) return { tipo: 'turma', id: row.id }
    }
    throw notFound()
  },
}
