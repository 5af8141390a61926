/** "Escreva um aviso para a turma…": one line that opens the form in its place. */
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { lazy, Suspense, useState } from 'react'
import { useReread } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Skeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { type TurmaHeader, turmaApi } from '../../../escola/turma/contract.ts'
import './forum.css'
import { notasTexts } from './notas-texts.ts'

const load = () => import('./TopicoForm.tsx')
const TopicoForm = lazy(() => load().then((m) => ({ default: m.TopicoForm })))

export function AvisoInvite({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(notasTexts)
  const eu = useEu()
  const reread = useReread()
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <button
        type="button"
        className="convite-r caixa larga fraca linha v-4 toda pb-4 pi-5 ta-i"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Avatar nome={eu?.nome ?? ''} foto={eu?.foto} />
        <span className="cresce">{t.escrevaAviso}</span>
        <IconPaperclip aria-hidden="true" />
        <IconCalendarClock aria-hidden="true" />
      </button>
    )
  return (
    <div className="cartao">
      <Suspense fallback={<Skeleton height="24rem" />}>
        <TopicoForm
          turma={turma}
          tipo="aviso"
          configures
          onDone={(saved) => {
            setOpen(false)
            if (saved) void reread.only(turmaApi.mural)
          }}
        />
      </Suspense>
    </div>
  )
}
