/** The demonstration's matrix of skills, and what of a tenant's catalogue there is to name. */
import { curriculoRows } from '../areas/ensino/curriculo/server/factory-rows.ts'
import { MATRIZ } from './content/matriz.ts'
import type { Setting } from './network.ts'

/** Ids of disciplines by their short names, of school years by their codes. */
export interface Catalogo {
  disciplinas: ReadonlyMap<string, number>
  periodos: ReadonlyMap<string, number>
}

/** A curriculum with the ids of its categories, by their short names, and of its skills, by their codes. */
export interface CurriculoFeito {
  id: number
  categorias: ReadonlyMap<string, number>
  habilidades: ReadonlyMap<string, number>
}

/** Codes of the school years that a code of the Base names: EF67LP04 is of ef6 and ef7. */
export const anosOf = (codigo: string): string[] => {
  const [first = 0, last = 0] = [Number(codigo[2]), Number(codigo[3])]
  const from = first === 0 ? last : first
  return Array.from({ length: last - from + 1 }, (_, i) => `ef${from + i}`)
}

/** Drafts the matrix of the tenant. */
export function buildMatriz({ draft, catalogo }: Pick<Setting, 'draft' | 'catalogo'>): CurriculoFeito {
  const id = draft.add(curriculoRows.curriculo, {
    nome: 'Matriz de demonstração',
    etapa: 'fundamental',
    base: 'bncc',
    anos: ['ef6', 'ef7', 'ef8', 'ef9'],
    cliente_id: null,
  })
  const categorias = new Map<string, number>()
  const habilidades = new Map<string, number>()
  for (const [i, { nome, disciplina, cor, habilidades: codes }] of MATRIZ.entries()) {
    const categoria = draft.add(curriculoRows.categoria, {
      ...{ curriculo_id: id, nome, sigla: disciplina, cor, ordem: i + 1 },
      disciplina_id: catalogo.disciplinas.get(disciplina) ?? null,
      pai_id: null,
      ...BASE,
    })
    categorias.set(disciplina, categoria)
    for (const [codigo, texto] of Object.entries(codes))
      habilidades.set(
        codigo,
        draft.add(curriculoRows.habilidade, {
          ...{ curriculo_id: id, categoria_id: categoria, codigo, texto, anos: anosOf(codigo) },
          ...{ bncc_codigo: codigo, descritor_saeb: null, versao: 1 },
          ...BASE,
        }),
      )
  }
  return { id, categorias, habilidades }
}

/** Of the base: no client's, and no copy. */
export const BASE = { cliente_id: null, origem_id: null, origem_versao: null }
