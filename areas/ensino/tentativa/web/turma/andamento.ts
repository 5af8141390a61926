/** How far a pupil is with a lesson, as their teacher reads it. Pure. */
import type { Static } from 'typebox'
import type { ResultadoDoAluno } from '../../shapes.ts'

export type Resultado = Static<typeof ResultadoDoAluno>

export type Andamento = 'nao_comecou' | 'abriu' | 'em_andamento' | 'aguardando' | 'aprovado' | 'reprovado'

/** A grade is told before what is under way; what waits for the teacher, before both. */
export function andamentoOf({
  aberturas,
  tentativas,
  status,
}: Pick<Resultado, 'aberturas' | 'tentativas' | 'status'>): Andamento {
  const has = (estado: string) => tentativas.some((one) => one.estado === estado)
  if (has('aguardando_correcao')) return 'aguardando'
  if (status) return status
  if (has('iniciada')) return 'em_andamento'
  return aberturas > 0 ? 'abriu' : 'nao_comecou'
}
