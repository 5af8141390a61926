/** The panel of the chosen skill with what it asks the server, and the way into its lessons. */
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import { type Estrutura, type HabilidadeInteira, vezDe, vistaDe } from './deChamada.ts'
import { leave } from './ganho.ts'
import { Painel } from './Painel.tsx'
import { aprenderTexts } from './texts.ts'

/** The player, told in which turn of which path the lesson counts, and where to come back to. */
const aulaHref = (aula: number, trilha: number, vez: number, eixo: number | null): string =>
  `/logado/aula/${aula}?vez=${vez}&trilha=${trilha}${eixo === null ? '' : `&eixo=${eixo}`}`

const isToDo = ({ estado }: { estado: string }): boolean =>
  estado !== 'indisponivel' && estado !== 'bloqueada'

/** Opens a lesson in the turn under way; the first one, or one more, is begun for it. */
function useAbrir(trilha: Estrutura, eixo: number | null, found: HabilidadeInteira | undefined) {
  const t = useTexts(aprenderTexts)
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSend(api.iniciarTentativa)
  const abrir = async (aula?: number) => {
    if (!found) return
    const { habilidade, atual, pode_iniciar } = found
    const next = vezDe(found)
    const first = found.niveis.flatMap(({ projetos }) => projetos).find(isToDo)?.pro_id
    const chosen = aula ?? next ?? first
    if (chosen === undefined) return
    // All is done, or the lesson that was chosen was handed in: that takes one more turn.
    const again = pode_iniciar && (next === null || atual === null)
    try {
      const vez =
        atual !== null && !again
          ? atual
          : (await mutateAsync({ body: { habilidade_id: habilidade.id } })).tentativa.id
      leave(trilha.id, { pontos: trilha.pontos_conquistados, habilidade: habilidade.id })
      void navigate(aulaHref(chosen, trilha.id, vez, eixo))
    } catch (error) {
      notify.error(error instanceof Error && error.message ? error.message : t.naoAbriu)
    }
  }
  return { abrir, busy: isPending }
}

interface Props {
  trilha: Estrutura
  /** The axis that is looked at alone. */
  eixo: number | null
  habilidade: number
  onVoltar?: (() => void) | undefined
}

export function HabilidadePainel({ trilha, eixo, habilidade, onVoltar }: Props) {
  const t = useTexts(aprenderTexts)
  const language = useLanguage()
  const { data, error, refetch } = useCall(
    api.habilidade,
    { params: { id: habilidade }, query: {} },
    { keep: true },
  )
  const { abrir, busy } = useAbrir(trilha, eixo, data)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <Painel
      habilidade={vistaDe(trilha, data, { t, language, now: new Date() })}
      busy={busy}
      onAbrir={(aula) => void abrir(aula)}
      onVoltar={onVoltar}
    />
  )
}
