/** What the desk knows of a kind of work: how it is asked for, kept and sent. Deliveries are one, what is said in a forum another. */

import type { ComponentType, ReactNode, Ref } from 'react'
import type { Endpoint } from '../../../../../core/contract/endpoint.ts'
import type { Ref as Pessoa } from '../../../../../core/contract/schema.ts'
import type { Transport } from '../../../../../core/web/client/request.ts'
import type { useLater } from '../../../../../core/web/later.ts'
import type { Rubrica } from '../../../aula/shapes-telas.ts'
import type { Dito } from '../../rules-envios.ts'
import type { Correcao, Marca } from '../../shapes.ts'
import type { ComentarArquivo } from './Arquivo.tsx'
import type { Antiga, Sent } from './store.ts'

/** One work that waits. `id` is its own within its kind. */
export interface Espera {
  id: number
  aluno: Pessoa
  /** What it belongs to, and the question of that which it answers. */
  aula: { id: number; titulo: string }
  tela: { id: number; ordem: number; titulo: string }
  quando: string
  vez: number
  atrasada: boolean
  arquivos: number
  correcao: Pick<Correcao, 'nota' | 'pronta' | 'refazer'> | null
}

/** The work that is open. */
export interface Aberta<C = unknown> {
  id: number
  aluno: Pessoa
  vez: number
  /** The version whose rubric it is corrected by; 0: it has none. */
  regua: number
  correcao: Correcao | null
  /** Who sent it again finds here what was said of the earlier one. */
  antes: (minha: Antiga | null) => readonly Dito[]
  /** Empty: one grade for all of it. */
  rubrica: Rubrica
  /** Where sentences can be commented on; empty: nowhere. */
  texto: string
  /** Pictures that are fetched ahead. */
  imagens: readonly string[]
  corpo: C
}

export interface Comentar {
  /** What is selected, or the sentence that is chosen by keys. */
  trecho: () => void
  arquivo: ComentarArquivo
}

export interface ObraProps<C> {
  corpo: C
  nome: string
  semNomes: boolean
  marcas: readonly Marca[]
  atual: string | null
  frase: readonly [number, number] | undefined
  /** Words are selected: they may be commented on. */
  selecionado: boolean
  onMarca: (id: string) => void
  comentar: Comentar | null
  texto: Ref<HTMLElement>
  children: ReactNode
}

export interface Lida<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

interface Late {
  shown: (done: boolean) => void
  before: () => Promise<unknown>
  ficaram: (n: number) => void
}

export interface Fila {
  /** Of all of it, where it has one. */
  titulo: string | null
  fila: Espera[]
  total: number
  corrigir: boolean
}

/** What stays the same as long as the desk is open on it. */
export interface Tipo<C = unknown> {
  /** Its name in the address, beside which stands the work that is open. */
  nome: 'entrega' | 'aluno'
  /** Where what is not sent yet stays on the device. */
  lugar: (id: number) => string
  voltar: { href: string; label: string }
  /** Letters that the general comment takes. */
  letras: number
  /** It can be marked in, and given back to be done again. */
  obra: boolean
  /** One work, under the name that it is kept by. */
  ler: (
    transport: Transport,
    id: number,
  ) => { queryKey: readonly unknown[]; queryFn: () => Promise<unknown>; aberta: (read: unknown) => Aberta<C> }
  salvar: (transport: Transport, sent: Sent) => Promise<Correcao>
  enviar: (later: ReturnType<typeof useLater>, said: string, ids: number[], late: Late) => void
  /** News of the class that make what is shown old, and the readings that are. */
  novas: readonly string[]
  velhas: readonly Endpoint[]
  Obra: ComponentType<ObraProps<C>>
}

/** A kind of work, and what of it waits. */
export interface Trabalhos<C = unknown> {
  tipo: Tipo<C>
  fila: Lida<Fila>
}
