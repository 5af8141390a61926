/** A page of classes as cards: what it is, who teaches, what is new. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { useCall } from '../../../core/web/data.ts'
import { href } from '../../../core/web/routes.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../core/web/ui/Tag.tsx'
import type { Grupo, turmaApi } from '../contract.ts'
import { turmaTexts } from '../texts.ts'
import { useTurmaFacts } from './public.tsx'
import { turmaWebTexts } from './texts.ts'
import './turma.css'

const PAGE = 30

/** One class, as a link to its home. Also on the home of the signed-in person. */
export function TurmaCard({ turma }: { turma: Grupo }) {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const facts = useTurmaFacts()
  const { forum_novos: forum, avisos_novos: avisos } = turma
  return (
    <Link className="cartao turma-c liso" to={href('/logado/turmas/turma/:id', { id: turma.id })}>
      <span className="gema" aria-hidden="true">
        {turma.nome.replace(/\s*ano\s*/i, ' ').slice(0, 4)}
      </span>
      <span className="corpo-tc">
        <b>{turma.nome}</b>
        <span className="fraca t-s">{facts(turma)}</span>
        <span className="fraca t-s">
          {[...turma.professores.map(({ nome }) => nome), t.alunos(turma.total_alunos)].join(' · ')}
        </span>
        {forum + avisos > 0 && (
          <span className="marcas">
            {avisos > 0 && <Tag tone="aviso">{tw.avisosNovos(avisos)}</Tag>}
            {forum > 0 && <Tag tone="info">{tw.novasNoForum(forum)}</Tag>}
          </span>
        )}
      </span>
      <IconChevronRight aria-hidden="true" />
    </Link>
  )
}

interface Props {
  endpoint: typeof turmaApi.listAtivas | typeof turmaApi.listDesativadas
  closed: boolean
}

export function TurmaList({ endpoint, closed }: Props) {
  const t = useTexts(turmaTexts)
  const tw = useTexts(turmaWebTexts)
  const { get, set } = useUrlFilters()
  const busca = get('busca')
  const pagina = Math.max(1, Number(get('pagina')) || 1)
  const query = { pagina, linhas: PAGE, ...(busca && { busca }) }
  const { data, error, refetch } = useCall(endpoint as typeof turmaApi.listAtivas, { query }, { keep: true })
  const other = closed
    ? { to: '/logado/turmas', label: tw.verAtivas }
    : { to: '/logado/turmas/turmas-encerradas', label: tw.verEncerradas }
  return (
    <>
      <PageHeader
        title={closed ? t.turmasEncerradas : t.turmas}
        description={closed ? tw.encerradasDescricao : tw.turmasDescricao}
        crumbs={closed ? [{ label: t.turmas, href: '/logado/turmas' }, { label: t.turmasEncerradas }] : []}
        actions={<ButtonLink to={other.to}>{other.label}</ButtonLink>}
      />
      <FilterBar search={{ name: 'busca', placeholder: tw.buscarTurma }} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} rowHeight={6} />
      ) : data.grupos.length === 0 ? (
        <Empty closed={closed} searched={busca !== ''} onClear={() => set('busca', '')} />
      ) : (
        <>
          <ul className="turmas">
            {data.grupos.map((turma) => (
              <li key={turma.id}>
                <TurmaCard turma={turma} />
              </li>
            ))}
          </ul>
          <Pagination
            page={pagina}
            pageSize={PAGE}
            total={data.total}
            onPage={(page) => set('pagina', String(page))}
          />
        </>
      )}
    </>
  )
}

function Empty({ closed, searched, onClear }: { closed: boolean; searched: boolean; onClear: () => void }) {
  const tw = useTexts(turmaWebTexts)
  if (searched)
    return (
      <EmptyState title={tw.nadaEncontrado} action={<Button onClick={onClear}>{tw.limparBusca}</Button>}>
        {tw.nadaEncontradoTexto}
      </EmptyState>
    )
  return (
    <EmptyState title={closed ? tw.nenhumaEncerrada : tw.nenhuma}>
      {closed ? tw.nenhumaEncerradaTexto : tw.nenhumaTexto}
    </EmptyState>
  )
}
