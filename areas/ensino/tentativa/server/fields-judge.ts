/** Whether a record can be read: of this attempt, to screens that are there, in the form that they ask for. */

import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TelaComGabarito } from '../../aula/server/public-versao.ts'
import { RESPOSTA } from '../../aula/shapes-telas.ts'
import type { TipoTela } from '../../aula/shapes-tipos.ts'
import type { Motivo, Registro } from '../fila/shapes.ts'
import type { TentativaRow } from './queries.ts'

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

/** Why not, whenever it was done; null: it has a form that can be read. */
export function judge(
  { aula, versao, turma, tipo, respostas, concluido_em }: Registro,
  row: Pick<TentativaRow, 'aula_id' | 'versao' | 'turma_id' | 'trilha_tentativa_id'>,
  telas: readonly TelaComGabarito[],
): Motivo | null {
  // The class of a turn of a path is the turn's, whatever the device thought.
  const elsewhere = row.trilha_tentativa_id === null && turma !== row.turma_id
  if (aula !== row.aula_id || versao !== row.versao || elsewhere) return 'aula_desconhecida'
  for (const { tela, resposta } of respostas) {
    const found = telas.find(({ tela_id }) => tela_id === tela)
    if (!found) return 'tela_desconhecida'
    if (!isResposta(found.tipo, resposta)) return 'resposta_invalida'
  }
  // Handing in late hands in what was answered in time.
  if (tipo === 'conclusao' && concluido_em === null) return 'forma_invalida'
  return null
}
