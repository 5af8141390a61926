/** What other areas may ask of the catalogue: tags by their names, and what lessons are about. */
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import type { HabilidadeCitada } from '../contract.ts'
import { cleanTags } from '../rules.ts'
import { catalogoTexts } from '../texts.ts'
import { ensureTags } from './queries.ts'
import { countKnown, readMarcas, setMarks } from './queries-marcas.ts'

/** The ids of tags as people wrote them; those that are new are made. Spellings that differ in accents are one. */
export const tagIds = (tx: Tx, nomes: readonly string[]): Promise<number[]> =>
  ensureTags(tx, cleanTags(nomes))

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

type Tabela = Parameters<typeof countKnown>[1]

/** Which of these hold an id that the catalogue does not have for the person. */
export async function unknownIn(
  context: Pick<Context, 'tx' | 'actor'>,
  named: Readonly<Record<Tabela, readonly number[]>>,
): Promise<Tabela[]> {
  const asked = (['disciplina', 'periodo', 'habilidade'] as const).map(
    (table) => [table, [...new Set(named[table])]] as const,
  )
  const known = await Promise.all(asked.map(([table, ids]) => countKnown(context, table, ids)))
  return asked.filter(([, ids], at) => (known[at] ?? 0) < ids.length).map(([table]) => table)
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
  if (lost)
    throw failure(400, 'dados_invalidos', catalogoTexts.corrigir, {
      campos: { [FIELDS[lost]]: catalogoTexts.desconhecido },
    })
  if (periodos) await setMarks(tx, 'aula_periodo', aula, [...new Set(periodos)])
  if (habilidades) await setMarks(tx, 'aula_habilidade', aula, [...new Set(habilidades)])
  if (tags) await setMarks(tx, 'aula_tag', aula, await tagIds(tx, tags))
}

export { clientesOfSql, sameHabilidade } from './queries-cliente.ts'
