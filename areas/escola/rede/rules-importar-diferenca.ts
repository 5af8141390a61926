/** What a line says otherwise than the school that it is, and what of it is taken. */
import { plainHeading } from '../../../core/contract/columns.ts'
import type { Contato } from './rules.ts'
import { chavesOf } from './rules-importar-nome.ts'
import { CAMPOS_DA_REDE, type CampoDaRede, type Diferenca, type Existentes } from './shapes-importar.ts'

export type Dados = Contato & { nome: string; inep: string | null }

/** Written in another way, it is the same still. */
function same(campo: CampoDaRede, one: string, other: string): boolean {
  if (campo === 'nome') return chavesOf(one).chave === chavesOf(other).chave
  return campo === 'email' ? one === other : plainHeading(one) === plainHeading(other)
}

/** `subredes`: networks lie in it, and a school has none: it is given no INEP code. */
export const diferencasOf = (
  linha: Dados,
  { subredes, ...rede }: Dados & { subredes: boolean },
  existentes: Existentes,
): Diferenca[] =>
  CAMPOS_DA_REDE.flatMap((campo) => {
    const [antes, depois] = [rede[campo], linha[campo]]
    if (depois === null || (campo === 'inep' && subredes)) return []
    if (antes !== null && same(campo, antes, depois)) return []
    const muda = existentes === 'sobrescrever' || (existentes === 'preencher' && antes === null)
    return [{ campo, antes, depois, muda }]
  })

export type Mudanca = Partial<Dados>

export const mudancaOf = (diferencas: readonly Diferenca[]): Mudanca =>
  Object.fromEntries(diferencas.flatMap(({ campo, depois, muda }) => (muda ? [[campo, depois]] : [])))

/** What a school is given back; `mudou`: of some of it others said something else since, and that stays. */
export function voltaOf(diferencas: readonly Diferenca[], agora: Dados): { volta: Mudanca; mudou: boolean } {
  const taken = diferencas.filter(({ muda }) => muda)
  const ours = taken.filter(({ campo, depois }) => agora[campo] === depois)
  return {
    volta: Object.fromEntries(ours.map(({ campo, antes }) => [campo, antes])),
    mudou: ours.length < taken.length,
  }
}
