/** The home of a class: notices first, then what happened day by day; beside them what waits and what is ahead. */
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Together } from '../../../../core/web/ui/Together.tsx'
import { ProximaAula } from '../../../conversa/aovivo/web/public.tsx'
import { AvisoInvite } from '../../../conversa/forum/web/public.tsx'
import { MateriaisNovos } from '../../../ensino/compartilhamento/web/public.tsx'
import { type Mural, type TurmaHeader, turmaApi } from '../../../escola/turma/contract.ts'
import { TurmaFrame } from '../../../escola/turma/web/public.tsx'
import './inicio.css'
import { MuralPost } from './MuralPost.tsx'
import { Precisa, ProximosDias, topicoPage } from './parts.tsx'
import { Ritmo } from './Ritmo.tsx'
import { Stream } from './Stream.tsx'
import { inicioTexts } from './texts.ts'

/** Where the lines of "Precisa de você" lead in one class. */
function ways(turma: TurmaHeader, mural: Mural) {
  const forum = href('/logado/turmas/turma/:id/forum', { id: turma.id })
  const graded = mural.pendencias?.proximo_para_avaliar
  return {
    retidas: `${forum}?abrir=retidas`,
    avaliar: graded ? `${topicoPage(graded)}/avaliar` : forum,
    entrada: href('/logado/turmas/turma/:id/integrantes', { id: turma.id }),
  }
}

function Board({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(inicioTexts)
  const { data, error, refetch } = useCall(turmaApi.mural, { params: { turma: turma.id } })
  useLive(`turma:${turma.id}`, () => void refetch())
  const writes = turma.permissoes.manage && turma.recursos.includes('avisos')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { avisos, topicos, entradas, proximos, pendencias, ritmo } = data.mural
  const quiet = avisos.length + topicos.length + entradas.length === 0
  const active = ritmo.total + ritmo.total_anterior > 0
  const aside = (
    <>
      {pendencias && <Precisa pendencias={pendencias} to={ways(turma, data.mural)} />}
      <ProximosDias proximos={proximos} />
      <MateriaisNovos turma={turma.id} />
      {active && <Ritmo ritmo={ritmo} />}
    </>
  )
  const alone = proximos.length === 0 && !active && !pendencias
  const stream = (
    <section className="pilha" aria-label={t.mural}>
      {turma.recursos.includes('ao_vivo') && <ProximaAula turma={turma.id} />}
      {alone && <MateriaisNovos turma={turma.id} />}
      {writes && <AvisoInvite turma={turma} />}
      {avisos.map((aviso) => (
        <MuralPost key={aviso.id} aviso={aviso} />
      ))}
      <Stream topicos={topicos} entradas={entradas} />
      {quiet && (
        <EmptyState title={t.muralVazio}>{writes ? t.muralVazioEscrever : t.muralVazioLer}</EmptyState>
      )}
    </section>
  )
  if (alone) return stream
  return (
    <div className="cola mural-c">
      {stream}
      <aside className="pilha">{aside}</aside>
    </div>
  )
}

export function Screen() {
  return (
    <TurmaFrame>
      {(turma) => (
        <Together fallback={<ListSkeleton rows={5} rowHeight={7} />}>
          <Board turma={turma} />
        </Together>
      )}
    </TurmaFrame>
  )
}
