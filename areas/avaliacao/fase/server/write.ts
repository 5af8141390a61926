/** Writing phases: a new one, what is said of it, its assessments and their windows, its states (product.md H-14). */
import { dayAt, endsInPast } from '../../../../core/contract/time.ts'
import { isAdministradorTenant, managesWriting } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { findRede } from '../../../escola/turma/server/public-rede.ts'
import { holdAvaliacoes, listUsaveis } from '../../avaliacao/server/public.ts'
import { refuseUnknown } from '../../questao/server/public.ts'
import type { faseApi } from '../contract.ts'
import { fasesPolicy } from '../policy.ts'
import { avisosDe, impedimentos, pedeMotivo, pedeNome } from '../rules.ts'
import { type EstadoFase, MAX_AVALIACOES } from '../shapes.ts'
import { faseTexts, sentenceOf } from '../texts.ts'
import { avaliacaoDaFase, faseFor, readAvaliacoes, showFase } from './find.ts'
import { julgar, presentFase } from './present.ts'
import * as queries from './queries.ts'

interface Escrita {
  nome?: string | undefined
  inicio?: string | undefined
  fim?: string | undefined
  periodo?: number | null | undefined
  quorum?: number | undefined
}

/** @throws 400 where nothing is written */
function nomeDe(written: string): string {
  const nome = written.replace(/\s+/g, ' ').trim()
  if (nome === '') throw invalid({ nome: faseTexts.nome })
  return nome
}

/** What was sent, as columns; what was not is left as it is. @throws 400 naming the field at fault */
async function columnsOf(
  context: Context,
  { nome, inicio, fim, periodo, quorum }: Escrita,
  before?: queries.FaseRow,
): Promise<queries.Columns> {
  const [first = '', last = ''] = [inicio ?? before?.inicio, fim ?? before?.fim]
  if (last < first) throw invalid({ fim: faseTexts.dias })
  if (fim !== undefined && fim !== before?.fim && fim < dayAt(context.now))
    throw invalid({ fim: faseTexts.diaPassou })
  await refuseUnknown(context, { periodo: periodo === before?.periodo?.id ? null : periodo })
  return {
    ...(nome !== undefined && { nome: nomeDe(nome) }),
    ...(inicio !== undefined && { inicio }),
    ...(fim !== undefined && { fim }),
    ...(periodo !== undefined && { periodo_id: periodo }),
    ...(quorum !== undefined && { quorum }),
  }
}

/** @throws 409 once it left production */
function refuseFechada({ estado }: queries.FaseRow): void {
  if (estado !== 'producao') throw failure(409, 'fase_fechada', faseTexts.fechada)
}

/** @throws 409 where the person may not bring it there, or what stands against it; 400 where a reason or a name is due */
function refuseEstado(
  { actor }: Context,
  row: queries.FaseRow,
  para: EstadoFase,
  asked: { motivo: string; nome: string; judged: ReturnType<typeof julgar> },
): void {
  const { estados } = presentFase(row, [], actor).permissoes
  if (!estados.includes(para)) throw failure(409, 'estado_invalido', faseTexts.estado)
  const { motivo, nome, judged } = asked
  const [against] = impedimentos(judged, para, motivo !== '')
  if (against === 'respondida') throw failure(409, 'fase_respondida', faseTexts.respondida)
  const aviso = avisosDe(judged).find(({ codigo }) => codigo === against)
  if (aviso) throw failure(409, `fase_${aviso.codigo}`, sentenceOf(aviso))
  if (pedeMotivo(row.estado, para) && motivo === '') throw invalid({ motivo: faseTexts.motivo })
  if (pedeNome(row.estado, para) && nome !== row.nome) throw invalid({ nome: faseTexts.nomeErrado })
}

type Written = 'create' | 'edit' | 'add' | 'schedule' | 'remove' | 'status'

