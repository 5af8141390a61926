/** The forum of a class: its topics, pinned ones first, to search and filter; opening a new one. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton, PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { forumApi } from '../contract.ts'
import './forum.css'
import { RetidasCallout, RetidasPanel } from './RetidasPanel.tsx'
import { TopicoRow } from './TopicoRow.tsx'
import { forumTexts } from './texts.ts'
import { PAGE, useTopicos } from './useTopicos.ts'

const TopicoForm = lazy(() => import('./TopicoForm.tsx').then((m) => ({ default: m.TopicoForm })))

function Filters({ turma, moderates }: { turma: number; moderates: boolean }) {
  const t = useTexts(forumTexts)
  const { data } = useCall(forumApi.temas, { query: { gru_id: turma } })
  const temas = data?.temas ?? []
  return (
    <FilterBar
      search={{ name: 'busca', placeholder: t.buscarTopico }}
      pills={[
        {
          name: 'situacao',
          label: t.situacao,
          all: t.todas,
          options: [
            { value: '1', label: t.abertos },
            ...(moderates ? [{ value: '2', label: t.agendados }] : []),
            { value: '3', label: t.encerrados },
          ],
        },
        ...(temas.length > 0
          ? [
              {
                name: 'tema',
                label: t.tema,
                all: t.todos,
                options: temas.map(({ nome }) => ({ value: nome, label: nome })),
              },
            ]
          : []),
        {
          name: 'ordem',
          label: t.ordem,
          all: t.maisNovos,
          options: [
            { value: 'interacao', label: t.ultimaInteracao },
            { value: 'curtidas', label: t.maisCurtidos },
            { value: 'titulo', label: t.porTitulo },
          ],
        },
      ]}
      chips={[
        { name: 'favoritas', label: t.favoritos },
        { name: 'novas', label: t.naoLidos },
        ...(moderates ? [{ name: 'lixeira', label: t.lixeira }] : []),
      ]}
    />
  )
}

function Topicos({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(forumTexts)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  usePageTitle(`${t.forum} · ${turma.nome}`)
  const result = useTopicos(turma.id, 'forum')
  const { data, error, refetch, filtered, clearFilters, pagina, goTo } = result
  const permissoes = data?.permissoes
  const mode = search.get('abrir')
  const show = (what: 'topico' | 'retidas' | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (what) next.set('abrir', what)
      else next.delete('abrir')
      return next
    })

  if (mode === 'topico' && permissoes?.criarTopico)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TopicoForm
          turma={turma}
          configures={permissoes.configurar}
          onDone={(saved) => {
            if (!saved) return show(null)
            const params = { id: turma.id, forum: saved.id }
            void navigate(href('/logado/turmas/turma/:id/forum/:forum', params), { replace: true })
          }}
        />
      </Suspense>
    )
  if (mode === 'retidas' && permissoes?.moderar)
    return <RetidasPanel turma={turma.id} onClose={() => show(null)} />
  const openTopico = (
    <Button look="filled" icon={IconPlus} onClick={() => show('topico')}>
      {t.novoTopico}
    </Button>
  )
  return (
    <section aria-labelledby="forum-t">
      <div className="linha quebra cima">
        <div>
          <h2 id="forum-t">{t.forum}</h2>
          <p className="fraca">{t.forumDescricao}</p>
        </div>
        <span className="vao" />
        {permissoes?.criarTopico && openTopico}
      </div>
      <Filters turma={turma.id} moderates={permissoes?.moderar ?? false} />
      {permissoes?.moderar && <RetidasCallout turma={turma.id} onOpen={() => show('retidas')} />}
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={6} rowHeight={6} />
      ) : data.topicos.length === 0 ? (
        <Empty
          filtered={filtered}
          onClear={clearFilters}
          action={permissoes?.criarTopico ? openTopico : null}
        />
      ) : (
        <>
          <ul className="topicos">
            {data.topicos.map((topico) => (
              <TopicoRow key={topico.id} topico={topico} />
            ))}
          </ul>
          <Pagination page={pagina} pageSize={PAGE} total={data.total} onPage={goTo} />
        </>
      )}
    </section>
  )
}

interface EmptyProps {
  filtered: boolean
  onClear: () => void
  action: React.ReactNode
}

function Empty({ filtered, onClear, action }: EmptyProps) {
  const t = useTexts(forumTexts)
  if (filtered)
    return (
      <EmptyState title={t.nadaComFiltros} action={<Button onClick={onClear}>{t.limparFiltros}</Button>} />
    )
  return (
    <EmptyState title={t.nenhumTopico}>{action ? t.nenhumTopicoTexto : t.nenhumTopicoLeitura}</EmptyState>
  )
}

export function Screen() {
  return <TurmaFrame recurso="forum">{(turma) => <Topicos turma={turma} />}</TurmaFrame>
}
