/** Writing assessments: a new one, a change, a copy; what closing one keeps. */
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { cleanTela } from '../../../ensino/aula/server/public.ts'
import { setUsos } from '../../../ensino/midia/server/public.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { caminhoDe, refuseMidias, refuseUnknown } from '../../questao/server/public.ts'
import { listAprovadas } from '../../questao/server/public-prova.ts'
import { keepVersoes, listVersoes, type Versao } from '../../questao/server/public-versao.ts'
import type { avaliacaoApi } from '../contract.ts'
import { avaliacaoPolicy } from '../policy.ts'
import { estadosPara, faltasDe, PADROES, padroesCertos, primeiroBloco } from '../rules.ts'
import { cadernosDe, type NaOrdem } from '../rules-caderno.ts'
import { chaveDe } from '../rules-chave.ts'
import { LIMITES, type Modelo } from '../rules-matriz.ts'
import type { EstadoAvaliacao, LinhaMatriz, Modalidade, Mostrar, Padrao, Posta } from '../shapes.ts'
import { avaliacaoTexts, faltaTexts } from '../texts.ts'
import { avaliacaoFor, showAvaliacao, turmaOf } from './find.ts'
import { alvoOf } from './present.ts'
import { presa } from './public-acima.ts'
import * as queries from './queries.ts'

const limpo = (html: string): string => cleanTela('texto', { html }).html

interface Escrita {
  titulo?: string | undefined
  rede_id?: number | null | undefined
  disciplina?: number | null | undefined
  periodo?: number | null | undefined
  turma?: number | null | undefined
  modelo?: Modelo | undefined
  matriz?: readonly LinhaMatriz[] | undefined
  questoes?: readonly Posta[] | undefined
  modalidade?: Modalidade | undefined
  cadernos?: number | undefined
  embaralha_questoes?: boolean | undefined
  embaralha_alternativas?: boolean | undefined
  embaralha_blocos?: boolean | undefined
  valor?: number | undefined
  duracao?: number | null | undefined
  senha?: string | undefined
  instrucoes?: string | undefined
  mostrar_resultado?: Mostrar | undefined
  padroes?: readonly Padrao[] | undefined
}

/** @throws 400 where nothing is written */
function tituloDe(written: string): string {
  const titulo = written.replace(/\s+/g, ' ').trim()
  if (titulo === '') throw invalid({ titulo: avaliacaoTexts.titulo })
  return titulo
}

const repeats = (values: readonly unknown[]): boolean => new Set(values).size < values.length

/** @throws 400 naming the field of what can't be written so */
function refuseWrong({ matriz = [], questoes = [], padroes }: Escrita, modelo: Modelo): void {
  const most = LIMITES[modelo]
  if (repeats(matriz.map(({ habilidade }) => habilidade)))
    throw invalid({ matriz: avaliacaoTexts.linhaDupla })
  if (repeats(questoes.map(({ id }) => id))) throw invalid({ questoes: avaliacaoTexts.questaoDupla })
  if (questoes.length > most) {
    const { pt, en } = avaliacaoTexts.demais
    throw invalid({ questoes: { pt: pt(most), en: en(most) } })
  }
  if (padroes && !padroesCertos(padroes)) throw invalid({ padroes: avaliacaoTexts.padroes })
}

/** @throws 400 naming the field of what is not there for the person; `before`: what stands in it already */
async function refuseAbsent(
  context: Context,
  { disciplina, periodo, turma, matriz = [], questoes, instrucoes }: Escrita,
  before?: queries.Inteira,
): Promise<void> {
  const { tx, actor } = context
  const habilidades = matriz.flatMap(({ habilidade }) => habilidade ?? [])
  const known = before?.matriz.map(({ habilidade }) => habilidade) ?? []
  await refuseUnknown(context, {
    disciplina: disciplina === before?.disciplina?.id ? null : disciplina,
    periodo: periodo === before?.periodo?.id ? null : periodo,
    habilidades: habilidades.filter((id) => !known.includes(id)),
  })
  if (turma && turma !== before?.turma_id && !(await turmaOf(context, turma)))
    throw invalid({ turma: avaliacaoTexts.turma })
  if (questoes) {
    const ids = questoes.map(({ id }) => id)
    const there = await listAprovadas(tx, actor, ids, { habilidades: [], turma: null })
    if (there.length < ids.length) throw invalid({ questoes: avaliacaoTexts.questaoAusente })
  }
  if (instrucoes !== undefined)
    await refuseMidias(context, midiasDe({ html: instrucoes }), midiasDe({ html: before?.instrucoes ?? '' }))
}

