/** `/atividades-entrega`: the lessons of a class that ask for deliveries, with how they stand. */
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import { lazy, Suspense } from 'react'
import { useCall, useReread } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton, TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { Retidas } from '../../tentativa/web/public.tsx'
import { entregaApi } from '../contract.ts'
import './entrega.css'
import { MinhasAulas } from './Minhas.tsx'
import { entregaWebTexts } from './texts.ts'

/** Pupils see cards: what draws tables comes to whoever has one. */
const TabelaAulas = lazy(() => import('./TabelaAulas.tsx').then((m) => ({ default: m.TabelaAulas })))

function Aulas({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(entregaWebTexts)
  const reread = useReread()
  usePageTitle(`${t.entregas} · ${turma.nome}`)
  const { data, error, refetch } = useCall(entregaApi.listAulas, { params: { turma: turma.id } })
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'entrega_mudou' || tipo === 'recarregar') void reread.only(entregaApi.listAulas)
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const corrigir = data?.permissoes.corrigir ?? false
  const waiting = data?.aulas.reduce((sum, { enviadas }) => sum + enviadas, 0) ?? 0
  return (
    <section aria-labelledby="ent-t" className="pilha">
      <div className="linha quebra cima">
        <div>
          <h2 id="ent-t">{t.entregas}</h2>
          <p className="fraca">{t.entregasTexto}</p>
        </div>
        <span className="vao" />
        {corrigir && (
          <ButtonLink
            look={waiting > 0 ? 'filled' : 'outlined'}
            icon={IconChecklist}
            to={href('/logado/turmas/turma/:id/correcoes-entrega', { id: turma.id })}
          >
            {t.irCorrigir(waiting)}
          </ButtonLink>
        )}
      </div>
      {corrigir && (
        <Suspense fallback={null}>
          <Retidas turma={turma.id} />
        </Suspense>
      )}
      {turma.papel === 'aluno' ? (
        data ? (
          <MinhasAulas turma={turma.id} aulas={data.aulas} now={new Date()} />
        ) : (
          <ListSkeleton />
        )
      ) : (
        <Suspense fallback={<TableSkeleton rows={5} />}>
          <TabelaAulas turma={turma.id} aulas={data?.aulas} corrigir={corrigir} />
        </Suspense>
      )}
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="aulas">{(turma) => <Aulas turma={turma} />}</TurmaFrame>
}
