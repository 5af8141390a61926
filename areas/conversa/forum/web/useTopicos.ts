/** A list of topics or notices as the address asks for it. */
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { forumApi } from '../contract.ts'

export const PAGE = 30

const ORDENS = ['recentes', 'interacao', 'titulo', 'curtidas'] as const

/** Names of the filters in the address. */
export const FILTERS = ['busca', 'situacao', 'tema', 'ordem', 'favoritas', 'novas', 'lixeira'] as const

export function useTopicos(turma: number, tipo: 'forum' | 'aviso') {
  const { get, set, clear } = useUrlFilters()
  const pagina = Math.max(1, Number(get('pagina')) || 1)
  const statusData = Number(get('situacao'))
  const ordem = ORDENS.find((one) => one === get('ordem'))
  const query = {
    gru_id: turma,
    pagina,
    linhas: PAGE,
    ...(get('busca') && { busca: get('busca').slice(0, 100) }),
    ...([1, 2, 3].includes(statusData) && { statusData }),
    ...(get('tema') && { tema: get('tema').slice(0, 40) }),
    ...(ordem && { ordem }),
    ...(get('favoritas') && { favoritas: true }),
    ...(get('novas') && { naoLidas: true }),
    ...(get('lixeira') && { excluidos: true }),
  }
  const list = tipo === 'aviso' ? forumApi.listAvisos : forumApi.listTopicos
  const result = useCall(list as typeof forumApi.listTopicos, { query }, { keep: true })
  useLive(`turma:${turma}`, () => void result.refetch())
  const filtered = FILTERS.some((name) => name !== 'ordem' && get(name) !== '')
  return {
    ...result,
    pagina,
    filtered,
    clearFilters: () => clear(FILTERS),
    goTo: (page: number) => set('pagina', String(page)),
  }
}
