/** The place to answer at the end of a topic: one line until it is used, then the composer. */
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Skeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import type { Mensagem, Topico } from '../shapes.ts'
import { readDraft } from './drafts.ts'
import { writingTexts } from './writing-texts.ts'

const load = () => import('./ReplyComposer.tsx')
const ReplyComposer = lazy(() => load().then((m) => ({ default: m.ReplyComposer })))

interface Props {
  topico: Topico
  onSent: (mensagem: Mensagem) => void
}

export function ReplyBox({ topico, onSent }: Props) {
  const t = useTexts(writingTexts)
  const eu = useEu()
  const [draft] = useState(() => readDraft(eu?.id ?? 0, `topico:${topico.id}`) !== null)
  const [open, setOpen] = useState(draft)
  if (!open)
    return (
      <button
        type="button"
        className="convite-r caixa larga fraca linha v-4 toda pb-4 pi-5 ta-i mt-6"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Avatar nome={eu?.nome ?? ''} foto={eu?.foto} />
        <span className="cresce">{t.escrevaResposta}</span>
        <IconPaperclip aria-hidden="true" />
      </button>
    )
  return (
    <div className="mt-6">
      <Suspense fallback={<Skeleton height="10.5rem" style={{ borderRadius: 'var(--r-4)' }} />}>
        <ReplyComposer topico={topico} onSent={onSent} autofocus={!draft} />
      </Suspense>
    </div>
  )
}
