/** What a path lacks before it is published, each with its place. Pure. */
import { type Desenho, temAula } from './draft.ts'

export type Codigo =
  | 'sem_nome_trilha'
  | 'sem_eixos'
  | 'sem_aulas'
  | 'sem_nome'
  | 'eixo_vazio'
  | 'habilidade_vazia'
  | 'aula_fora'

export interface Problema {
  codigo: Codigo
  /** Publishing waits for it. */
  bloqueia: boolean
  /** The key of the axis or skill; null: the path's own. */
  lugar: string | null
}

const BLOCKS: readonly Codigo[] = ['sem_nome_trilha', 'sem_eixos', 'sem_aulas', 'sem_nome']

export function conferir(desenho: Desenho): Problema[] {
  const found: Problema[] = []
  const add = (codigo: Codigo, lugar: string | null) =>
    found.push({ codigo, bloqueia: BLOCKS.includes(codigo), lugar })
  if (desenho.dados.nome.trim() === '') add('sem_nome_trilha', null)
  if (desenho.eixos.length === 0) add('sem_eixos', null)
  else if (!temAula(desenho)) add('sem_aulas', null)
  for (const eixo of desenho.eixos) {
    if (eixo.nome.trim() === '') add('sem_nome', eixo.chave)
    if (eixo.habilidades.length === 0) add('eixo_vazio', eixo.chave)
    for (const { chave, nome, aulas } of eixo.habilidades) {
      if (nome.trim() === '') add('sem_nome', chave)
      if (aulas.length === 0) add('habilidade_vazia', chave)
      if (aulas.some(({ disponivel }) => !disponivel)) add('aula_fora', chave)
    }
  }
  return found
}
