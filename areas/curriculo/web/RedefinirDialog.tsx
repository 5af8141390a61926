/** Asks before a client's copy of a category goes, and lists what goes with it. */
import { errorSentence } from '../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { ConfirmDialog } from '../../../core/web/ui/ConfirmDialog.tsx'
import { notify } from '../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../core/web/ui/Tag.tsx'
import { curriculoApi } from '../contract.ts'
import type { Categoria } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { clienteTexts } from './cliente-texts.ts'
import { LEITURAS, useRemovida } from './leituras.ts'
import { versaoOf } from './place.ts'

interface Props {
  categoria: Categoria
  visto: Visto
  open: boolean
  onClose: () => void
}

/** Losses that are named one by one. */
const NAMED = 8

function Perdas({ id, cliente }: { id: number; cliente: number | undefined }) {
  const t = useTexts(clienteTexts)
  const { data } = useCall(curriculoApi.perdas, { params: { id }, query: versaoOf(cliente) })
  if (!data) return <ListSkeleton rows={2} rowHeight={2.5} />
  if (data.total === 0) return <p>{t.redefinirNada}</p>
  const more = data.total - Math.min(NAMED, data.perdas.length)
  return (
    <>
      <p>{t.redefinirTexto}</p>
      <ul className="cu-perdas">
        {data.perdas.slice(0, NAMED).map(({ alvo, tipo, codigo, texto }) => (
          <li key={`${alvo}-${tipo}-${codigo}-${texto}`}>
            <Tag tone={tipo === 'removida' ? 'aviso' : 'info'}>{t[`perda_${tipo}`]}</Tag>
            <span>
              {codigo && <b>{codigo}</b>} {texto}
            </span>
          </li>
        ))}
        {more > 0 && <li>{t.maisPerdas(more)}</li>}
      </ul>
    </>
  )
}

export function RedefinirDialog({ categoria: { id, nome }, visto: { cliente }, open, onClose }: Props) {
  const t = useTexts(clienteTexts)
  const language = useLanguage()
  const removida = useRemovida()
  const reset = useSend(curriculoApi.reset, { refreshes: LEITURAS })
  const confirm = async () => {
    try {
      const { remocao } = await reset.mutateAsync({ body: { id, ...versaoOf(cliente) } })
      onClose()
      removida(t.redefinida(nome), remocao)
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
      title={t.redefinirPergunta(nome)}
      confirmLabel={t.redefinir}
    >
      <Perdas id={id} cliente={cliente} />
    </ConfirmDialog>
  )
}
