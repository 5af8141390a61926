/** Which questions the address of the export names: some by their numbers, or all that the list found with these filters. */
import type { Given } from '../../../../core/contract/endpoint.ts'
import { ESTADOS_QUESTAO, ORIGENS } from '../../questao/shapes.ts'
import type { levarApi } from '../contract-levar.ts'

type Pedido = Given<typeof levarApi.rehearseExportacao>['body']

/** Filters of the list that are told as the address has them. */
const ESCRITOS = [
  ...['busca', 'disciplina', 'periodo', 'habilidade', 'dificuldade', 'bloom', 'tipo', 'procedencia'],
  ...['licenca', 'estado'],
] as const

export function pedidoOf(
  get: (name: string) => string,
  arquivadas: boolean,
): Pick<Pedido, 'questoes' | 'filtro' | 'arquivadas'> {
  const ids = get('questoes')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length > 0) return { questoes: [...new Set(ids)] }
  const origem = ORIGENS.find((one) => one === get('origem'))
  const written = ESCRITOS.map((name) => [name, get(name)] as const).filter(([, value]) => value !== '')
  const filtro = {
    ...Object.fromEntries(written),
    ...(origem && { origem }),
    ...(get('favoritas') !== '' && { favoritas: true }),
  }
  return { filtro, arquivadas: arquivadas || get('estado') === ESTADOS_QUESTAO.at(-1) }
}
