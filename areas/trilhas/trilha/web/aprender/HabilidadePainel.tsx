/** The panel of the chosen skill with what it asks the server, and the way into its lessons. */
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import { type Estrutura, type HabilidadeInteira, recomecoDe, vezDe, vistaDe } from './deChamada.ts'
import { leave } from './ganho.ts'
import { Painel } from './Painel.tsx'
import { aprenderTexts } from './texts.ts'

/** The player, told in which turn of which path the lesson counts, and where to come back to. */
const aulaHref = (
  aula: number,
  { trilha, vez, eixo }: { trilha: number; vez: number; eixo: number | null },
) => `/logado/aula/${aula}?vez=${vez}&trilha=${trilha}${eixo === null ? '' : `&eixo=${eixo}`}`

/** Handed in during the turn under way: a turn takes each lesson once. */
const isEntregue = (found: HabilidadeInteira, aula: number): boolean =>
  found.niveis.some(({ projetos }) =>
    projetos.some(
      ({ pro_id, estado }) => pro_id === aula && (estado === 'feita' || estado === 'aguardando_correcao'),
    ),
  )

/**
 * Opens a lesson in the turn under way; where none is, the first turn is begun for it. What was handed in in this turn
 * shows how it ended: one more turn is begun by its own button only, since there are few of them.
 */
function useAbrir(trilha: Estrutura, eixo: number | null, found: HabilidadeInteira | undefined) {
  const t = useTexts(aprenderTexts)
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSend(api.iniciarTentativa, { reread: 'later' })
  const go = async (aula: number | null, atual: number | null) => {
    if (!found || aula === null) return
    const { id } = found.habilidade
    try {
      const vez = atual ?? (await mutateAsync({ body: { habilidade_id: id } })).tentativa.id
      const seen = atual !== null && isEntregue(found, aula)
      if (!seen) leave(trilha.id, { pontos: trilha.pontos_conquistados, habilidade: id })
      void navigate(`${aulaHref(aula, { trilha: trilha.id, vez, eixo })}${seen ? '&ver=resultado' : ''}`)
    } catch (error) {
      notify.error(error instanceof Error && error.message ? error.message : t.naoAbriu)
    }
  }
  return {
    abrir: (aula?: number) => go(aula ?? (found ? vezDe(found) : null), found?.atual ?? null),
    recomecar: () => go(found ? recomecoDe(found) : null, null),
    busy: isPending,
  }
}

interface Props {
  trilha: Estrutura
  /** The axis that is looked at alone. */
  eixo: number | null
  habilidade: number
  onVoltar?: (() => void) | undefined
}

export function HabilidadePainel({ trilha, eixo, habilidade, onVoltar }: Props) {
  const dates = useDates()
  const t = useTexts(aprenderTexts)
  const { data, error, refetch } = useCall(
    api.habilidade,
    { params: { id: habilidade }, query: {} },
    { keep: true },
  )
  const { abrir, recomecar, busy } = useAbrir(trilha, eixo, data)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <Painel
      habilidade={vistaDe(trilha, data, { t, dates, now: new Date() })}
      busy={busy}
      onAbrir={(aula) => void abrir(aula)}
      onRecomecar={() => void recomecar()}
      onVoltar={onVoltar}
    />
  )
}
