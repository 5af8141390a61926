/** What files say of a question's place in the catalogue, found there: discipline, school year, skills, Bloom. */
import { plainHeading } from '../../../../core/contract/columns.ts'
import type { Context } from '../../../../core/server/context.ts'
import { listDisciplinas, listPeriodos } from '../../../ensino/catalogo/server/public.ts'
import { habilidadesPeloCodigo } from '../../../ensino/curriculo/server/public.ts'
import type { Lugar } from '../../questao/server/public-importar.ts'
import { BLOOM, MAX_HABILIDADES } from '../../questao/shapes.ts'
import type { Catalogada } from '../rules-assentar.ts'
import type { Mudanca } from '../rules-assentar-nota.ts'

export type Catalogo = (said: Catalogada) => { lugar: Lugar; mudancas: Mudanca[] }

/** `7`, `7º ano`, `ef7`, `EF07`: the year that is meant, in one spelling. */
const anoPlano = (said: string): string => {
  const plain = plainHeading(said)
  const [, number] = /^0?(\d)(?:o|a|oano|ano|aserie|serie)?$/.exec(plain) ?? []
  return number === undefined ? plain.replace(/^(e[fm])0/, '$1') : `${number}oano`
}

/** What the person may name of all that these say. */
export async function findCatalogo(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  ditas: readonly Catalogada[],
): Promise<Catalogo> {
  if (ditas.length === 0) return () => ({ lugar: {}, mudancas: [] })
  const codigos = [
    ...new Set(ditas.flatMap(({ habilidades }) => habilidades.map((one) => one.toUpperCase()))),
  ]
  const disciplinas = new Map(
    (await listDisciplinas(tx)).flatMap(({ id, nome, sigla }) => [
      [plainHeading(sigla), id] as const,
      [plainHeading(nome), id] as const,
    ]),
  )
  const anos = new Map(
    (await listPeriodos(tx)).flatMap(({ id, codigo, nome }) => [
      [anoPlano(nome), id] as const,
      [anoPlano(codigo), id] as const,
    ]),
  )
  const skills = await habilidadesPeloCodigo(tx, actor, codigos)
  return ({ disciplina, ano, habilidades, bloom }) => {
    const mudancas: Mudanca[] = []
    const known = (said: string, found: number | undefined): number | undefined => {
      if (said !== '' && found === undefined)
        mudancas.push({ codigo: 'sem_catalogo', detalhe: said.slice(0, 120) })
      return said === '' ? undefined : found
    }
    const disciplina_id = known(disciplina, disciplinas.get(plainHeading(disciplina)))
    const periodo_id = known(ano, anos.get(anoPlano(ano)))
    const level = Number(bloom)
    const verb = known(
      bloom,
      level >= 1 && level <= BLOOM.length && Number.isInteger(level) ? level : undefined,
    )
    const first = habilidades.slice(0, MAX_HABILIDADES)
    const ids = first.flatMap((one) => known(one, skills.get(one.toUpperCase())) ?? [])
    for (const one of habilidades.slice(MAX_HABILIDADES)) known(one, undefined)
    return {
      lugar: {
        ...(disciplina_id !== undefined && { disciplina_id }),
        ...(periodo_id !== undefined && { periodo_id }),
        ...(verb !== undefined && { bloom: verb }),
        habilidades: [...new Set(ids)],
      },
      mudancas,
    }
  }
}
