/** Earlier texts of a message, newest first. */

import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { forumApi } from '../contract.ts'
import { forumTexts } from './texts.ts'

function Versoes({ mensagem }: { mensagem: number }) {
  const t = useTexts(forumTexts)
  const dates = useDates()
  const { data, error, refetch } = useCall(forumApi.listVersoes, { params: { id: mensagem } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={2} />
  if (data.versoes.length === 0) return <p className="fraca">{t.semVersoes}</p>
  return (
    <ol className="versoes pilha v-5 divide">
      {data.versoes.map(({ versao, conteudo, usuario, data: quando }) => (
        <li key={versao}>
          <p className="fraca t-s">{t.versaoDe(usuario.nome, dates.dateTime(quando))}</p>
          <RichText html={conteudo} />
        </li>
      ))}
    </ol>
  )
}

interface Props {
  mensagem: number
  open: boolean
  onClose: () => void
}

export function VersoesDialog({ mensagem, open, onClose }: Props) {
  const t = useTexts(forumTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.versoes} wide>
      <Versoes mensagem={mensagem} />
    </Dialog>
  )
}
