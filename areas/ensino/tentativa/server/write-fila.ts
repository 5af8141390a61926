/** Takes what devices send (H-07): each record once, judged for itself; what lies outside the bounds waits for a teacher. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import { groupBy } from '../../../../core/contract/group.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import {
  findVersao,
  listGabaritos,
  type TelaComGabarito,
  type VersaoRow,
} from '../../aula/server/public-versao.ts'
import { inSendingOrder, resumoOf } from '../fila/order.ts'
import { LIMITES, type Limite, type Motivo, type Registro } from '../fila/shapes.ts'
import { playPolicy } from '../policy.ts'
import { isRelogioIncorreto } from '../rules.ts'
import {
  type EmCurso,
  mayAnswer,
  mayBegin,
  mayHandIn,
  noAparelho,
  type RecusaComeco,
} from '../rules-estado.ts'
import {
  type Aparelho,
  type Entregue,
  limiteDaResposta,
  limiteDoAparelho,
  limiteDoInicio,
  momentoDe,
  poupa,
} from '../rules-limites.ts'
import type { RecebimentoCorrigido } from '../shapes.ts'
import { judge } from './fields-judge.ts'
import { dizerDe, emCurso, hasSeen } from './find-estado.ts'
import { presentDadas } from './present.ts'
import type { Passo } from './public-caminho.ts'
import type { TentativaRow } from './queries.ts'
import * as queries from './queries.ts'
import { findEntregue, listValem, type Vale } from './queries-relogio.ts'
import * as respostas from './queries-resposta.ts'
import { findLimiteDoBilhete, listGuardadas } from './queries-retida.ts'
import { endOpen, findMeant, numbering } from './write-begin.ts'
import { gravar, type Tomado } from './write-gravar.ts'
import { inicioOf } from './write-relogio.ts'
import { reter } from './write-reter.ts'
import { lugarOf, settleTentativa } from './write-settle.ts'

export interface Taking extends Pick<Context, 'tx' | 'actor' | 'now' | 'services'> {
  /** The devices of this sending, as they were met. */
  aparelhos: ReadonlyMap<string, Aparelho>
  /** What this sending left behind. */
  pendentes: readonly string[]
}

const isLimite = (motivo: string): motivo is Limite => (LIMITES as readonly string[]).includes(motivo)

/** The records of each attempt, in the order in which places are locked: two sendings at once never wait for each other. */
export function byTentativa(registros: readonly Registro[]): Registro[][] {
  const groups = groupBy(registros, ({ tentativa }) => tentativa)
  const place = ([first]: readonly Registro[]) => [first?.aula ?? 0, first?.turma ?? 0] as const
  const begun = (group: readonly Registro[]) => group.map(({ iniciado_em }) => iniciado_em).sort()[0] ?? ''
  return [...groups.values()]
    .map((group) => inSendingOrder(group))
    .sort(
      (one, other) =>
        place(one)[0] - place(other)[0] ||
        place(one)[1] - place(other)[1] ||
        (begun(one) < begun(other) ? -1 : 1),
    )
}

/** An attempt that can't be: what its records are told, or kept for. */
interface Recusa {
  motivo: Motivo
  /** Whose place it would be; null: nobody could decide on it. */
  lugar: queries.Lugar | null
}

const momento = (at: number, now: Date): Date => new Date(Math.min(at, now.getTime()))

const aparelhoOf = ({ aparelhos }: Taking, { dispositivo_id }: Registro): Aparelho =>
  aparelhos.get(dispositivo_id) as Aparelho

