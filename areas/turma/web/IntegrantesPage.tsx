/** Who is in the class: teachers first, then pupils by their number. */
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import { useCall } from '../../../core/web/data.ts'
import { href } from '../../../core/web/routes.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { Avatar } from '../../../core/web/ui/Avatar.tsx'
import { ButtonLink } from '../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../core/web/ui/filters.ts'
import { Pagination } from '../../../core/web/ui/Pagination.tsx'
import { TableSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { ConvidarParaTurma } from '../../conta/web/public.tsx'
import { type Integrante, type TurmaHeader, turmaApi } from '../contract.ts'
import { turmaTexts } from '../texts.ts'
import { TurmaFrame, usePageTitle } from './public.tsx'
import { turmaWebTexts } from './texts.ts'
import './turma.css'

/** A class has at most a few dozen people: mostly one page. */
const PAGE = 100

function useColumns(contacts: boolean): TableColumn<Integrante>[] {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const columns: (TableColumn<Integrante> | false)[] = [
    {
      id: 'nome',
      header: tw.nome,
      value: ({ nome }) => nome,
      cell: ({ nome }) => (
        <span className="pessoa">
          <Avatar nome={nome} size="small" /> {nome}
        </span>
      ),
    },
    {
      id: 'papel',
      header: tw.papel,
      value: ({ papel }) => t[papel],
      cell: ({ papel, auxiliar }) => (auxiliar ? `${t[papel]}, ${tw.auxiliar}` : t[papel]),
    },
    {
      id: 'numero',
      header: tw.numero,
      align: 'end',
      value: ({ numero_chamada }) => numero_chamada,
    },
    contacts && {
      id: 'email',
      header: tw.email,
      value: ({ email }) => email,
      cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : null),
    },
  ]
  return columns.filter((column) => column !== false)
}

function Members({ turma }: { turma: TurmaHeader }) {
  const tw = useTexts(turmaWebTexts)
  const { get, set } = useUrlFilters()
  const columns = useColumns(turma.permissoes.viewContacts)
  usePageTitle(`${tw.integrantes} · ${turma.nome}`)
  const papel = get('papel')
  const busca = get('busca')
  const pagina = Math.max(1, Number(get('pagina')) || 1)
  const query = {
    pagina,
    linhas: PAGE,
    ...(busca && { busca }),
    ...((papel === 'professor' || papel === 'aluno') && { papel: papel as 'professor' | 'aluno' }),
  }
  const { data, error, refetch } = useCall(
    turmaApi.members,
    { params: { turma: turma.id }, query },
    { keep: true },
  )
  return (
    <div>
      <div className="linha quebra" style={{ justifyContent: 'space-between' }}>
        <h2>{tw.integrantes}</h2>
        {turma.permissoes.manage && (
          <div className="linha quebra">
            <ConvidarParaTurma turma={turma.id} />
            <ButtonLink
              icon={IconId}
              to={href('/logado/turmas/turma/:id/integrantes/cartoes', { id: turma.id })}
            >
              {tw.cartoes}
            </ButtonLink>
          </div>
        )}
      </div>
      <FilterBar
        search={{ name: 'busca', placeholder: tw.buscarPessoa }}
        pills={[
          {
            name: 'papel',
            label: tw.papel,
            options: [
              { value: 'professor', label: tw.docentes },
              { value: 'aluno', label: tw.estudantes },
            ],
          },
        ]}
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton rows={12} />
      ) : (
        <>
          <DataTable
            label={tw.integrantes}
            columns={columns}
            rows={data.integrantes}
            rowId={({ id }) => id}
            pageSize={PAGE}
            prefix="t"
            summary={tw.total(data.total)}
            empty={<EmptyState title={tw.ninguem} />}
          />
          <Pagination
            page={pagina}
            pageSize={PAGE}
            total={data.total}
            onPage={(page) => set('pagina', String(page))}
          />
        </>
      )}
    </div>
  )
}

export function Screen() {
  return <TurmaFrame>{(turma) => <Members turma={turma} />}</TurmaFrame>
}
