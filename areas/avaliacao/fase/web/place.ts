/** Where the screens of phases stand, and figures as they are written there. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage } from '../../../../core/web/texts.ts'

export const place = {
  todas: href('/logado/gerenciar/fase'),
  uma: (id: number) => href('/logado/gerenciar/fase/:id', { id }),
  datas: (id: number) => href('/logado/gerenciar/fase/:id/agendamentos', { id }),
  escolas: (id: number) => href('/logado/gerenciar/fase/:id/escolas', { id }),
  apuracao: (id: number) => href('/logado/gerenciar/fase/:id/apuracao', { id }),
  apuracaoDe: (id: number, avaliacao: number) =>
    href('/logado/gerenciar/fase/:id/:avaliacao/apuracao', { id, avaliacao }),
  participantes: (id: number, avaliacao: number) =>
    href('/logado/gerenciar/fase/:id/:avaliacao/participantes', { id, avaliacao }),
}

/** `1.284`, and `83,8%` of a share from 0 to 1. */
export function useFigures() {
  const language = useLanguage()
  return {
    whole: (n: number) => formatNumber(n, 0, language),
    percent: (share: number, decimals = 1) => `${formatNumber(share * 100, decimals, language)}%`,
  }
}
