/** Handlers of deliveries: lists, one, its correction, its sending again. */
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { isAberta, type TipoTela } from '../../aula/shapes-tipos.ts'
import { mayAdd, scoreAbertas } from '../../tentativa/server/public.ts'
import { namesObra } from '../../tentativa/server/public-feito.ts'
import type { entregaApi } from '../contract.ts'
import { correctsSome, turmaEntregaPolicy } from '../policy.ts'
import { move, notaDaRubrica, rubricaDe } from '../rules.ts'
import { entregaTexts as texts } from '../texts.ts'
import { tellPupil, tellScreens, tellTeachers } from './announce.ts'
import { entregaToChange, type Found, refusedMove, showEntrega, turmaToView } from './find.ts'
import { presentArquivos, presentAula, presentEntrega } from './present.ts'
import * as queries from './queries.ts'
import { beganOf, saveCorrecao, takeMarcas } from './queries-mesa.ts'
import { addPasso, begin, change, nameSent, type Passo, telaOf } from './queries-mudar.ts'
import { filesTaken, replaceFiles } from './write-files.ts'

const step = (
  { tx, actor, now }: Context,
  { row }: Found,
  passo: Pick<Passo, 'tipo' | 'texto' | 'nota' | 'marcas'>,
) => addPasso(tx, { entrega_id: row.id, usuario_id: actor.id, quando: now, ...passo })

/** The pupil hears of it, and the screens that show it. */
async function tell({ tx, now }: Context, { row, turma }: Found, nota: number | null): Promise<void> {
  await tellPupil(tx, row, { aluno: row.aluno_id, turma: turma?.nome ?? '', nota, now })
  await tellScreens(tx, row.turma_id, [row.aluno_id])
}

export const entregaHandlers: Handlers<typeof entregaApi> = {
  async permissao({ actor }) {
    return { permissao: correctsSome(actor) }
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
    if (!(await mayAdd(context, params.tentativa))) {
      const named = body.obra !== undefined && (await namesObra(tx, params.tentativa, params.tela, body.obra))
      if (!named) throw failure(409, 'tentativa_fechada', texts.tentativaFechada)
      // Once: what is there by now is theirs, and nothing takes its place.
      const there = tela.entrega_id === null ? undefined : await queries.find(tx, tela.entrega_id)
      if (there && (there.arquivos.length > 0 || !['pendente', 'enviada'].includes(there.estado)))
        return { entrega: there.id, arquivos: presentArquivos(there.arquivos, context) }
    }
    const id = await begin(tx, tela, params.tela, body.texto?.trim() ?? '')
    await replaceFiles(context, id, body.manter ?? [], filesTaken(tela.tipo, tela.conteudo))
    const row = await queries.find(tx, id)
    if (row?.estado === 'enviada')
      await nameSent(tx, id, { texto: row.texto, arquivos: row.arquivos.map(({ nome }) => nome) })
    return { entrega: id, arquivos: presentArquivos(row?.arquivos ?? [], context) }
  },

  async correct({ params, body, ...context }) {
    const { tx, actor, now } = context
    const found = await entregaToChange(context, 'correct', params.id, body.revisao)
    const { row } = found
    const estado = move(row.estado, 'corrigir')
    if (!estado) throw refusedMove(texts.naoCorrige)
    const nota = body.rubrica ? notaDaRubrica(rubricaDe(row), body.rubrica) : (body.nota ?? null)
    if (nota === null)
      throw invalid(
        { [body.rubrica ? 'rubrica' : 'nota']: body.rubrica ? texts.rubrica : texts.semNota },
        body.rubrica ? texts.rubrica : texts.semNota,
      )
    const comentario = body.comentario.trim()
    const { marcas = row.marcas } = await takeMarcas(tx, row, comentario)
    await change(tx, row.id, {
      estado,
      nota,
      rubrica: body.rubrica ?? [],
      comentario,
      marcas,
      corrigida_por: actor.id,
      corrigida_em: now,
    })
    await scoreAbertas(context, row.tentativa_id, [{ tela: row.tela_id, fracao: nota / 10 }])
    await step(context, found, { tipo: 'corrigida', texto: comentario, marcas, nota })
    await tell(context, found, nota)
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
    if (comentario === '') throw invalid({ comentario: texts.semComentario }, texts.semComentario)
    const { marcas = row.marcas } = await takeMarcas(tx, row, comentario)
    await change(tx, row.id, {
      estado,
      nota: null,
      rubrica: [],
      comentario,
      marcas,
      corrigida_por: null,
      corrigida_em: null,
    })
    await scoreAbertas(context, row.tentativa_id, [{ tela: row.tela_id, fracao: null }])
    await step(context, found, { tipo: 'devolvida', texto: comentario, marcas })
    await tell(context, found, null)
    await audit(context, { entidade: 'entrega', id: row.id, acao: 'devolver' })
    return { entrega: await showEntrega(context, row.id) }
  },

  async reopen({ params, body, ...context }) {
    const { tx, actor, now } = context
    const found = await entregaToChange(context, 'correct', params.id, body.revisao)
    const { row } = found
    const estado = move(row.estado, 'reabrir')
    if (!estado) throw refusedMove(texts.naoReabre)
    const { rubrica, marcas, nota } = row
    // What was said is written already where it is looked at again, with what somebody had begun and not sent.
    const begun = await beganOf(tx, row)
    const comentario = [row.comentario, begun].filter(Boolean).join('\n\n').slice(0, 5_000)
    await saveCorrecao(
      tx,
      {
        entrega_id: row.id,
        vez: row.vez,
        usuario_id: row.aluno_id,
        autor_id: actor.id,
        nota: nota === null ? null : Number(nota),
        ...{ rubrica, comentario, marcas },
        ...{ pronta: false, refazer: false, mudada_em: now },
      },
      1,
    )
    await change(tx, row.id, {
      ...{ estado, nota: null, rubrica: [], marcas: [], corrigida_por: null, corrigida_em: null },
    })
    await scoreAbertas(context, row.tentativa_id, [{ tela: row.tela_id, fracao: null }])
    await step(context, found, { tipo: 'reaberta' })
    await tellScreens(tx, row.turma_id, [row.aluno_id])
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
    if (total === 0 && texto === '') throw invalid({}, texts.vazia)
    await change(tx, row.id, { estado, texto, enviada_em: now, vez: row.vez + 1, marcas: [] })
    const entrega = await queries.find(tx, row.id)
    await addPasso(tx, {
      entrega_id: row.id,
      usuario_id: context.actor.id,
      tipo: 'enviada',
      texto,
      arquivos: entrega?.arquivos.map(({ nome }) => nome) ?? [],
      quando: now,
    })
    await tellTeachers(tx, row, now)
    await tellScreens(tx, row.turma_id, [row.aluno_id])
    return { entrega: await showEntrega(context, row.id) }
  },
}
