/** Moving a category into another, or to the top, at a place of one's choice; with the way back. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { curriculoApi } from '../contract.ts'
import { stopsMove } from '../rules.ts'
import type { Categoria } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { moverTexts } from './mover-texts.ts'
import { versaoOf } from './place.ts'

interface Props {
  categoria: Categoria
  visto: Visto
  open: boolean
  onClose: () => void
}

interface Destino {
  pai_id: number | null
  /** From 1, among those of the place. */
  ordem: number
}

/** The names from the top down to a category. */
function pathOf(rows: readonly Categoria[], { nome, pai }: Categoria): string {
  const above = pai === null ? undefined : rows.find(({ id }) => id === pai)
  return above ? `${pathOf(rows, above)} › ${nome}` : nome
}

/** Those of a place but the one that moves. */
const others = (rows: readonly Categoria[], place: number | null, id: number) =>
  rows.filter((one) => one.pai === place && one.id !== id)

/** Sends the move, and says how to take it back. */
function useMove({ visto: { cliente } }: Pick<Props, 'visto'>) {
  const t = useTexts(moverTexts)
  const language = useLanguage()
  const send = useSend(curriculoApi.moveCategoria)
  const move = (id: number, destino: Destino) =>
    send.mutateAsync({ body: { id, ...destino, ...versaoOf(cliente) } })
  return async ({ id, nome, pai, ordem }: Categoria, destino: Destino) => {
    // In a client's version the moved one is its copy by now.
    const { categoria } = await move(id, destino)
    notify.success(t.moveu(nome), {
      run: () => {
        move(categoria.id, { pai_id: pai, ordem }).then(
          () => notify.success(t.voltou(nome)),
          (problem: unknown) => notify.error(errorSentence(problem, language)),
        )
      },
    })
  }
}

function Form({ categoria, visto, rows, onClose }: Omit<Props, 'open'> & { rows: readonly Categoria[] }) {
  const t = useTexts(moverTexts)
  const tc = useTexts(categoriaTexts)
  const { id, pai, cliente: dono } = categoria
  const move = useMove({ visto })
  const { valores, set, errorOf, sheet } = useSheet<Destino>({
    start: { pai_id: pai, ordem: categoria.ordem },
    send: async (destino) => {
      await move(categoria, destino)
      onClose()
    },
  })
  const near = others(rows, valores.pai_id, id)
  const copies = visto.curriculo.versao_cliente !== null && dono === null
  return (
    <FormSheet
      {...sheet}
      submitLabel={t.guardar}
      secondary={<Button onClick={onClose}>{tc.cancelar}</Button>}
    >
      <p className="fraca">
        {t.moverTexto} {copies && t.noCliente}
      </p>
      <SelectField
        id="pai_id"
        label={tc.dentroDe}
        placeholder={tc.noComeco}
        options={rows
          .filter((one) => stopsMove(rows, id, one.id) === null)
          .map((one) => ({ value: String(one.id), label: pathOf(rows, one) }))}
        value={String(valores.pai_id ?? '')}
        error={errorOf('pai_id')}
        onChange={({ target }) => {
          const pai_id = Number(target.value) || null
          const last = others(rows, pai_id, id).length + 1
          set({ pai_id, ordem: pai_id === pai ? categoria.ordem : last })
        }}
      />
      <SelectField
        id="ordem"
        label={t.lugar}
        options={[
          { value: '1', label: t.primeiro },
          ...near.map(({ nome }, i) => ({ value: String(i + 2), label: t.depoisDe(nome) })),
        ]}
        value={String(valores.ordem)}
        error={errorOf('ordem')}
        onChange={({ target }) => set({ ordem: Number(target.value) })}
      />
    </FormSheet>
  )
}

export function MoverDialog({ open, ...props }: Props) {
  const t = useTexts(moverTexts)
  const { categoria, visto, onClose } = props
  const { data } = useCall(
    curriculoApi.categorias,
    { params: { id: visto.curriculo.id }, query: versaoOf(visto.cliente) },
    { enabled: open },
  )
  return (
    <Dialog open={open} onClose={onClose} title={t.moverUma(categoria.nome)}>
      {data ? <Form {...props} rows={data.categorias} /> : <ListSkeleton rows={2} rowHeight={4} />}
    </Dialog>
  )
}
