/** Handlers of deliveries: lists, one, its correction, its sending again. */
import { can } from '../../../core/policy/policy.ts'
import { audit } from '../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../core/server/context.ts'
import { publish } from '../../../core/server/events.ts'
import { failure, notFound } from '../../../core/server/failure.ts'
import { isAberta, type Rubrica, type TipoTela } from '../../aula/telas.ts'
import { notifyUsers } from '../../notificacao/server/public.ts'
import { scoreAberta } from '../../tentativa/server/public.ts'
import { membersOf } from '../../turma/server/public.ts'
import type { entregaApi } from '../contract.ts'
import { turmaEntregaPolicy } from '../policy.ts'
import { move, notaDaRubrica } from '../rules.ts'
import { entregaTexts as texts } from '../texts.ts'
import { filesTaken, replaceFiles } from './files.ts'
import { entregaToChange, type Found, refusedMove, showEntrega, turmaToView } from './find.ts'
import { presentArquivos, presentAula, presentEntrega } from './present.ts'
import * as queries from './queries.ts'
import { addPasso, begin, change, type Passo, telaOf } from './queries-mudar.ts'

/** What its lists and the delivery's own screen are told. */
async function tell({ tx }: Context, { id, turma_id, aluno_id }: queries.Row): Promise<void> {
  await publish(tx, `usuario:${aluno_id}`, 'entrega_mudou', { entrega: id })
  if (turma_id !== null) await publish(tx, `turma:${turma_id}`, 'entrega_mudou')
}

const step = ({ tx, actor, now }: Context, { row }: Found, passo: Pick<Passo, 'acao' | 'texto' | 'nota'>) =>
  addPasso(tx, { entrega_id: row.id, usuario_id: actor.id, quando: now, ...passo })

async function tellPupil(
  { tx, now }: Context,
  { row, turma }: Found,
  news: { tipo: 'entrega_devolvida' } | { tipo: 'nota_publicada'; nota: number },
): Promise<void> {
  const dados = { titulo: row.aula, turma: turma?.nome ?? '' }
  const destino = `/logado/turmas/turma/${row.turma_id}/atividades-entrega/${row.aula_id}/${row.id}` as const
  const told = {
    destino,
    ...(news.tipo === 'nota_publicada'
      ? { tipo: news.tipo, dados: { ...dados, nota: news.nota } }
      : { tipo: news.tipo, dados }),
  }
  await notifyUsers(tx, [row.aluno_id], told, { now })
}

async function tellTeachers({ tx, now, actor }: Context, { row, turma }: Found): Promise<void> {
  if (!turma) return
  const teachers = await membersOf(tx, turma.id, ['professor'])
  await notifyUsers(
    tx,
    teachers.map(({ id }) => id),
    {
      tipo: 'entrega_recebida',
      dados: { autor: actor.nome, titulo: row.aula, turma: turma.nome },
      destino: `/logado/turmas/turma/${turma.id}/atividades-entrega/${row.aula_id}/${row.id}`,
    },
    { now },
  )
}

const rubricaOf = ({ conteudo }: queries.EntregaRow): Rubrica =>
  (conteudo.rubrica as Rubrica | undefined) ?? []

