/** The notices of a class, pinned ones first; writing one. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { ListSection } from '../../../../core/web/ui/ListSection.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import type { Topico } from '../shapes.ts'
import { AvisoCard } from './AvisoCard.tsx'
import './forum.css'
import { notasTexts } from './notas-texts.ts'
import { forumTexts } from './texts.ts'
import { useTopicos } from './useTopicos.ts'

const TopicoForm = lazy(() => import('./TopicoForm.tsx').then((m) => ({ default: m.TopicoForm })))

function Avisos({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(notasTexts)
  const tf = useTexts(forumTexts)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  usePageTitle(`${t.avisos} · ${turma.nome}`)
  const list = useTopicos(turma.id, 'aviso')
  const permissoes = list.data?.permissoes
  const write = (on: boolean) => setSearch(on ? { abrir: 'aviso' } : {})
  const pageOf = ({ id }: Topico) =>
    href('/logado/turmas/turma/:id/avisos/:aviso', { id: turma.id, aviso: id })

  if (search.get('abrir') === 'aviso' && permissoes?.criarAviso)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TopicoForm
          turma={turma}
          tipo="aviso"
          configures={permissoes.configurar}
          onDone={() => write(false)}
        />
      </Suspense>
    )
  return (
    <ListSection
      className=""
      title={t.avisos}
      description={t.avisosDescricao}
      action={
        permissoes?.criarAviso && (
          <Button look="filled" icon={IconPlus} onClick={() => write(true)}>
            {t.novoAviso}
          </Button>
        )
      }
      tools={
        <FilterBar
          search={{ name: 'busca', placeholder: t.buscarAviso }}
          chips={[
            { name: 'novas', label: tf.naoLidos },
            ...(permissoes?.moderar ? [{ name: 'lixeira', label: tf.lixeira }] : []),
          ]}
        />
      }
      list={list}
      rows={4}
      rowHeight={9}
      empty={
        <EmptyState title={t.nenhumAviso}>
          {permissoes?.criarAviso ? t.nenhumAvisoEscrever : t.nenhumAvisoLer}
        </EmptyState>
      }
      none={{ title: tf.nadaComFiltros, clear: tf.limparFiltros }}
    >
      <div className="pilha coluna-leitura">
        {list.data?.topicos.map((aviso) => (
          <AvisoCard
            key={aviso.id}
            aviso={aviso}
            onEdit={() => void navigate(`${pageOf(aviso)}?editar=sim`)}
          />
        ))}
      </div>
    </ListSection>
  )
}

export function Screen() {
  return <TurmaFrame recurso="avisos">{(turma) => <Avisos turma={turma} />}</TurmaFrame>
}
