/** One coloured list of a category: its name, how much is in it, what one may do with it. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { extraApi } from '../contract-habilidade.ts'
import type { Extra } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { CorField } from './CorField.tsx'
import { extraTexts } from './extra-texts.ts'
import { NomeEdit } from './NomeEdit.tsx'
import { versaoOf } from './place.ts'
import { RemoverDialog } from './RemoverDialog.tsx'
import { Selo } from './Selo.tsx'

interface DialogProps {
  extra: Extra
  cliente: number | undefined
  open: boolean
  onClose: () => void
}

function CorForm({ extra: { id, nome, cor }, cliente, onClose }: Omit<DialogProps, 'open'>) {
  const t = useTexts(extraTexts)
  const { valores, set, sheet } = useForm(extraApi.editExtra, {
    start: { cor },
    input: (dados) => ({ body: { extra_id: id, nome, ...dados, ...versaoOf(cliente) } }),
    onDone: onClose,
  })
  return (
    <FormSheet {...sheet} submitLabel={t.salvar} secondary={<Button onClick={onClose}>{t.cancelar}</Button>}>
      <CorField value={valores.cor} onChange={(next) => set({ cor: next })} />
    </FormSheet>
  )
}

function Excluir({ extra: { id, nome, itens }, cliente, ...dialog }: DialogProps) {
  const t = useTexts(extraTexts)
  const remove = useSend(extraApi.removeExtra)
  return (
    <RemoverDialog
      {...dialog}
      title={t.excluirPergunta(nome)}
      label={t.excluir}
      said={() => t.excluida(nome)}
      remove={() => remove.mutateAsync({ params: { id }, query: versaoOf(cliente) })}
    >
      {t.excluirTexto(itens.length)}
    </RemoverDialog>
  )
}

interface Props {
  extra: Extra
  visto: Visto
  arrows: ReactNode
  /** Its items are shown under it. */
  open: boolean
  onToggle: () => void
}

export function ExtraRow({ extra, visto: { cliente, editar }, arrows, open, onToggle }: Props) {
  const t = useTexts(extraTexts)
  const [dialog, setDialog] = useState<'cor' | 'excluir' | null>(null)
  const edit = useSend(extraApi.editExtra)
  const { id, nome, cor, itens } = extra
  const close = () => setDialog(null)
  return (
    <>
      <Selo cor={cor} />
      <div className="cu-palavras pilha v-0 cresce-12 partir">
        {editar ? (
          <NomeEdit
            nome={nome}
            max={120}
            onSave={(next) => edit.mutateAsync({ body: { extra_id: id, nome: next, ...versaoOf(cliente) } })}
          />
        ) : (
          <b>{nome}</b>
        )}
        <span className="t-s fraca">{t.itens(itens.length)}</span>
      </div>
      <span className="linha v-0 rijo vao">
        {arrows}
        <Button
          size="small"
          aria-expanded={open}
          aria-label={open ? t.fecharItens(nome) : t.abrirItens(nome)}
          iconEnd={open ? IconChevronUp : IconChevronDown}
          onClick={onToggle}
        >
          {open ? t.fechar : t.verItens}
        </Button>
        {editar && (
          <Menu
            label={t.acoes(nome)}
            align="end"
            trigger={(trigger) => <IconButton icon={IconDots} label={t.acoes(nome)} {...trigger} />}
            actions={[
              { label: t.mudarCor, icon: IconPalette, onSelect: () => setDialog('cor') },
              {
                label: t.excluir,
                icon: IconTrash,
                danger: true,
                separated: true,
                onSelect: () => setDialog('excluir'),
              },
            ]}
          />
        )}
      </span>
      {editar && (
        <>
          <Dialog open={dialog === 'cor'} onClose={close} title={t.corDe(nome)}>
            <CorForm extra={extra} cliente={cliente} onClose={close} />
          </Dialog>
          <Excluir extra={extra} cliente={cliente} open={dialog === 'excluir'} onClose={close} />
        </>
      )}
    </>
  )
}