/** What was sent, as columns; what was not is left as it is. */
function columnsOf(written: Escrita): queries.Columns {
  const { titulo, rede_id, disciplina, periodo, turma, modelo, matriz, modalidade, cadernos } = written
  const { embaralha_questoes, embaralha_alternativas, embaralha_blocos, valor, duracao, senha } = written
  const { instrucoes, mostrar_resultado, padroes } = written
  return {
    ...(titulo !== undefined && { titulo: tituloDe(titulo) }),
    ...(rede_id !== undefined && { rede_id }),
    ...(disciplina !== undefined && { disciplina_id: disciplina }),
    ...(periodo !== undefined && { periodo_id: periodo }),
    ...(turma !== undefined && { turma_id: turma }),
    ...(modelo !== undefined && { modelo }),
    ...(matriz !== undefined && { matriz: JSON.stringify(matriz) }),
    ...(modalidade !== undefined && { modalidade }),
    ...(cadernos !== undefined && { cadernos }),
    ...(embaralha_questoes !== undefined && { embaralha_questoes }),
    ...(embaralha_alternativas !== undefined && { embaralha_alternativas }),
    ...(embaralha_blocos !== undefined && { embaralha_blocos }),
    ...(valor !== undefined && { valor }),
    ...(duracao !== undefined && { duracao }),
    ...(senha !== undefined && { senha: senha.trim() }),
    ...(instrucoes !== undefined && { instrucoes: limpo(instrucoes) }),
    ...(mostrar_resultado !== undefined && { mostrar_resultado }),
    ...(padroes !== undefined && {
      padroes: JSON.stringify(padroes.map(({ nome, desde }) => ({ nome: nome.trim(), desde }))),
    }),
  }
}

/** @throws 422 telling the gravest of what it lacks */
function refuseIncompleta(row: queries.Inteira): void {
  const [falta] = faltasDe(row)
  if (falta === undefined) return
  throw failure(422, 'avaliacao_incompleta', avaliacaoTexts.incompleta, {
    campos: { [falta === 'iguais' ? 'cadernos' : 'questoes']: faltaTexts[falta] },
  })
}

/** A question as the versions order it: its key where this assessment has it. */
function naOrdem({ letra }: Posta, versao: Versao, at: number): NaOrdem {
  const chave = chaveDe(versao.id, versao.tipo, versao.conteudo)
  return {
    ...chave,
    letra: chave.letra === null ? null : (letra ?? chave.letra),
    numero: at + 1,
    texto_base: versao.texto_base?.id ?? null,
  }
}

const midiasDaVersao = ({ conteudo, comando, texto_base }: Versao): number[] => [
  ...midiasDe(conteudo),
  ...midiasDe({ html: comando }),
  ...midiasDe({ html: texto_base?.html ?? '' }),
]

/** Keeps its questions as they stand now, and makes its versions. @throws 422 while something is missing */
async function fechar({ tx }: Context, row: queries.Inteira): Promise<void> {
  refuseIncompleta(row)
  const ids = row.questoes.map(({ id }) => id)
  const versoes = await keepVersoes(tx, ids)
  const kept = [...versoes].map(([questao, versao]) => ({ questao, versao }))
  await queries.setVersoes(tx, row.id, kept)
  const como = new Map((await listVersoes(tx, kept)).map((versao) => [versao.id, versao]))
  const questoes = row.questoes.flatMap((posta, at) => {
    const versao = como.get(posta.id)
    return versao ? [naOrdem(posta, versao, at)] : []
  })
  const doisBlocos = row.modelo === 'doisBlocos'
  const mapas = cadernosDe(questoes, row.cadernos, {
    questoes: row.embaralha_questoes,
    alternativas: row.embaralha_alternativas,
    blocos: doisBlocos && row.embaralha_blocos,
    bloco: doisBlocos ? primeiroBloco(questoes.length) : questoes.length,
  })
  await queries.setCadernos(tx, row.id, mapas)
  const shown = [...midiasDe({ html: row.instrucoes }), ...[...como.values()].flatMap(midiasDaVersao)]
  await setUsos(tx, { onde: 'avaliacao', id: row.id }, shown)
}

/** Goes with the bank again. */
async function reabrir({ tx }: Context, row: queries.Inteira): Promise<void> {
  await queries.setVersoes(tx, row.id, [])
  await queries.setCadernos(tx, row.id, [])
  await setUsos(tx, { onde: 'avaliacao', id: row.id }, midiasDe({ html: row.instrucoes }))
}

