/** One category in its list: what it is, what one may do with it. */

import IconDots from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconMove from '@tabler/icons-react/dist/esm/icons/IconFolderSymlink.mjs'
import IconDifferences from '@tabler/icons-react/dist/esm/icons/IconLayersDifference.mjs'
import IconBooks from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import IconReset from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { curriculoApi } from '../contract.ts'
import type { Categoria } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { outraDisciplina } from './categorias.ts'
import { clienteTexts } from './cliente-texts.ts'
import { DiferencasDialog } from './DiferencasDialog.tsx'
import { MoverDialog } from './MoverDialog.tsx'
import { moverTexts } from './mover-texts.ts'
import { NomeEdit } from './NomeEdit.tsx'
import { PersonalizarDialog } from './PersonalizarDialog.tsx'
import { lugar, versaoOf } from './place.ts'
import { RedefinirDialog } from './RedefinirDialog.tsx'
import { RemoverDialog } from './RemoverDialog.tsx'
import { Selo } from './Selo.tsx'
import { SiglaDialog } from './SiglaDialog.tsx'

interface Props {
  categoria: Categoria
  visto: Visto
}

type Open = 'sigla' | 'mover' | 'personalizar' | 'redefinir' | 'diferencas' | 'excluir' | null

function Excluir({
  categoria: { id, nome, qtd_habilidades },
  visto: { cliente },
  ...dialog
}: Props & { open: boolean; onClose: () => void }) {
  const t = useTexts(categoriaTexts)
  const remove = useSend(curriculoApi.removeCategoria)
  return (
    <RemoverDialog
      {...dialog}
      title={t.excluirPergunta(nome)}
      label={t.excluir}
      said={() => t.excluida(nome)}
      remove={() => remove.mutateAsync({ params: { id }, query: versaoOf(cliente) })}
    >
      {t.excluirTexto(qtd_habilidades)}
    </RemoverDialog>
  )
}

function Name({ categoria, visto }: Props) {
  const { curriculo, cliente, editar } = visto
  const { id, nome } = categoria
  const edit = useSend(curriculoApi.editCategoria)
  const link = (
    <Link to={lugar.categoria(curriculo.id, id, cliente)}>
      <b>{nome}</b>
    </Link>
  )
  if (!editar) return <span>{link}</span>
  return (
    <NomeEdit
      nome={nome}
      max={200}
      onSave={(next) => edit.mutateAsync({ body: { id, nome: next, ...versaoOf(cliente) } })}
    >
      {link}
    </NomeEdit>
  )
}

function Acoes({ categoria, visto, onOpen }: Props & { onOpen: (open: Open) => void }) {
  const t = useTexts(categoriaTexts)
  const tc = useTexts(clienteTexts)
  const tm = useTexts(moverTexts)
  const { curriculo, cliente, editar } = visto
  const { id, nome, cliente: dono, origem, diferencas } = categoria
  const base = dono === null && curriculo.cliente === null
  const copy = dono !== null && origem !== null
  // Whom a copy may be made for: the one whose version this is, or any that uses the base.
  const personalizes =
    base && (curriculo.versao_cliente !== null || curriculo.clientes_vinculados.some(({ status }) => status))
  return (
    <Menu
      label={t.acoes(nome)}
      align="end"
      trigger={(trigger) => <IconButton icon={IconDots} label={t.acoes(nome)} {...trigger} />}
      actions={[
        editar && { label: t.extras, icon: IconBooks, href: lugar.extras(curriculo.id, id, cliente) },
        editar && { label: t.siglaCor, icon: IconPalette, onSelect: () => onOpen('sigla') },
        editar && { label: tm.mover, icon: IconMove, onSelect: () => onOpen('mover') },
        editar &&
          personalizes && {
            label: tc.personalizar,
            icon: IconVersions,
            onSelect: () => onOpen('personalizar'),
          },
        copy &&
          diferencas > 0 && {
            label: tc.verDiferencas,
            icon: IconDifferences,
            onSelect: () => onOpen('diferencas'),
          },
        editar && copy && { label: tc.redefinir, icon: IconReset, onSelect: () => onOpen('redefinir') },
        editar && {
          label: t.excluir,
          icon: IconTrash,
          danger: true,
          separated: true,
          onSelect: () => onOpen('excluir'),
        },
      ]}
    />
  )
}

export function CategoriaRow({ categoria, visto, arrows }: Props & { arrows: ReactNode }) {
  const t = useTexts(categoriaTexts)
  const tc = useTexts(clienteTexts)
  const [open, setOpen] = useState<Open>(null)
  const { curriculo, cliente, editar } = visto
  const { id, nome, sigla, cor, cliente: dono, origem, diferencas, qtd_habilidades, qtd_extras } = categoria
  const props = { categoria, visto, onClose: () => setOpen(null) }
  return (
    <>
      <Selo cor={cor} sigla={sigla} />
      <div className="cu-palavras pilha v-0 cresce-12 partir">
        <Name categoria={categoria} visto={visto} />
        <span className="t-s fraca linha quebra v-3 j-1">
          <span>
            {[outraDisciplina(categoria), t.habilidades(qtd_habilidades)].filter(Boolean).join(' · ')}
            {qtd_extras > 0 && (
              <>
                {' · '}
                <Link
                  to={lugar.extras(curriculo.id, id, cliente)}
                  aria-label={`${t.nExtras(qtd_extras)}: ${nome}`}
                >
                  {t.nExtras(qtd_extras)}
                </Link>
              </>
            )}
          </span>
          {dono !== null && curriculo.cliente === null && (
            <Tag tone="marca">{origem === null ? tc.propria : tc.personalizada}</Tag>
          )}
          {origem !== null && diferencas > 0 && (
            <Button look="link" size="small" icon={IconDifferences} onClick={() => setOpen('diferencas')}>
              {tc.nDiferencas(diferencas)}
            </Button>
          )}
        </span>
      </div>
      <span className="linha v-0 rijo vao">
        {arrows}
        <Acoes categoria={categoria} visto={visto} onOpen={setOpen} />
      </span>
      {editar && (
        <>
          <SiglaDialog {...props} cliente={cliente} open={open === 'sigla'} />
          <MoverDialog {...props} open={open === 'mover'} />
          <PersonalizarDialog {...props} open={open === 'personalizar'} />
          <RedefinirDialog {...props} open={open === 'redefinir'} />
          <Excluir {...props} open={open === 'excluir'} />
        </>
      )}
      <DiferencasDialog key={id} {...props} open={open === 'diferencas'} />
    </>
  )
}