/** The place of the attempt of these records, locked, and the attempt: the one of this ticket, or a new one. */
async function tentativaOf(context: Taking, first: Registro): Promise<queries.Bilhete | Recusa> {
  const { tx, actor } = context
  const known = await queries.findBilhete(tx, first.tentativa)
  if (known && known.usuario_id !== actor.id) return { motivo: 'tentativa_de_outra_pessoa', lugar: null }
  if (known) {
    await queries.lockLugar(tx, lugarOf(known))
    return known
  }
  const { aula, turma, trilha_tentativa: vez = null } = first
  const meant = await findMeant(context, { aula, turma, vez })
  if (!meant || !can(playPolicy, actor, 'view', meant.alvo))
    return { motivo: 'aula_desconhecida', lugar: null }
  const lugar = { usuario_id: actor.id, aula_id: aula, turma_id: meant.turma, trilha_tentativa_id: vez }
  if (meant.recusa?.codigo === 'nivel_bloqueado') return { motivo: 'nivel_bloqueado', lugar: null }
  const before = await findLimiteDoBilhete(tx, actor.id, first.tentativa)
  if (before) return { motivo: before, lugar }
  const resultado = await queries.lockLugar(tx, lugar)
  // Another sending may have begun it while this one waited.
  return (
    (await queries.findBilhete(tx, first.tentativa)) ??
    (await beginOnDevice(context, first, { ...meant, lugar }, resultado))
  )
}

const vistasDe = (rows: readonly TentativaRow[]) =>
  rows.map(({ versao, iniciada_em }) => ({ versao, em: iniciada_em.getTime() }))

const LIMITE: Record<RecusaComeco, Limite> = {
  agendada: 'antes_da_abertura',
  encerrada: 'fora_do_prazo',
  sem_tentativas: 'sem_tentativas',
  gabarito_visto: 'gabarito_visto',
}

async function beginOnDevice(
  context: Taking,
  first: Registro,
  {
    lugar,
    versao: last,
    inicio,
    fim,
  }: Pick<Passo, 'inicio' | 'fim'> & { lugar: queries.Lugar; versao: number },
  resultado: number,
): Promise<queries.Bilhete | Recusa> {
  const { tx, now, actor } = context
  const { tentativa, aula, versao, iniciado_em, dispositivo_id } = first
  const columns = versao <= last ? await findVersao(tx, aula, versao) : undefined
  if (!columns) return { motivo: 'aula_desconhecida', lugar: null }
  const rows = await queries.listTentativas(tx, lugar)
  const { numero, restantes } = numbering(rows, columns as VersaoRow)
  const at = momentoDe(iniciado_em, aparelhoOf(context, first))
  const turma = lugar.turma_id
  const limite = limiteDoInicio(
    { at, usuario: actor.id, aula, versao, turma, dispositivo: dispositivo_id },
    lugar.trilha_tentativa_id === null ? inicioOf(context, first) : null,
    vistasDe(rows),
    now.getTime(),
  )
  if (limite) return { motivo: limite, lugar }
  const visto = await hasSeen(tx, lugar, versao, rows)
  const recusa = mayBegin({ inicio, fim, restantes, visto }, noAparelho(new Date(at), now))
  if (recusa) return { motivo: LIMITE[recusa], lugar }
  await endOpen(tx, lugar)
  const iniciada_em = momento(at, now)
  const id = await queries.insertTentativa(tx, {
    ...lugar,
    uuid: tentativa,
    versao,
    numero,
    iniciada_em,
    offline: true,
    relogio_incorreto: isErrado(context, first),
  })
  await queries.countAbertura(tx, resultado, iniciada_em)
  return { ...lugar, id, versao }
}

/** Records of an attempt that can't be: kept where somebody decides on them, else refused. */
async function recusar(
  context: Taking,
  registros: readonly Registro[],
  { motivo, lugar }: Recusa,
): Promise<RecebimentoCorrigido[]> {
  if (!lugar || !isLimite(motivo))
    return registros.map(({ uuid }) => ({ uuid, resultado: 'rejeitado', motivo }))
  const { tx } = context
  const telas = new Map<number, TelaComGabarito[]>()
  const judged: Recebido[] = []
  for (const registro of registros) {
    const { aula, versao } = registro
    const known = telas.get(versao) ?? (await listGabaritos(tx, aula, versao))
    telas.set(versao, known)
    judged.push({ registro, motivo: judge(registro, { ...lugar, versao }, known) ?? motivo })
  }
  return reterOuRecusar(context, lugar, judged)
}

