/** One shared thing in the list: what it is, who shared it, until when, and opening it. */

import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconExternal from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRotate2.mjs'
import IconRevoke from '@tabler/icons-react/dist/esm/icons/IconShareOff.mjs'
import { formatBytes } from '../../../core/contract/files.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { IconButton } from '../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../core/web/ui/Menu.tsx'
import { RelativeTime } from '../../../core/web/ui/RelativeTime.tsx'
import { Status, Tag } from '../../../core/web/ui/Tag.tsx'
import type { Compartilhamento } from '../contract.ts'
import { hostOf, ICONS, kindOf, targetOf } from './kinds.ts'
import { compartilhamentoWebTexts } from './texts.ts'
import { useMaterialActions } from './useMaterialActions.ts'

interface Props {
  material: Compartilhamento
  mayChange: boolean
  /** Tells the state of each, where what is past is among them. */
  withState: boolean
  onEdit: () => void
  /** It may have left the list: the focus goes elsewhere. */
  onRevoked: () => void
}

const STATE = { ativo: 'right', vencido: 'soon', revogado: 'none' } as const

/** `aaaa-mm-dd` as dd/mm/aaaa. */
const readable = (day: string) => day.split('-').reverse().join('/')

function Facts({ material, withState }: Pick<Props, 'material' | 'withState'>) {
  const t = useTexts(compartilhamentoWebTexts)
  const language = useLanguage()
  const { url, arquivo, autor, quando, ate, situacao } = material
  return (
    <p className="material-fatos">
      {withState && <Status state={STATE[situacao]}>{t[situacao]}</Status>}
      <Tag>{t[kindOf(material)]}</Tag>
      <span>{url === null ? formatBytes(arquivo?.bytes ?? 0, language) : hostOf(url)}</span>
      <span>{autor}</span>
      <RelativeTime value={quando} />
      {ate && <b className="num">{t.ate(readable(ate))}</b>}
    </p>
  )
}

function Actions({ material, onEdit, onRevoked }: Omit<Props, 'mayChange' | 'withState'>) {
  const t = useTexts(compartilhamentoWebTexts)
  const { revoke, restore } = useMaterialActions(material)
  const label = t.maisAcoes(material.titulo)
  return (
    <Menu
      label={label}
      align="end"
      trigger={(trigger) => <IconButton icon={IconDots} label={label} {...trigger} />}
      actions={[
        { label: t.editar, icon: IconPencil, onSelect: onEdit },
        material.situacao === 'revogado'
          ? { label: t.devolver, icon: IconRestore, onSelect: () => void restore() }
          : {
              label: t.revogar,
              icon: IconRevoke,
              danger: true,
              separated: true,
              onSelect: () => void revoke().then(onRevoked),
            },
      ]}
    />
  )
}

export function MaterialRow({ material, mayChange, withState, onEdit, onRevoked }: Props) {
  const t = useTexts(compartilhamentoWebTexts)
  const { titulo, descricao, url, situacao } = material
  const Icon = ICONS[kindOf(material)]
  const target = targetOf(material)
  const [OpenIcon, word, hint] =
    url === null ? [IconDownload, t.baixar, t.baixa] : [IconExternal, t.abrir, t.outraAba]
  return (
    <li className={situacao === 'ativo' ? 'material' : 'material passado'}>
      <span className="material-icone">
        <Icon aria-hidden="true" />
      </span>
      <div className="material-corpo">
        <h3>
          {target ? (
            <a className="liso" {...target}>
              {titulo} <span className="so-leitor">{hint}</span>
            </a>
          ) : (
            titulo
          )}
        </h3>
        {descricao && <p className="material-texto">{descricao}</p>}
        <Facts material={material} withState={withState} />
      </div>
      <div className="material-acoes">
        {target && (
          // The title's link covers the row: this only shows what a click does.
          <span className="bt borda" aria-hidden="true">
            <OpenIcon />
            <span>{word}</span>
          </span>
        )}
        {mayChange && <Actions material={material} onEdit={onEdit} onRevoked={onRevoked} />}
      </div>
    </li>
  )
}