/** @throws 409 where the person may not bring it there */
function refuseEstado({ actor }: Context, row: queries.Inteira, asked: EstadoAvaliacao): void {
  const edita = can(avaliacaoPolicy, actor, 'edit', alvoOf(row))
  if (!estadosPara(row, edita).includes(asked)) throw failure(409, 'estado_invalido', avaliacaoTexts.estado)
}

const ACAO = { pronta: 'fechar', rascunho: 'reabrir', arquivada: 'arquivar' } as const

type Written = 'create' | 'edit' | 'copy'

export const writeHandlers: Pick<Handlers<typeof avaliacaoApi>, Written> = {
  async create({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'write', null)
    const { questoes = [], titulo, padroes = PADROES } = body
    refuseWrong(body, body.modelo ?? 'padrao')
    await caminhoDe(context, body.rede_id)
    await refuseAbsent(context, body)
    const columns = columnsOf({ ...body, padroes })
    const id = await queries.insert(
      tx,
      { ...columns, titulo: tituloDe(titulo), padroes: columns.padroes ?? '[]' },
      actor.id,
    )
    await queries.setQuestoes(tx, id, questoes)
    await setUsos(tx, { onde: 'avaliacao', id }, midiasDe({ html: columns.instrucoes ?? '' }))
    return showAvaliacao(context, id)
  },

  async edit({ params, body, ...context }) {
    const { tx, now } = context
    const row = await avaliacaoFor(context, 'edit', params.avaliacao_id, { lock: true })
    const { revisao, estado = row.estado, ...written } = body
    if (revisao !== row.revisao) throw failure(409, 'avaliacao_conflito', avaliacaoTexts.conflito)
    const wrote = Object.values(written).some((value) => value !== undefined)
    if (wrote && row.estado !== 'rascunho') throw failure(409, 'avaliacao_fechada', avaliacaoTexts.fechada)
    if (estado !== row.estado) {
      refuseEstado(context, row, estado)
      // Locked: no phase takes it along meanwhile.
      if (await presa.ask()(tx, row.id)) throw failure(409, 'avaliacao_em_fase', avaliacaoTexts.emFase)
    }
    if (wrote) {
      refuseWrong({ questoes: row.questoes, ...written }, written.modelo ?? row.modelo)
      if (written.rede_id !== undefined && written.rede_id !== row.rede?.id)
        await caminhoDe(context, written.rede_id)
      await refuseAbsent(context, written, row)
      if (written.questoes) await queries.setQuestoes(tx, row.id, written.questoes)
    }
    const columns = columnsOf(written)
    if (columns.instrucoes !== undefined)
      await setUsos(tx, { onde: 'avaliacao', id: row.id }, midiasDe({ html: columns.instrucoes }))
    await queries.update(tx, row.id, { ...columns, estado }, now)
    if (estado !== row.estado) {
      // What was written just now is what is closed.
      const written = wrote ? await avaliacaoFor(context, 'edit', row.id) : row
      const back = row.estado === 'arquivada'
      if (!back && estado === 'pronta') await fechar(context, written)
      else if (!back && estado === 'rascunho') await reabrir(context, written)
      await audit(context, {
        entidade: 'avaliacao',
        id: row.id,
        acao: back ? 'desarquivar' : ACAO[estado],
        mudanca: { antes: { estado: row.estado }, depois: { estado } },
      })
    }
    return showAvaliacao(context, row.id)
  },

  async copy({ params, ...context }) {
    const { tx, actor } = context
    const row = await avaliacaoFor(context, 'copy', params.id)
    const ids = row.questoes.map(({ id }) => id)
    const usable = new Set(
      (await listAprovadas(tx, actor, ids, { habilidades: [], turma: null })).map(({ id }) => id),
    )
    const id = await queries.insert(
      tx,
      {
        ...columnsOf({ ...row, disciplina: row.disciplina?.id ?? null, periodo: row.periodo?.id ?? null }),
        titulo: row.titulo,
        padroes: JSON.stringify(row.padroes),
        // Of another's class, and said in another's room.
        turma_id: null,
        senha: '',
        rede_id: null,
        estado: 'rascunho',
        avaliacao_id: row.id,
      },
      actor.id,
    )
    await queries.setQuestoes(
      tx,
      id,
      row.questoes.filter((posta) => usable.has(posta.id)),
    )
    await setUsos(tx, { onde: 'avaliacao', id }, midiasDe({ html: row.instrucoes }))
    return { ...(await showAvaliacao(context, id)), fora: row.fora + ids.length - usable.size }
  },
}
