/** Whether a record can be taken: of this attempt, to screens that are there, in a form that can be read, in time. */
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { RESPOSTA } from '../../aula/telas.ts'
import type { TipoTela } from '../../aula/telas-tipos.ts'
import type { Motivo, Registro } from '../fila/shapes.ts'
import { instantOf, isInTime, TOLERANCIA_PRAZO } from '../rules.ts'
import { prazoDe } from './present.ts'
import type { TelaComGabarito, TentativaRow } from './queries.ts'

const checks = new Map<TipoTela, (value: unknown) => boolean>()

/** Whether an answer has the shape that the type of its screen asks for. */
export function isResposta(tipo: TipoTela, value: unknown): boolean {
  let check = checks.get(tipo)
  if (!check) {
    const compiled = Compile(RESPOSTA[tipo] as TSchema)
    check = (given) => compiled.Check(given)
    checks.set(tipo, check)
  }
  return check(value)
}

/** Why not; null: it can be taken. What changes nothing by sending again. */
export function judge(
  { aula, versao, turma, tipo, respostas, concluido_em, desvio_relogio_s }: Registro,
  row: TentativaRow,
  telas: readonly TelaComGabarito[],
  now: Date,
): Motivo | null {
  // The class of a turn of a path is the turn's, whatever the device thought.
  const elsewhere = row.trilha_tentativa_id === null && turma !== row.turma_id
  if (aula !== row.aula_id || versao !== row.versao || elsewhere) return 'aula_desconhecida'
  if (row.estado === 'anulada' || row.gabarito_em !== null) return 'tentativa_encerrada'
  const prazo = prazoDe(row)
  const over = row.concluida_em && row.concluida_em.getTime() + TOLERANCIA_PRAZO * 1_000
  for (const { tela, resposta, respondida_em } of respostas) {
    const found = telas.find(({ tela_id }) => tela_id === tela)
    if (!found) return 'tela_desconhecida'
    if (!isResposta(found.tipo, resposta)) return 'resposta_invalida'
    const at = instantOf(respondida_em, desvio_relogio_s, now)
    if (!isInTime(at, prazo, now)) return 'fora_do_prazo'
    if (over && at.getTime() > over) return 'tentativa_encerrada'
  }
  // Handing in late hands in what was answered in time.
  if (tipo === 'conclusao' && concluido_em === null) return 'forma_invalida'
  return null
}
