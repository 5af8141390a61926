/** Words of the last time that never reached the server: go on from them, or not. */

import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useEu } from '../../../../acesso/sessao/web/public.tsx'
import type { AulaInteira } from '../../shapes.ts'
import { dropRascunho, type Rascunho } from './draft.ts'
import { editorTexts } from './texts.ts'

interface Props {
  aula: AulaInteira
  rascunho: Rascunho<unknown>
  /** Other drafts that wait for the same question. */
  others: number
  onContinue: () => void
  onDropped: () => void
}

export function DraftQuestion({ aula, rascunho, others, onContinue, onDropped }: Props) {
  const t = useTexts(editorTexts)
  const dates = useDates()
  const usuario = useEu()?.id ?? 0
  const drop = () => void dropRascunho(usuario, aula.id, rascunho.aba).then(onDropped)
  return (
    <main className="w-60 pb-7 pi-5 mi-a">
      <EmptyState
        heading="h1"
        title={t.mudancasGuardadas}
        action={
          <>
            <Button onClick={drop}>{t.descartar}</Button>
            <Button look="filled" onClick={onContinue}>
              {t.continuarDelas}
            </Button>
          </>
        }
      >
        <b>{aula.titulo}</b>
        <br />
        {t.mudancasGuardadasTexto(dates.dateTime(rascunho.em))}
        {others > 0 && ` ${t.outrosRascunhos(others)}`}
      </EmptyState>
    </main>
  )
}