interface Recebido {
  registro: Registro
  motivo: Motivo
}

/** What became of records that were not taken. */
async function reterOuRecusar(
  context: Taking,
  lugar: queries.Lugar,
  judged: readonly Recebido[],
): Promise<RecebimentoCorrigido[]> {
  const outside = judged.flatMap(({ registro, motivo }) =>
    isLimite(motivo) ? [{ registro, limite: motivo, feita_em: feitaEm(context, registro) }] : [],
  )
  const kept = await reter(context, lugar, outside)
  return judged.map(({ registro: { uuid }, motivo }) =>
    kept === null && isLimite(motivo)
      ? { uuid, resultado: 'rejeitado', motivo: 'muitas_guardadas' }
      : { uuid, resultado: kept && isLimite(motivo) ? 'guardado' : 'rejeitado', motivo },
  )
}

/** When a record says that its work was done: the last of its moments. */
function feitaEm(context: Taking, registro: Registro): Date {
  const { respostas: given, concluido_em, iniciado_em } = registro
  const told = [...given.map(({ respondida_em }) => respondida_em), concluido_em ?? iniciado_em]
  const aparelho = aparelhoOf(context, registro)
  return momento(Math.max(...told.map((device) => momentoDe(device, aparelho))), context.now)
}

/** Section 5: as the record tells of its clock, or as it was measured. */
const isErrado = (context: Taking, registro: Registro): boolean =>
  isRelogioIncorreto(registro.desvio_relogio_s) ||
  isRelogioIncorreto(aparelhoOf(context, registro).desvio / 1_000)

/** The moments of a record by the server's clock; the handing in counts from its receipt where its own can't be true. */
function tomado(context: Taking, registro: Registro): Tomado {
  const { now, pendentes } = context
  const aparelho = aparelhoOf(context, registro)
  const { tipo, respostas: given, concluido_em } = registro
  const momentos = given.map(({ respondida_em }) => momento(momentoDe(respondida_em, aparelho), now))
  const taken = { registro, momentos, relogioIncorreto: isErrado(context, registro) }
  if (tipo !== 'conclusao' || concluido_em === null) return { ...taken, fim: null, anunciadas: null }
  const at = momentoDe(concluido_em, aparelho)
  const true_ = limiteDoAparelho({ at, resumo: resumoOf(registro) }, aparelho, now.getTime()) === null
  return { ...taken, fim: true_ ? momento(at, now) : now, anunciadas: pendentes }
}

interface Folha {
  row: TentativaRow
  curso: EmCurso
  entregue: Entregue | null
  /** Of each screen the answer that counts; told only after the handing in. */
  valem: ReadonlyMap<number, Vale>
}

/** Why a record is not taken as it came: of its answers the first that may not be given, or lies outside the bounds. */
function foraDe(context: Taking, registro: Registro, { row, curso, entregue, valem }: Folha): Motivo | null {
  if (mayHandIn(curso)) return curso.estado === 'anulada' ? 'tentativa_encerrada' : 'gabarito_visto'
  const { now } = context
  const aparelho = aparelhoOf(context, registro)
  const tempos = { iniciada: row.iniciada_em.getTime(), entregue }
  const resumo = resumoOf(registro)
  for (const { tela, respondida_em } of registro.respostas) {
    const at = momentoDe(respondida_em, aparelho)
    const recusa = mayAnswer(curso, { at: new Date(at), now })
    if (recusa) return recusa === 'tentativa_encerrada' ? 'depois_da_entrega' : recusa
    const vale = valem.get(tela)
    const dispositivo = registro.dispositivo_id
    // What a device gave itself it may have given anew before the handing in, without a network.
    const muda = vale !== undefined && vale.dispositivo !== dispositivo && Date.parse(respondida_em) > vale.em
    const dada = { at, resumo, dispositivo, muda }
    const limite = limiteDaResposta(dada, tempos, aparelho, now.getTime())
    if (limite) return limite
  }
  return null
}

