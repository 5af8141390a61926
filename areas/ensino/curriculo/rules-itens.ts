/** What is asked of the items of an extra, sorted by what is done to each. Pure. */
import { clean } from './rules.ts'

export interface ItemEnviado {
  id?: number | null | undefined
  nome?: string | undefined
  acao?: 'excluir' | 'novo' | 'editar' | undefined
}

/** An item with what is done to it: of a new one `id` is null. */
export type ItemPlano =
  | { acao: 'novo'; id: null; nome: string }
  | { acao: 'editar'; id: number; nome: string }
  | { acao: 'excluir'; id: number; nome: string }

export type Recusa = 'nome' | 'itens' | 'repetido'

function planOf(
  { id, nome = '', acao }: ItemEnviado,
  standing: ReadonlyMap<number, string>,
): ItemPlano | Recusa {
  const name = clean(nome)
  if (id === undefined || id === null || acao === 'novo')
    return acao === 'excluir' || acao === 'editar'
      ? 'itens'
      : name
        ? { acao: 'novo', id: null, nome: name }
        : 'nome'
  const now = standing.get(id)
  if (now === undefined) return 'itens'
  if (acao === 'excluir') return { acao, id, nome: now }
  return name ? { acao: 'editar', id, nome: name } : 'nome'
}

/** Whether no two items of the list would have one name. */
function namesMeet(plan: readonly ItemPlano[], standing: ReadonlyMap<number, string>): boolean {
  const touched = new Set(plan.map(({ id }) => id))
  const stay = [...standing].flatMap(([id, nome]) => (touched.has(id) ? [] : [nome]))
  const names = [...stay, ...plan.flatMap(({ acao, nome }) => (acao === 'excluir' ? [] : [nome]))]
  return new Set(names).size < names.length
}

/** A plan in the order of what was sent, or why there is none. `standing`: the items by id, with their names. */
export function planItens(
  sent: readonly ItemEnviado[],
  standing: ReadonlyMap<number, string>,
): ItemPlano[] | Recusa {
  const plan: ItemPlano[] = []
  for (const item of sent) {
    const one = planOf(item, standing)
    if (typeof one === 'string') return one
    plan.push(one)
  }
  const ids = plan.flatMap(({ id }) => (id === null ? [] : [id]))
  if (new Set(ids).size < ids.length) return 'repetido'
  return namesMeet(plan, standing) ? 'repetido' : plan
}
