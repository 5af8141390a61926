/** What lessons are about: discipline, school years, skills, tags. */
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { invalid } from '../../../../core/server/failure.ts'
import type { HabilidadeCitada } from '../../catalogo/contract.ts'
import { tagIds } from '../../catalogo/server/public.ts'
import { catalogoTexts } from '../../catalogo/texts.ts'
import { unknownIn } from '../../curriculo/server/public.ts'
import { readMarcas, setMarks } from './queries-marcas.ts'

/** What a lesson is about. */
export interface Marcas {
  disciplina: { id: number; nome: string } | null
  periodos: { id: number; codigo: string; nome: string }[]
  habilidades: HabilidadeCitada[]
  tags: string[]
}

/** What each of these lessons is about, by the lesson's id. */
export async function marcasOf(tx: Tx, aulas: readonly number[]): Promise<ReadonlyMap<number, Marcas>> {
  if (aulas.length === 0) return new Map()
  return new Map((await readMarcas(tx, aulas)).map(({ aula, ...marcas }) => [aula, marcas]))
}

/** Absent: stays as it is. */
export interface MarcasChange {
  disciplina?: number | null | undefined
  periodos?: readonly number[] | undefined
  habilidades?: readonly number[] | undefined
  tags?: readonly string[] | undefined
}

/**
 * Marks a lesson; its discipline is looked up here and written by who writes the lesson.
 * @throws 400 naming the field whose ids the tenant does not have; nothing is written then
 */
export async function saveMarcas(
  context: Pick<Context, 'tx' | 'actor'>,
  aula: number,
  change: MarcasChange,
): Promise<void> {
  const { tx } = context
  const { disciplina, periodos, habilidades, tags } = change
  const FIELDS = { disciplina: 'disciplina', periodo: 'periodos', habilidade: 'habilidades' } as const
  const [lost] = await unknownIn(context, {
    disciplina: disciplina ? [disciplina] : [],
    periodo: periodos ?? [],
    habilidade: habilidades ?? [],
  })
  if (lost) throw invalid({ [FIELDS[lost]]: catalogoTexts.desconhecido })
  if (periodos) await setMarks(tx, 'aula_periodo', aula, [...new Set(periodos)])
  if (habilidades) await setMarks(tx, 'aula_habilidade', aula, [...new Set(habilidades)])
  if (tags) await setMarks(tx, 'aula_tag', aula, await tagIds(tx, tags))
}