/** Whether answers of this record were refused in a way that spends nothing. */
function isPoupada(context: Taking, registro: Registro, motivo: Motivo | null, row: TentativaRow): boolean {
  if (motivo === null || !isLimite(motivo)) return false
  const aparelho = aparelhoOf(context, registro)
  return registro.respostas.some(({ respondida_em }) =>
    poupa(motivo, momentoDe(respondida_em, aparelho), row),
  )
}

/** Takes the records of one attempt. */
export async function take(
  context: Taking,
  registros: readonly Registro[],
): Promise<Told<RecebimentoCorrigido[]>> {
  const { tx, actor } = context
  const names = registros.map(({ uuid }) => uuid)
  const bilhete = await tentativaOf(context, registros[0] as Registro)
  if ('motivo' in bilhete) return recusar(context, registros, bilhete)
  const [found, telas, before, guardadas, entregue] = [
    await queries.findTentativa(tx, bilhete.id),
    await listGabaritos(tx, bilhete.aula_id, bilhete.versao),
    await respostas.listRegistros(tx, names),
    await listGuardadas(tx, actor.id, names),
    await findEntregue(tx, bilhete.id),
  ]
  const row = found as TentativaRow
  const folha = {
    row,
    curso: await emCurso(tx, row),
    entregue,
    valem: entregue ? await listValem(tx, bilhete.id) : new Map<number, Vale>(),
  }
  const taken = new Map(before.map((one) => [one.uuid, one.tentativa_id]))
  const seen = new Set<string>()
  const whyNot = (registro: Registro): Motivo | null => {
    if (taken.has(registro.uuid)) return 'forma_invalida'
    return judge(registro, row, telas) ?? guardadas.get(registro.uuid) ?? foraDe(context, registro, folha)
  }
  const verdicts = registros.map((registro) => {
    const repeated = taken.get(registro.uuid) === row.id || seen.has(registro.uuid)
    const motivo = repeated ? null : whyNot(registro)
    if (motivo === null) seen.add(registro.uuid)
    return { registro, repeated, motivo }
  })
  const fresh = verdicts.filter(({ repeated, motivo }) => !repeated && motivo === null)
  const poupada =
    !row.recusas && verdicts.some(({ registro, motivo }) => isPoupada(context, registro, motivo, row))
  if (poupada) await queries.updateTentativa(tx, row.id, { recusas: true })
  const marked = { ...row, recusas: row.recusas || poupada }
  const { inForce, ...settled } =
    poupada && fresh.length === 0
      ? await settleTentativa(tx, marked, telas)
      : await gravar(
          context,
          marked,
          telas,
          fresh.map(({ registro }) => tomado(context, registro)),
        )
  const left = verdicts.flatMap(({ registro, motivo }) => (motivo ? [{ registro, motivo }] : []))
  const out = new Map((await reterOuRecusar(context, lugarOf(row), left)).map((one) => [one.uuid, one]))
  const standing = presentDadas(row, inForce, telas, await dizerDe(tx, row, context.now))
  return verdicts.map(({ registro, repeated, motivo }): Told<RecebimentoCorrigido> => {
    const { uuid } = registro
    if (motivo) return out.get(uuid) as RecebimentoCorrigido
    const mine = new Set(registro.respostas.map(({ tela }) => tela))
    return {
      uuid,
      resultado: repeated ? 'duplicado' : 'aceito',
      ...settled,
      ...(isErrado(context, registro) && { relogio_incorreto: true }),
      respostas: standing.filter(({ tela }) => mine.has(tela)),
    }
  })
}
