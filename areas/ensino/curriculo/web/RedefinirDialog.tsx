/** Asks before a client's copy of a category goes, and lists what goes with it. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { curriculoApi } from '../contract.ts'
import type { Categoria } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { clienteTexts } from './cliente-texts.ts'
import { versaoOf } from './place.ts'
import { RemoverDialog } from './RemoverDialog.tsx'

interface Props {
  categoria: Categoria
  visto: Visto
  open: boolean
  onClose: () => void
}

/** Losses that are named one by one. */
const NAMED = 8

function Perdas({ id, cliente, gone }: { id: number; cliente: number | undefined; gone: boolean }) {
  const t = useTexts(clienteTexts)
  // What was lost stays in sight until the question is closed.
  const input = { params: { id }, query: versaoOf(cliente) }
  const { data } = useCall(curriculoApi.perdas, input, { enabled: !gone })
  if (!data) return <ListSkeleton rows={2} rowHeight={2.5} />
  if (data.total === 0) return <p>{t.redefinirNada}</p>
  const more = data.total - Math.min(NAMED, data.perdas.length)
  return (
    <>
      <p>{t.redefinirTexto}</p>
      <ul className="cu-perdas pilha v-3 mt-3">
        {data.perdas.slice(0, NAMED).map(({ alvo, tipo, codigo, texto }) => (
          <li key={`${alvo}-${tipo}-${codigo}-${texto}`}>
            <Tag className="js-i" tone={tipo === 'removida' ? 'aviso' : 'info'}>
              {t[`perda_${tipo}`]}
            </Tag>
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

export function RedefinirDialog({ categoria: { id, nome }, visto: { cliente }, ...dialog }: Props) {
  const t = useTexts(clienteTexts)
  const reset = useSend(curriculoApi.reset)
  return (
    <RemoverDialog
      {...dialog}
      title={t.redefinirPergunta(nome)}
      label={t.redefinir}
      said={() => t.redefinida(nome)}
      remove={() => reset.mutateAsync({ body: { id, ...versaoOf(cliente) } })}
    >
      <Perdas id={id} cliente={cliente} gone={reset.isPending} />
    </RemoverDialog>
  )
}
