/** Takes what devices send (H-07): each record once, judged for itself, in any order of arrival. */

import { can } from '../../../core/policy/policy.ts'
import type { Context } from '../../../core/server/context.ts'
import { fracaoOf } from '../../aula/rules-pontuar.ts'
import type { Resposta } from '../../aula/telas.ts'
import { inSendingOrder } from '../fila/order.ts'
import type { Motivo, Registro } from '../fila/shapes.ts'
import { playPolicy } from '../policy.ts'
import {
  instantOf,
  isInTime,
  isRelogioIncorreto,
  prazoOf,
  TOLERANCIA_PRAZO,
  tempoPlausivel,
} from '../rules.ts'
import type { EstadoTentativa, RecebimentoCorrigido } from '../shapes.ts'
import { endOpen, findMeant, numbering } from './begin.ts'
import type { Passo } from './caminho.ts'
import { groupBy } from './group.ts'
import { judge } from './judge.ts'
import { presentDadas } from './present.ts'
import type { TelaComGabarito, TentativaRow, VersaoRow } from './queries.ts'
import * as queries from './queries.ts'
import * as respostas from './queries-resposta.ts'
import { lugarOf, settleTelas, settleTentativa } from './settle.ts'

type Taking = Pick<Context, 'tx' | 'actor' | 'now'>

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

const refused = (registros: readonly Registro[], motivo: Motivo): RecebimentoCorrigido[] =>
  registros.map(({ uuid }) => ({ uuid, resultado: 'rejeitado', motivo }))

/** The place of the attempt of these records, locked, and the attempt: the one of this ticket, or a new one. */
async function tentativaOf(context: Taking, first: Registro): Promise<queries.Bilhete | Motivo> {
  const { tx, actor } = context
  const known = await queries.findBilhete(tx, first.tentativa)
  if (known && known.usuario_id !== actor.id) return 'tentativa_de_outra_pessoa'
  if (known) {
    await queries.lockLugar(tx, lugarOf(known))
    return known
  }
  const { aula, turma, trilha_tentativa: vez = null } = first
  const meant = await findMeant(context, { aula, turma, vez })
  if (!meant || !can(playPolicy, actor, 'view', meant.alvo)) return 'aula_desconhecida'
  const lugar = { usuario_id: actor.id, aula_id: aula, turma_id: meant.turma, trilha_tentativa_id: vez }
  const resultado = await queries.lockLugar(tx, lugar)
  // Another sending may have begun it while this one waited.
  return (
    (await queries.findBilhete(tx, first.tentativa)) ??
    (await beginOnDevice(context, first, { ...meant, lugar }, resultado))
  )
}

async function beginOnDevice(
  { tx, now }: Taking,
  { tentativa, aula, versao, iniciado_em, desvio_relogio_s }: Registro,
  {
    lugar,
    versao: last,
    inicio,
    fim,
  }: Pick<Passo, 'inicio' | 'fim'> & { lugar: queries.Lugar; versao: number },
  resultado: number,
): Promise<queries.Bilhete | Motivo> {
  const columns = versao <= last ? await queries.findVersao(tx, aula, versao) : undefined
  if (!columns) return 'aula_desconhecida'
  const iniciada_em = instantOf(iniciado_em, desvio_relogio_s, now)
  const early = inicio !== null && iniciada_em.getTime() < inicio.getTime() - TOLERANCIA_PRAZO * 1_000
  if (early || !isInTime(iniciada_em, fim, now)) return 'fora_do_prazo'
  const { numero, restantes } = numbering(await queries.listTentativas(tx, lugar), columns as VersaoRow)
  if (restantes === 0) return 'sem_tentativas'
  await endOpen(tx, lugar)
  const id = await queries.insertTentativa(tx, {
    ...lugar,
    uuid: tentativa,
    versao,
    numero,
    iniciada_em,
    offline: true,
    relogio_incorreto: isRelogioIncorreto(desvio_relogio_s),
  })
  await queries.countAbertura(tx, resultado, iniciada_em)
  return { ...lugar, id, versao }
}

/** Takes the records of one attempt. */
export async function take(context: Taking, registros: readonly Registro[]): Promise<RecebimentoCorrigido[]> {
  const { tx, now } = context
  const bilhete = await tentativaOf(context, registros[0] as Registro)
  if (typeof bilhete === 'string') return refused(registros, bilhete)
  const names = registros.map(({ uuid }) => uuid)
  const [found, telas, before] = await Promise.all([
    queries.findTentativa(tx, bilhete.id),
    queries.listGabaritos(tx, bilhete.aula_id, bilhete.versao),
    respostas.listRegistros(tx, names),
  ])
  const row = found as TentativaRow
  const taken = new Map(before.map((one) => [one.uuid, one.tentativa_id]))
  const seen = new Set<string>()
  const verdicts = registros.map((registro) => {
    const repeated = taken.get(registro.uuid) === row.id || seen.has(registro.uuid)
    const motivo = repeated
      ? null
      : taken.has(registro.uuid)
        ? 'forma_invalida'
        : judge(registro, row, telas, now)
    if (motivo === null) seen.add(registro.uuid)
    return { registro, repeated, motivo }
  })
  const fresh = verdicts.filter(({ repeated, motivo }) => !repeated && motivo === null)
  const { inForce, ...settled } = await keep(
    context,
    row,
    telas,
    fresh.map(({ registro }) => registro),
  )
  const standing = presentDadas(row, inForce, telas, false)
  return verdicts.map(({ registro, repeated, motivo }): RecebimentoCorrigido => {
    const { uuid } = registro
    if (motivo) return { uuid, resultado: 'rejeitado', motivo }
    const mine = new Set(registro.respostas.map(({ tela }) => tela))
    return {
      uuid,
      resultado: repeated ? 'duplicado' : 'aceito',
      ...settled,
      ...(isRelogioIncorreto(registro.desvio_relogio_s) && { relogio_incorreto: true }),
      respostas: standing.filter(({ tela }) => mine.has(tela)),
    }
  })
}

