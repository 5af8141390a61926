/** Asks before a playlist goes, and lists the classes that lose it. */
import { useNavigate } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { playlistApi } from '../contract.ts'
import type { Playlist } from '../shapes.ts'
import { usePlace } from './place.ts'
import { playlistWebTexts } from './texts.ts'

/** Classes that are named one by one. */
const NAMED = 12

function Affected({ id }: { id: number }) {
  const t = useTexts(playlistWebTexts)
  const { data } = useCall(playlistApi.listVinculos, { params: { id } })
  if (!data || data.total_turmas === 0) return <p>{t.removerTexto}</p>
  const more = data.total_turmas - Math.min(NAMED, data.turmas.length)
  return (
    <>
      <p>
        <b>{t.perdem(data.total_turmas)}</b>
      </p>
      <ul className="pilha v-1 mt-3 mb-3">
        {data.turmas.slice(0, NAMED).map((turma) => (
          <li key={turma.id}>
            {turma.nome} <span className="fraca">· {turma.escola}</span>
          </li>
        ))}
        {more > 0 && <li>{t.maisTurmas(more)}</li>}
      </ul>
      <p>{t.removerTexto}</p>
    </>
  )
}

interface Props {
  playlist: Pick<Playlist, 'id' | 'nome'>
  open: boolean
  onClose: () => void
}

export function RemovePlaylist({ playlist: { id, nome }, open, onClose }: Props) {
  const t = useTexts(playlistWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { lista } = usePlace()
  const remove = useSend(playlistApi.remove, { reread: 'later' })
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { id }, query: { confirmada: true } })
      notify.success(t.removida(nome))
      void navigate(lista)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={t.removerPergunta(nome)}
      confirmLabel={t.remover}
    >
      <Affected id={id} />
    </ConfirmDialog>
  )
}
