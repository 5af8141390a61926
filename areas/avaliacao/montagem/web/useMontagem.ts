/** The basket of an address: its matrix, its questions in their order, and every way to change them. */
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { emBranco, LIMITES, type Matriz } from '../../avaliacao/rules-matriz.ts'
import { montagemApi } from '../contract.ts'
import type { Candidata } from '../shapes.ts'
import { escreverMatriz, escreverQuestoes, lerMatriz, lerQuestoes, type Posta } from './endereco.ts'

/** In an address: the assessment that the basket is of, and which writing of it. */
export const VOLTA = ['avaliacao', 'revisao'] as const

export const PASSOS = ['matriz', 'questoes', 'ordem', 'papel'] as const
export type Passo = (typeof PASSOS)[number]

/** The address of a basket. */
export const enderecoDe = (matriz: Matriz, postas: readonly Posta[]): string =>
  href('/logado/gerenciar/montagem-avaliacao/:inputs/:questoes?', {
    inputs: escreverMatriz(matriz),
    ...(postas.length > 0 && { questoes: escreverQuestoes(postas) }),
  })

/** A question in its place, as it stands there. */
export interface NaProva {
  questao: Candidata
  /** Where its key stands now; null: it has no single one. */
  letra: number | null
}

export const habilidadesDe = ({ linhas }: Matriz): number[] =>
  linhas.flatMap(({ habilidade }) => habilidade ?? [])

export function useMontagem() {
  const { inputs = '', questoes: segment } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const lida = useMemo(() => lerMatriz(inputs), [inputs])
  const matriz = lida ?? emBranco
  const max = LIMITES[matriz.modelo]
  const postas = useMemo(() => lerQuestoes(segment, max), [segment, max])
  // What was just chosen is shown at once, before it was asked about.
  const [novas, setNovas] = useState<ReadonlyMap<number, Candidata>>(new Map())
  const ids = postas.map(({ id }) => id)
  const para = { habilidades: habilidadesDe(matriz), turma: matriz.turma, questoes: ids }
  const { disciplina, periodo } = matriz
  const asked = useCall(montagemApi.conferir, { body: { ...para, disciplina, periodo } }, { keep: true })
  const known = new Map(asked.data?.questoes.map((questao) => [questao.id, questao]))
  const prova = postas.flatMap(({ id, letra }): NaProva[] => {
    const questao = known.get(id) ?? novas.get(id)
    if (!questao) return []
    const moved = letra !== undefined && !questao.fixa && letra < questao.alternativas
    return [{ questao, letra: questao.letra === null ? null : moved ? letra : questao.letra }]
  })
  const settled = asked.data !== undefined && !asked.isPlaceholderData
  const perdidas = settled ? ids.filter((id) => !known.has(id)) : []

  const put = useCallback(
    (nextMatriz: Matriz, next: readonly Posta[]) => {
      const query = search.toString()
      void navigate(`${enderecoDe(nextMatriz, next)}${query && `?${query}`}`, {
        replace: true,
        preventScrollReset: true,
      })
    },
    [navigate, search],
  )
  const setMatriz = (next: Matriz) => put(next, postas)
  const setPostas = (next: readonly Posta[]) => put(matriz, next)
  const add = (questoes: readonly Candidata[]) => {
    setNovas((before) => new Map([...before, ...questoes.map((one) => [one.id, one] as const)]))
    const fresh = questoes.filter(({ id }) => !ids.includes(id)).map(({ id }): Posta => ({ id }))
    setPostas([...postas, ...fresh].slice(0, max))
  }
  const remove = (gone: readonly number[]) => setPostas(postas.filter(({ id }) => !gone.includes(id)))
  const volta = VOLTA.flatMap((name) => (search.has(name) ? [`${name}=${search.get(name)}`] : [])).join('&')
  return { volta, lida, matriz, max, postas, prova, perdidas, asked, para, setMatriz, setPostas, add, remove }
}

export type Montagem = ReturnType<typeof useMontagem>