export const entregaHandlers: Handlers<typeof entregaApi> = {
  async permissao({ actor }) {
    return {
      permissao:
        actor.turmas.some(({ papel }) => papel === 'professor') ||
        actor.redes.some(({ funcao }) => funcao === 'escrita') ||
        actor.funcoes.some(
          (funcao) => funcao === 'administrador_tenant' || funcao === 'administrador-plataforma',
        ),
    }
  },

  async listAulas({ params, ...context }) {
    const { turma, quem } = await turmaToView(context, params.turma)
    const aulas = await queries.listAulas(context.tx, turma.id, quem)
    return {
      aulas: aulas.map((row) => presentAula(row, quem)),
      permissoes: { corrigir: can(turmaEntregaPolicy, context.actor, 'correct', turma) },
    }
  },

  async list({ params, query, ...context }) {
    const { turma, quem } = await turmaToView(context, params.turma)
    const { rows, total } = await queries.list(context.tx, { ...query, turma: turma.id, quem }, query)
    const [first] = rows
    return {
      entregas: rows.map(presentEntrega),
      total,
      aula: query.aula !== undefined && first ? { id: first.aula_id, titulo: first.aula } : null,
      permissoes: { corrigir: can(turmaEntregaPolicy, context.actor, 'correct', turma) },
    }
  },

  async find({ params, ...context }) {
    return { entrega: await showEntrega(context, params.id) }
  },

  async attach({ params, body, ...context }) {
    const { tx, actor, authorize } = context
    const tela = await telaOf(tx, params.tentativa, params.tela)
    if (!tela || tela.usuario_id !== actor.id) throw notFound()
    authorize({ own: [() => true] }, 'own', tela)
    if (!isAberta(tela.tipo as TipoTela)) throw failure(409, 'tela_sem_entrega', texts.semTela)
    if (tela.estado !== 'iniciada') throw failure(409, 'tentativa_fechada', texts.tentativaFechada)
    const id = await begin(tx, tela, params.tela, body.texto?.trim() ?? '')
    await replaceFiles(context, id, body.manter ?? [], filesTaken(tela.tipo, tela.conteudo))
    const row = await queries.find(tx, id)
    return { entrega: id, arquivos: presentArquivos(row?.arquivos ?? [], context) }
  },

  async correct({ params, body, ...context }) {
    const { tx, actor, now } = context
    const found = await entregaToChange(context, 'correct', params.id, body.revisao)
    const { row } = found
    const estado = move(row.estado, 'corrigir')
    if (!estado) throw refusedMove(texts.naoCorrige)
    const nota = body.rubrica ? notaDaRubrica(rubricaOf(row), body.rubrica) : (body.nota ?? null)
    if (nota === null)
      throw failure(400, 'dados_invalidos', body.rubrica ? texts.rubrica : texts.semNota, {
        campos: { [body.rubrica ? 'rubrica' : 'nota']: body.rubrica ? texts.rubrica : texts.semNota },
      })
    const comentario = body.comentario.trim()
    await change(tx, row.id, {
      estado,
      nota,
      rubrica: body.rubrica ?? [],
      comentario,
      corrigida_por: actor.id,
      corrigida_em: now,
    })
    await scoreAberta(context, row.tentativa_id, row.tela_id, nota / 10)
    await step(context, found, { acao: 'corrigida', texto: comentario, nota })
    await tellPupil(context, found, { tipo: 'nota_publicada', nota })
    await tell(context, row)
    await audit(context, {
      entidade: 'entrega',
      id: row.id,
      acao: 'corrigir',
      mudanca: { antes: { nota: row.nota === null ? null : Number(row.nota) }, depois: { nota } },
    })
    return { entrega: await showEntrega(context, row.id) }
  },

  async giveBack({ params, body, ...context }) {
    const { tx } = context
    const found = await entregaToChange(context, 'correct', params.id, body.revisao)
    const { row } = found
    const estado = move(row.estado, 'devolver')
    if (!estado) throw refusedMove(texts.naoDevolve)
    const comentario = body.comentario.trim()
    if (comentario === '')
      throw failure(400, 'dados_invalidos', texts.semComentario, {
        campos: { comentario: texts.semComentario },
      })
    await change(tx, row.id, {
      estado,
      nota: null,
      rubrica: [],
      comentario,
      corrigida_por: null,
      corrigida_em: null,
    })
    await scoreAberta(context, row.tentativa_id, row.tela_id, null)
    await step(context, found, { acao: 'devolvida', texto: comentario })
    await tellPupil(context, found, { tipo: 'entrega_devolvida' })
    await tell(context, row)
    await audit(context, { entidade: 'entrega', id: row.id, acao: 'devolver' })
    return { entrega: await showEntrega(context, row.id) }
  },

  async reopen({ params, body, ...context }) {
    const { tx } = context
    const found = await entregaToChange(context, 'correct', params.id, body.revisao)
    const { row } = found
    const estado = move(row.estado, 'reabrir')
    if (!estado) throw refusedMove(texts.naoReabre)
    await change(tx, row.id, { estado, nota: null, rubrica: [], corrigida_por: null, corrigida_em: null })
    await scoreAberta(context, row.tentativa_id, row.tela_id, null)
    await step(context, found, { acao: 'reaberta' })
    await tell(context, row)
    await audit(context, { entidade: 'entrega', id: row.id, acao: 'reabrir' })
    return { entrega: await showEntrega(context, row.id) }
  },

  async resend({ params, body, ...context }) {
    const { tx, now } = context
    const found = await entregaToChange(context, 'resend', params.id, body.revisao)
    const { row } = found
    const estado = move(row.estado, 'enviar')
    if (!estado) throw refusedMove(texts.naoReenvia)
    const texto = body.texto?.trim() ?? row.texto
    const manter = body.manter ?? row.arquivos.map(({ id }) => id)
    const total = await replaceFiles(context, row.id, manter, filesTaken(row.tipo, row.conteudo))
    if (total === 0 && texto === '') throw failure(400, 'dados_invalidos', texts.vazia)
    await change(tx, row.id, { estado, texto, enviada_em: now, vez: row.vez + 1 })
    const entrega = await queries.find(tx, row.id)
    await addPasso(tx, {
      entrega_id: row.id,
      usuario_id: context.actor.id,
      acao: 'enviada',
      texto,
      arquivos: entrega?.arquivos.map(({ nome }) => nome) ?? [],
      quando: now,
    })
    await tellTeachers(context, found)
    await tell(context, row)
    return { entrega: await showEntrega(context, row.id) }
  },
}
