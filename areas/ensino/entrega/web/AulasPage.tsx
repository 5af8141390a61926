/** `/atividades-entrega`: the lessons of a class that ask for deliveries, with how they stand. */
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import { Suspense } from 'react'

import { useCall, useReread } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { Retidas } from '../../tentativa/web/public.tsx'
import { type AulaComEntregas, entregaApi } from '../contract.ts'
import './entrega.css'
import { MinhasAulas } from './Minhas.tsx'
import { entregaWebTexts } from './texts.ts'

type Contagem = 'pendentes' | 'enviadas' | 'atrasadas' | 'devolvidas' | 'corrigidas'

function useColumns(): TableColumn<AulaComEntregas>[] {
  const t = useTexts(entregaWebTexts)
  const dates = useDates()
  const count = (id: Contagem, header: string): TableColumn<AulaComEntregas> => ({
    id,
    header,
    align: 'end',
    value: (row) => row[id],
    cell: (row) => <span className={row[id] > 0 ? 'num forte' : 'num fraca'}>{row[id]}</span>,
  })
  return [
    { id: 'aula', header: t.aula, value: ({ aula }) => aula.titulo },
    {
      id: 'prazo',
      header: t.prazo,
      value: ({ fim }) => fim && new Date(fim),
      cell: ({ fim }) => (
        <span className="num ent-quando">{fim ? dates.dateTime(fim) + dates.whose(fim) : t.semPrazo}</span>
      ),
    },
    count('enviadas', t.esperam),
    count('pendentes', t.faltam),
    count('atrasadas', t.atrasadas),
    count('devolvidas', t.devolvidas),
    count('corrigidas', t.corrigidas),
  ]
}

function Aulas({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(entregaWebTexts)
  const reread = useReread()
  const columns = useColumns()
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
        <DataTable
          label={t.entregas}
          columns={columns}
          rows={data?.aulas ?? []}
          rowId={({ aula }) => aula.id}
          rowHref={({ aula }) =>
            href('/logado/turmas/turma/:id/atividades-entrega/:aula', { id: turma.id, aula: aula.id })
          }
          loading={!data}
          empty={
            <EmptyState title={t.nenhumaAula}>{corrigir ? t.nenhumaAulaProf : t.nenhumaAulaAluno}</EmptyState>
          }
          exportName="entregas-por-aula"
        />
      )}
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="aulas">{(turma) => <Aulas turma={turma} />}</TurmaFrame>
}
