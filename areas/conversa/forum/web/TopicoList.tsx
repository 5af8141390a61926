/** The forum of a class: its topics, pinned ones first, to search and filter; opening a new one. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import type { ChipFilter, PillFilter } from '../../../../core/web/ui/FilterBar.tsx'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { ListSkeleton, PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Together } from '../../../../core/web/ui/Together.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { forumApi } from '../contract.ts'
import './forum.css'
import { RetidasCallout, RetidasPanel } from './RetidasPanel.tsx'
import { TopicoRow } from './TopicoRow.tsx'
import { forumTexts } from './texts.ts'
import { useTopicos } from './useTopicos.ts'

const TopicoForm = lazy(() => import('./TopicoForm.tsx').then((m) => ({ default: m.TopicoForm })))

/** The filters of the list beside its search: `moderates` sees what is to come and what was deleted. */
function useFilters(turma: number, moderates: boolean) {
  const t = useTexts(forumTexts)
  const temas = useCall(forumApi.temas, { query: { gru_id: turma } }).data?.temas ?? []
  const pills: PillFilter[] = [
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
    {
      name: 'tema',
      label: t.tema,
      all: t.todos,
      options: temas.map(({ nome }) => ({ value: nome, label: nome })),
    },
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
  ]
  const chips: ChipFilter[] = [
    { name: 'favoritas', label: t.favoritos },
    { name: 'novas', label: t.naoLidos },
    ...(moderates ? [{ name: 'lixeira', label: t.lixeira }] : []),
  ]
  return { pills: pills.filter(({ options }) => options.length > 0), chips }
}

function Topicos({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(forumTexts)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  usePageTitle(`${t.forum} · ${turma.nome}`)
  const list = useTopicos(turma.id, 'forum')
  const permissoes = list.data?.permissoes
  const filters = useFilters(turma.id, permissoes?.moderar ?? false)
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
      <ListCards
        list={list}
        search={t.buscarTopico}
        {...filters}
        above={permissoes?.moderar && <RetidasCallout turma={turma.id} onOpen={() => show('retidas')} />}
        rows={list.data?.topicos}
        className="topicos fio-c"
        card={(topico) => <TopicoRow topico={topico} />}
        skeleton={{ rows: 6, rowHeight: 6 }}
        empty={
          <EmptyState title={t.nenhumTopico}>
            {permissoes?.criarTopico ? t.nenhumTopicoTexto : t.nenhumTopicoLeitura}
          </EmptyState>
        }
        none={{ title: t.nadaComFiltros, clear: t.limparFiltros }}
      />
    </section>
  )
}

export function Screen() {
  return (
    <TurmaFrame recurso="forum">
      {(turma) => (
        <Together fallback={<ListSkeleton rows={6} rowHeight={6} />}>
          <Topicos turma={turma} />
        </Together>
      )}
    </TurmaFrame>
  )
}