export const writeHandlers: Pick<Handlers<typeof faseApi>, Written> = {
  async create({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(fasesPolicy, 'create', null)
    const { rede_id, nome, inicio, fim } = body
    const rede = await findRede(tx, rede_id)
    if (!rede || !(isAdministradorTenant(actor) || managesWriting(actor, { redeCaminho: rede.caminho })))
      throw invalid({ rede_id: faseTexts.rede })
    const columns = await columnsOf(context, body)
    const id = await queries.insert(
      tx,
      { ...columns, nome: nomeDe(nome), inicio, fim, rede_id: rede.id },
      actor.id,
    )
    return showFase(context, id)
  },

  async edit({ params, body, ...context }) {
    const row = await faseFor(context, 'edit', params.id, { lock: true })
    const { revisao, ...written } = body
    if (revisao !== row.revisao) throw failure(409, 'fase_conflito', faseTexts.conflito)
    refuseFechada(row)
    await queries.update(context.tx, row.id, await columnsOf(context, written, row))
    return showFase(context, row.id)
  },

  async add({ body, ...context }) {
    const { tx } = context
    const row = await faseFor(context, 'edit', body.fase_id, { lock: true })
    refuseFechada(row)
    const known = new Set(await queries.listNumeros(tx, row.id))
    const fresh = body.avaliacoes.filter((id) => !known.has(id))
    if (known.size + fresh.length > MAX_AVALIACOES) {
      const { pt, en } = faseTexts.demais
      throw invalid({ avaliacoes: { pt: pt(MAX_AVALIACOES), en: en(MAX_AVALIACOES) } })
    }
    const usable = await listUsaveis(context, fresh)
    if (usable.length < fresh.length) throw invalid({ avaliacoes: faseTexts.avaliacao })
    if (fresh.length > 0) {
      await queries.insertAvaliacoes(tx, row.id, fresh)
      await queries.update(tx, row.id, {})
    }
    return showFase(context, row.id)
  },

  async schedule({ params, body, ...context }) {
    const { fase, naFase } = await avaliacaoDaFase(context, 'edit', params, { lock: true })
    refuseFechada(fase)
    const { inicio, fim } = body
    if ((inicio === null) !== (fim === null))
      throw invalid({ [inicio === null ? 'inicio' : 'fim']: faseTexts.metade })
    const janela = { inicio: inicio ? new Date(inicio) : null, fim: fim ? new Date(fim) : null }
    if (janela.inicio && janela.fim) {
      if (janela.fim < janela.inicio) throw invalid({ fim: faseTexts.janela })
      if (endsInPast(janela.fim, context.now, naFase.fim)) throw invalid({ fim: faseTexts.passou })
      const inside = (at: Date) => dayAt(at) >= fase.inicio && dayAt(at) <= fase.fim
      const outside = [...(inside(janela.inicio) ? [] : ['inicio']), ...(inside(janela.fim) ? [] : ['fim'])]
      if (outside.length > 0)
        throw invalid(Object.fromEntries(outside.map((name) => [name, faseTexts.janelaFora])))
    }
    await queries.setJanela(context.tx, fase.id, params.avaliacaoID, janela)
    await queries.update(context.tx, fase.id, {})
    return showFase(context, fase.id)
  },

  async remove({ params, ...context }) {
    const { tx } = context
    const fase = await faseFor(context, 'edit', params.faseID, { lock: true })
    refuseFechada(fase)
    await queries.deleteAvaliacao(tx, fase.id, params.avaliacaoID)
    await queries.update(tx, fase.id, {})
    await audit(context, {
      entidade: 'fase',
      id: fase.id,
      acao: 'retirar',
      mudanca: { antes: { avaliacao: params.avaliacaoID } },
    })
    return showFase(context, fase.id)
  },

  async status({ params, body, ...context }) {
    const { tx, actor } = context
    const row = await faseFor(context, 'edit', params.id, { lock: true })
    const { status: para } = body
    // Asked for twice, done once.
    if (para === row.estado) return showFase(context, row.id)
    const motivo = (body.motivo ?? '').trim()
    // Held from here on: none is opened again while the phase goes on.
    const held = await holdAvaliacoes(tx, await queries.listNumeros(tx, row.id))
    const judged = julgar(row, await readAvaliacoes(tx, row.id))
    const { totais } = judged
    refuseEstado(context, row, para, { motivo, nome: (body.nome ?? '').trim(), judged })
    if (row.estado === 'producao' && para === 'apuracao') await queries.dealCadernos(tx, row.id, held)
    if (para === 'producao') await queries.dropCadernos(tx, row.id)
    const opened = row.estado === 'finalizado'
    await queries.update(tx, row.id, { estado: para, ...(opened && { versao: row.versao + 1 }) })
    await queries.insertPasso(tx, row.id, { de: row.estado, para, usuario_id: actor.id, motivo, totais })
    await audit(context, {
      entidade: 'fase',
      id: row.id,
      acao: 'situar',
      mudanca: { antes: { estado: row.estado }, depois: { estado: para, totais } },
      ...(motivo && { motivo }),
    })
    return showFase(context, row.id)
  },
}
