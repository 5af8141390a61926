/** The same question asked otherwise: with a filter, in another order, of another page. */
import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import type { Person } from '../kit/tenant.ts'
import type { Shape } from '../sample.ts'
import type { World } from './world.ts'

const DAYS = ['2026-09-29', '2026-09-30', '2026-10-01']

/** Values of a field that a request may leave out, as they are called and as they are. */
function valuesOf(name: string, shape: Shape, { tenant, people }: World): [called: string, value: unknown][] {
  const called = (...values: unknown[]) => values.map((value, n): [string, unknown] => [`(${n + 1})`, value])
  const plain = (values: readonly unknown[]) =>
    values.map((value): [string, unknown] => [String(value), value])
  if (shape.enum) return plain(shape.enum)
  if (shape.type === 'boolean') return plain([true, false])
  if (/^turma/.test(name)) return called(tenant.turma, tenant.outraTurma)
  if (/^(rede|escola)$/.test(name)) return called(tenant.escola, tenant.outraEscola)
  if (/^(aluno|usuario|quem)$/.test(name))
    return called(...[people.aluno, people.colega].map((one) => (one as Person).id))
  if (name === 'ano') return plain([2026, '6'])
  if (name === 'busca') return plain(['alun', 'ÉMEA', '_'])
  if (shape.type === 'string' && shape.pattern?.includes('{4}')) return plain(DAYS)
  return []
}

/** Each with what it is called. */
export const variationsOf = (
  { endpoint }: ServedCall,
  about: CallInput,
  world: World,
): [title: string, about: CallInput][] =>
  (['query', 'body'] as const).flatMap((part) => {
    const shape = endpoint[part] as Shape | undefined
    const vary = (more: Record<string, unknown>): CallInput => ({
      ...about,
      [part]: { ...(about[part] ?? {}), ...more },
    })
    const page = (pagina: number): [string, CallInput] => [`?pagina=${pagina}`, vary({ pagina, linhas: 2 })]
    return [
      ...Object.entries(shape?.properties ?? {}).flatMap(([name, field]) =>
        valuesOf(name, field, world).map(([called, value]): [string, CallInput] => [
          `?${name}=${called}`,
          vary({ [name]: value }),
        ]),
      ),
      ...(shape?.properties?.pagina && shape.properties.linhas ? [page(1), page(2)] : []),
    ]
  })
