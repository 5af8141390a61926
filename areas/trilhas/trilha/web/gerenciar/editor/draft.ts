/** A path as its author sees it in the editor: axes, skills and lessons, with or without a number of the server. */
import type { AulaDaHabilidade, HabilidadeDoCurriculo, Nivel, TrilhaInteira } from '../../../shapes.ts'

export interface AulaLigada {
  id: number
  titulo: string
  codigo: string
  nivel: Nivel
  disponivel: boolean
}

/** `id` is null until the server knows it; `chave` stays the same. */
export interface HabilidadeEditada {
  chave: string
  id: number | null
  nome: string
  descricao: string
  destaque: boolean
  habilidade: HabilidadeDoCurriculo | null
  aulas: readonly AulaLigada[]
}

export interface EixoEditado {
  chave: string
  id: number | null
  nome: string
  descricao: string
  habilidades: readonly HabilidadeEditada[]
}

/** What is the path's own, beside its axes. `carga` in hours. */
export interface Dados {
  nome: string
  descricao: string
  regra: number | null
  rede: number | null
  cenario: string
  musica: string | null
  carga: number | null
  layout: number | null
}

export interface Desenho {
  dados: Dados
  eixos: readonly EixoEditado[]
}

const aulaDe = ({ pro_id, pro_titulo, pro_codigo, nivel_id, disponivel }: AulaDaHabilidade): AulaLigada => ({
  id: pro_id,
  titulo: pro_titulo,
  codigo: pro_codigo,
  nivel: nivel_id,
  disponivel,
})

/** What the server holds, as the editor draws it. Keys are the server's numbers. */
export function desenhoDe(trilha: TrilhaInteira): Desenho {
  const { nome, descricao, regra_id, rede, cenario, musica, carga_horaria, certificado } = trilha
  return {
    dados: {
      nome,
      descricao,
      regra: regra_id,
      rede: rede?.id ?? null,
      cenario,
      musica,
      carga: carga_horaria,
      layout: certificado?.id ?? null,
    },
    eixos: trilha.eixos.map((eixo) => ({
      chave: `e${eixo.id}`,
      id: eixo.id,
      nome: eixo.nome,
      descricao: eixo.descricao,
      habilidades: eixo.habilidades.map((habilidade) => ({
        chave: `h${habilidade.id}`,
        id: habilidade.id,
        nome: habilidade.nome,
        descricao: habilidade.descricao,
        destaque: habilidade.destaque,
        habilidade: habilidade.habilidade,
        aulas: habilidade.projetos.map(aulaDe),
      })),
    })),
  }
}

export const novoEixo = (chave: string): EixoEditado => ({
  chave,
  id: null,
  nome: '',
  descricao: '',
  habilidades: [],
})

export const novaHabilidade = (chave: string): HabilidadeEditada => ({
  chave,
  id: null,
  nome: '',
  descricao: '',
  destaque: false,
  habilidade: null,
  aulas: [],
})

/** Every skill with its axis, in the order of the path. */
export const todasHabilidades = (desenho: Pick<Desenho, 'eixos'>) =>
  desenho.eixos.flatMap((eixo) => eixo.habilidades.map((habilidade) => ({ eixo, habilidade })))

export const temAula = (desenho: Pick<Desenho, 'eixos'>): boolean =>
  todasHabilidades(desenho).some(({ habilidade }) => habilidade.aulas.length > 0)
