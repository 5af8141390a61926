/** Writes the answers of records that are taken, and counts anew. */

import type { Context } from '../../../../core/server/context.ts'
import { fracaoOf } from '../../aula/rules-pontuar.ts'
import type { TelaComGabarito } from '../../aula/server/public-versao.ts'
import type { Resposta } from '../../aula/shapes-telas.ts'
import type { Registro } from '../fila/shapes.ts'
import { prazoOf, tempoPlausivel } from '../rules.ts'
import type { EstadoTentativa, RecebimentoCorrigido } from '../shapes.ts'
import { dizerDe } from './find-estado.ts'
import { inteira } from './present.ts'
import type { TentativaRow } from './queries.ts'
import * as respostas from './queries-resposta.ts'
import { settleTelas, settleTentativa } from './write-settle.ts'

/** A record with its moments by the server's clock. */
export interface Tomado {
  registro: Registro
  /** Of each of its answers, in their order. */
  momentos: readonly Date[]
  /** Of the handing in; null: it hands nothing in. */
  fim: Date | null
  /** Its clock was wrong (section 5): as it told, or as it was measured. */
  relogioIncorreto: boolean
  /** What waited on the device that hands in. */
  anunciadas: readonly string[] | null
}

export interface Gravado extends Pick<RecebimentoCorrigido, 'estado' | 'nota' | 'status'> {
  inForce: readonly respostas.RespostaRow[]
}

/** Writes the answers of good records and counts anew. */
export async function gravar(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  row: TentativaRow,
  telas: readonly TelaComGabarito[],
  tomados: readonly Tomado[],
): Promise<Gravado> {
  if (tomados.length === 0)
    return {
      estado: row.estado as EstadoTentativa,
      nota: row.nota === null ? null : Number(row.nota),
      status: row.status as RecebimentoCorrigido['status'],
      inForce: await respostas.listRespostas(tx, row.id),
    }
  await respostas.insertRegistros(
    tx,
    tomados.map(({ registro, anunciadas }) => ({
      uuid: registro.uuid,
      tipo: registro.tipo,
      dispositivo_id: registro.dispositivo_id,
      nota_calculada: registro.nota_calculada,
      tentativa_id: row.id,
      desvio_relogio: registro.desvio_relogio_s,
      anunciadas: anunciadas && [...anunciadas],
    })),
  )
  // What is told whole counts whole: a mark, or the copy of one's data, would tell the share of a part.
  const whole = row.turma_id === null && (await dizerDe(tx, row, now)) === 'certa'
  const vezes = vezesOf(
    row,
    telas,
    tomados.map(({ registro }) => registro),
    whole,
  )
  await respostas.insertVezes(tx, vezes)
  const touched = new Set(vezes.map(({ tela_id }) => tela_id))
  await settleTelas(
    tx,
    row,
    telas.filter(({ tela_id }) => touched.has(tela_id)),
  )
  const { handedIn, change } = changeOf(row, tomados, now)
  const { estado, nota, status, inForce } = await settleTentativa(tx, row, telas, { handedIn, change })
  return { estado, nota, status: status as RecebimentoCorrigido['status'], inForce }
}

function fracaoDe(found: TelaComGabarito | undefined, resposta: Resposta, whole: boolean): number | null {
  if (!found) return null
  const fracao = fracaoOf({ tipo: found.tipo, gabarito: found.gabarito, resposta })
  return whole && fracao !== null && found.gabarito ? inteira(fracao) : fracao
}

/** Each answer once; the judging made sure that every screen is there. */
function vezesOf(
  { id, aula_id, versao }: TentativaRow,
  telas: readonly TelaComGabarito[],
  registros: readonly Registro[],
  whole: boolean,
): respostas.VezColumns[] {
  const byKey = new Map<string, respostas.VezColumns>()
  for (const { uuid, respostas: given } of registros)
    for (const { tela, resposta, tempo, respondida_em } of given) {
      const key = `${tela} ${Date.parse(respondida_em)} ${respostas.json(resposta)}`
      const registro = [byKey.get(key)?.registro ?? '', uuid].sort().at(-1) as string
      byKey.set(key, {
        ...{ tentativa_id: id, tela_id: tela, aula_id, versao, resposta, registro, tempo },
        respondida_em: new Date(respondida_em),
        fracao: fracaoDe(
          telas.find(({ tela_id }) => tela_id === tela),
          resposta as Resposta,
          whole,
        ),
      })
    }
  return [...byKey.values()]
}

/** A device that ends before it began has a clock that nobody knew to be wrong: the server's holds. */
const notBefore = (begun: Date, at: Date, now: Date): Date => (at < begun ? now : at)

/** Times and place of the attempt after these records: the later of each, so that the order of arrival is nothing. */
function changeOf(row: TentativaRow, tomados: readonly Tomado[], now: Date) {
  const latest = (...dates: (Date | null)[]) =>
    new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)))
  const done = tomados.flatMap(({ fim }) => (fim ? [notBefore(row.iniciada_em, fim, now)] : []))
  const given = tomados.flatMap(({ registro, momentos }) =>
    registro.respostas.map(({ tela }, n) => ({ tela, at: momentos[n] as Date })),
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
        ...tomados.map(({ registro }) => tempoPlausivel(registro.tempo, row.iniciada_em, end)),
      ),
      ...(last && last.at >= row.ultima_em && { tela_id: last.tela }),
      ...(tomados.some(({ relogioIncorreto }) => relogioIncorreto) && {
        relogio_incorreto: true,
      }),
    },
  }
}
