/** One topic of the forum: what it asks, the conversation, the place to answer; grading beside it. */
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Breadcrumb } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import type { Mensagem, Topico } from '../shapes.ts'
import { goToMensagem } from './anchor.ts'
import './forum.css'
import { MensagemList } from './MensagemList.tsx'
import { notaFieldId } from './NotaField.tsx'
import { NotasPanel } from './NotasPanel.tsx'
import { notasTexts } from './notas-texts.ts'
import { ReplyBox } from './ReplyBox.tsx'
import { stopSentences } from './status.ts'
import { TopicoAside } from './TopicoAside.tsx'
import { TopicoCard } from './TopicoCard.tsx'
import { TopicoLoader } from './TopicoLoader.tsx'
import { forumTexts } from './texts.ts'
import { TopicoContext, type TopicoOpen } from './topico-context.ts'
import { flat } from './tree.ts'
import { useFirstTarget } from './useFirstTarget.ts'
import { type Ordem, useMensagens } from './useMensagens.ts'
import { useSeen } from './useSeen.ts'
import { useTopicoLive } from './useTopicoLive.ts'

const TopicoForm = lazy(() => import('./TopicoForm.tsx').then((m) => ({ default: m.TopicoForm })))

const ORDENS: readonly Ordem[] = ['antigas', 'recentes', 'curtidas']

function useOrdem(): [Ordem, (ordem: Ordem) => void] {
  const [search, setSearch] = useSearchParams()
  const ordem = ORDENS.find((one) => one === search.get('ordem')) ?? 'antigas'
  return [
    ordem,
    (next) =>
      setSearch(
        (now) => {
          const params = new URLSearchParams(now)
          if (next === 'antigas') params.delete('ordem')
          else params.set('ordem', next)
          return params
        },
        { replace: true, preventScrollReset: true },
      ),
  ]
}

/** The conversation of a topic that is known. */
function Conversation({ topico, turma }: { topico: Topico; turma: TurmaHeader }) {
  const dates = useDates()
  const t = useTexts(forumTexts)
  const tn = useTexts(notasTexts)
  const navigate = useNavigate()
  const eu = useEu()
  const [ordem, setOrdem] = useOrdem()
  const [editing, setEditing] = useState(false)
  const [selected, setSelected] = useState<number | null>(null)
  // Whether it was read before this visit: on a first visit nothing stands out as new.
  const [returning] = useState(topico.visualizado)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const result = useMensagens(topico.id, ordem)
  const { mensagens } = result
  const me = eu?.id ?? 0
  const { arrived, unseen } = useTopicoLive(topico, mensagens, me)
  const all = useMemo(() => flat(mensagens), [mensagens])
  useSeen(topico, result.data ? Math.max(0, ...all.map(({ id }) => id)) : undefined)
  useFirstTarget(result)
  usePageTitle(`${topico.titulo} · ${turma.nome}`)

  // Once shown as new, a message stays so while the page is open, whatever the server has noted since.
  const unread = returning ? all.filter(({ visualizado, usuario }) => !visualizado && usuario.id !== me) : []
  if (unread.some(({ id }) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]))

  const grades = topico.permissoes.avaliar && topico.avaliativo
  const learns = turma.papel === 'aluno'
  const grade = useCallback(
    (aluno: number) => {
      setSelected(aluno)
      const field = document.getElementById(notaFieldId(aluno))
      if (field?.checkVisibility?.()) return field.focus()
      const params = { id: topico.gru_id, forum: topico.id, aluno }
      void navigate(href('/logado/turmas/turma/:id/forum/:forum/avaliar/:aluno', params))
    },
    [navigate, topico.gru_id, topico.id],
  )
  const open = useMemo<TopicoOpen>(
    () => ({
      topico,
      isNova: ({ id, usuario }: Mensagem) => usuario.id !== me && (arrived.has(id) || fresh.has(id)),
      ...(grades && { grade }),
      screened: learns,
    }),
    [topico, arrived, fresh, grades, grade, learns, me],
  )
  const stops = stopSentences(topico, new Date(), dates)
  const mesaPage = href('/logado/turmas/turma/:id/forum/:forum/mesa', {
    id: topico.gru_id,
    forum: topico.id,
  })

  if (editing)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TopicoForm turma={turma} topico={topico} onDone={() => setEditing(false)} />
      </Suspense>
    )
  return (
    <TopicoContext value={open}>
      <div className="cola larga">
        <section>
          <Breadcrumb
            crumbs={[
              { label: t.forum, href: href('/logado/turmas/turma/:id/forum', { id: turma.id }) },
              { label: topico.titulo },
            ]}
          />
          <TopicoCard topico={topico} onEdit={() => setEditing(true)} />
          {stops.length > 0 && (
            <div style={{ marginTop: 'var(--e-2)' }}>
              <Callout>{stops.join(' ')}</Callout>
            </div>
          )}
          {grades && (
            <div className="folgada-sai" style={{ marginTop: 'var(--e-2)' }}>
              <ButtonLink look="soft" wide to={mesaPage}>
                {tn.avaliarParticipacao}
              </ButtonLink>
            </div>
          )}
          <MensagemList result={result} ordem={ordem} onOrdem={setOrdem} />
          {topico.permissoes.responder && (
            <ReplyBox topico={topico} onSent={({ id }) => setTimeout(() => goToMensagem(id), 50)} />
          )}
          <div className="pilula-nova linha ao-meio v-z sem-toque gruda z-4" role="status">
            {unseen[0] !== undefined && (
              <Button
                look="filled"
                size="small"
                icon={IconArrowDown}
                onClick={() => unseen[0] !== undefined && goToMensagem(unseen[0])}
              >
                {t.mensagensNovas(unseen.length)}
              </Button>
            )}
          </div>
        </section>
        <aside className="pilha">
          {grades && (
            <div className="so-larga">
              <NotasPanel topico={topico} selected={selected} onSelect={setSelected} beside />
            </div>
          )}
          <TopicoAside topico={topico} learns={learns} />
        </aside>
      </div>
    </TopicoContext>
  )
}

export function Screen() {
  const { forum } = useParams()
  return (
    <TurmaFrame recurso="forum">
      {(turma) => (
        <TopicoLoader turma={turma}>
          {(topico) => <Conversation key={forum} topico={topico} turma={turma} />}
        </TopicoLoader>
      )}
    </TurmaFrame>
  )
}
