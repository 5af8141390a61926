/** `/logado/turmas/turma/:id/trilhas`: the paths of a class; the own way in them, or how the class goes along. */
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { Pagination } from '../../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../../escola/turma/web/public.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import type { TrilhaDoAluno } from '../../shapes-aprender.ts'
import './aprender.css'
import { Cartao } from './TrilhasPage.tsx'
import { TurmaNaTrilha } from './TurmaNaTrilha.tsx'
import { aprenderTexts } from './texts.ts'

const PAGE = 30

function Trilhas({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(aprenderTexts)
  const { get, set } = useUrlFilters()
  const pagina = Math.max(1, Math.floor(Number(get('pagina'))) || 1)
  const [vista, setVista] = useState<TrilhaDoAluno | null>(null)
  const leads = turma.permissoes.viewContacts
  const { data, error, refetch } = useCall(
    api.listMinhas,
    { query: { pagina, linhas: PAGE, turma: turma.id } },
    { keep: true },
  )
  usePageTitle(`${t.trilhas} · ${turma.nome}`)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.trilhas.length === 0)
    return (
      <EmptyState
        title={t.turmaSemTrilhas}
        action={
          leads && (
            <ButtonLink look="filled" to={href('/logado/gerenciar/trilhas')}>
              {t.verTrilhas}
            </ButtonLink>
          )
        }
      >
        {leads ? t.turmaSemTrilhasTexto : t.nenhumaTexto}
      </EmptyState>
    )
  return (
    <section aria-labelledby="tr-turma" className="pilha">
      <h2 id="tr-turma">{t.trilhas}</h2>
      <ul className="tr-cartoes">
        {data.trilhas.map((trilha) => (
          <Cartao
            key={trilha.id}
            trilha={trilha}
            acoes={
              leads && (
                <Button icon={IconUsers} onClick={() => setVista(trilha)}>
                  {t.verTurma}
                </Button>
              )
            }
          />
        ))}
      </ul>
      <Pagination
        page={pagina}
        pageSize={PAGE}
        total={data.total}
        onPage={(page) => set('pagina', String(page))}
      />
      <Dialog wide open={vista !== null} onClose={() => setVista(null)} title={vista?.nome ?? ''}>
        {vista && <TurmaNaTrilha trilha={vista.id} turma={turma.id} />}
      </Dialog>
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="trilhas">{(turma) => <Trilhas turma={turma} />}</TurmaFrame>
}