interface Kept extends Pick<RecebimentoCorrigido, 'estado' | 'nota' | 'status'> {
  inForce: readonly respostas.RespostaRow[]
}

/** Writes the answers of good records and counts anew. */
async function keep(
  { tx, now }: Taking,
  row: TentativaRow,
  telas: readonly TelaComGabarito[],
  registros: readonly Registro[],
): Promise<Kept> {
  if (registros.length === 0)
    return {
      estado: row.estado as EstadoTentativa,
      nota: row.nota === null ? null : Number(row.nota),
      status: row.status as RecebimentoCorrigido['status'],
      inForce: await respostas.listRespostas(tx, row.id),
    }
  await respostas.insertRegistros(
    tx,
    registros.map(({ uuid, tipo, dispositivo_id, desvio_relogio_s, nota_calculada }) => ({
      ...{ uuid, tipo, dispositivo_id, nota_calculada },
      tentativa_id: row.id,
      desvio_relogio: desvio_relogio_s,
    })),
  )
  const vezes = vezesOf(row, telas, registros)
  await respostas.insertVezes(tx, vezes)
  const touched = new Set(vezes.map(({ tela_id }) => tela_id))
  await settleTelas(
    tx,
    row,
    telas.filter(({ tela_id }) => touched.has(tela_id)),
  )
  const { handedIn, change } = changeOf(row, registros, now)
  const { estado, nota, status, inForce } = await settleTentativa(tx, row, telas, { handedIn, change })
  return { estado, nota, status: status as RecebimentoCorrigido['status'], inForce }
}

const fracaoDe = (telas: readonly TelaComGabarito[], tela: number, resposta: Resposta): number | null => {
  const found = telas.find(({ tela_id }) => tela_id === tela)
  return found ? fracaoOf({ tipo: found.tipo, gabarito: found.gabarito, resposta }) : null
}

/** Each answer once; the judging made sure that every screen is there. */
function vezesOf(
  { id, aula_id, versao }: TentativaRow,
  telas: readonly TelaComGabarito[],
  registros: readonly Registro[],
): respostas.VezColumns[] {
  const byKey = new Map<string, respostas.VezColumns>()
  for (const { uuid, respostas: given } of registros)
    for (const { tela, resposta, tempo, respondida_em } of given) {
      const key = `${tela} ${Date.parse(respondida_em)} ${respostas.json(resposta)}`
      const registro = [byKey.get(key)?.registro ?? '', uuid].sort().at(-1) as string
      byKey.set(key, {
        ...{ tentativa_id: id, tela_id: tela, aula_id, versao, resposta, registro, tempo },
        respondida_em: new Date(respondida_em),
        fracao: fracaoDe(telas, tela, resposta as Resposta),
      })
    }
  return [...byKey.values()]
}

/** A device that ends before it began has a clock that nobody knew to be wrong: the server's holds. */
const notBefore = (begun: Date, at: Date, now: Date): Date => (at < begun ? now : at)

/** Times and place of the attempt after these records: the later of each, so that the order of arrival is nothing. */
function changeOf(row: TentativaRow, registros: readonly Registro[], now: Date) {
  const latest = (...dates: (Date | null)[]) =>
    new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)))
  const done = registros.flatMap(({ tipo, concluido_em, desvio_relogio_s }) =>
    tipo === 'conclusao' && concluido_em
      ? [notBefore(row.iniciada_em, instantOf(concluido_em, desvio_relogio_s, now), now)]
      : [],
  )
  const given = registros.flatMap(({ desvio_relogio_s, respostas: all }) =>
    all.map(({ tela, respondida_em }) => ({ tela, at: instantOf(respondida_em, desvio_relogio_s, now) })),
  )
  const last = given.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
  const concluida_em = done.length > 0 ? latest(row.concluida_em, ...done) : row.concluida_em
  const prazo = prazoOf(row, row.fim)
  const end = concluida_em ?? (prazo && prazo < now ? prazo : now)
  return {
    handedIn: done.length > 0,
    change: {
      concluida_em,
      ultima_em: latest(row.ultima_em, ...given.map(({ at }) => at), ...done),
      tempo: Math.max(
        row.tempo,
        ...registros.map(({ tempo }) => tempoPlausivel(tempo, row.iniciada_em, end)),
      ),
      ...(last && last.at >= row.ultima_em && { tela_id: last.tela }),
      ...(registros.some(({ desvio_relogio_s }) => isRelogioIncorreto(desvio_relogio_s)) && {
        relogio_incorreto: true,
      }),
    },
  }
}
