/** One shared thing in the list: what it is, who shared it, until when, and opening it. */

import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconExternal from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRotate2.mjs'
import IconRevoke from '@tabler/icons-react/dist/esm/icons/IconShareOff.mjs'
import { Link } from 'react-router'
import { hostOf } from '../../../../core/contract/address.ts'
import { datesFor } from '../../../../core/contract/dates.ts'
import { formatBytes } from '../../../../core/contract/files.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Compartilhamento } from '../contract.ts'
import { aulaHref, ICONS, kindOf, targetOf } from './kinds.ts'
import { MaterialLink } from './MaterialLink.tsx'
import { compartilhamentoWebTexts } from './texts.ts'
import { useMaterialActions } from './useMaterialActions.ts'

interface Props {
  material: Compartilhamento
  turma: number
  mayChange: boolean
  /** Tells the state of each, where what is past is among them. */
  withState: boolean
  onEdit: () => void
  /** It may have left the list: the focus goes elsewhere. */
  onRevoked: () => void
}

const STATE = { ativo: 'right', vencido: 'soon', revogado: 'none' } as const

function Facts({ material, withState }: Pick<Props, 'material' | 'withState'>) {
  const t = useTexts(compartilhamentoWebTexts)
  const language = useLanguage()
  const { url, arquivo, aula, playlist, autor, quando, ate, situacao } = material
  const shown = situacao === 'ativo'
  return (
    <p className="t-s fraca linha quebra v-3 j-1">
      {withState && <Status state={STATE[situacao]}>{t[situacao]}</Status>}
      <Tag>{t[kindOf(material)]}</Tag>
      {url !== null && <span>{hostOf(url)}</span>}
      {arquivo && <span>{formatBytes(arquivo.bytes, language)}</span>}
      {shown && playlist && <span>{t.aulas(playlist.aulas.length)}</span>}
      {shown && aula?.disponivel === false && <span>{t.indisponivel}</span>}
      <span>{autor}</span>
      <RelativeTime value={quando} />
      {ate && <b className="num forte">{t.ate(datesFor(language).day(ate))}</b>}
    </p>
  )
}

function Actions({ material, onEdit, onRevoked }: Omit<Props, 'turma' | 'mayChange' | 'withState'>) {
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

/** The lessons of a playlist in order, each with its own link. */
function Aulas({ playlist, turma }: { playlist: NonNullable<Compartilhamento['playlist']>; turma: number }) {
  const t = useTexts(compartilhamentoWebTexts)
  if (playlist.aulas.length === 0) return null
  return (
    <ol className="material-aulas pilha v-1 mt-3 ps-6">
      {playlist.aulas.map(({ id, titulo, disponivel }) => (
        <li key={id}>
          {disponivel ? (
            <Link to={aulaHref(turma, id)}>{titulo}</Link>
          ) : (
            <span className="fraca">
              {titulo} · {t.indisponivel}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What a click on the title does. */
function openingOf({ url, aula }: Compartilhamento) {
  if (aula) return { OpenIcon: IconArrow, word: 'abrir' } as const
  return url === null
    ? ({ OpenIcon: IconDownload, word: 'baixar' } as const)
    : ({ OpenIcon: IconExternal, word: 'abrir' } as const)
}

export function MaterialRow({ material, turma, mayChange, withState, onEdit, onRevoked }: Props) {
  const t = useTexts(compartilhamentoWebTexts)
  const { descricao, playlist, situacao } = material
  const Icon = ICONS[kindOf(material)]
  const { OpenIcon, word } = openingOf(material)
  const past = situacao !== 'ativo'
  return (
    <li className="material grade v-4 j-1 a-meio pb-4 pi-z rel cel-cima cia-25 cel-cia-225 min-c-1a papel-c-1">
      <span className={cx('selo papel-sai', past && 'neutro')}>
        <Icon aria-hidden="true" />
      </span>
      <div className="pilha v-1 partir">
        <h3 className={cx('t-2', past && 'fraca')}>
          <MaterialLink material={material} turma={turma} />
        </h3>
        {descricao && <p className="fraca prosa linhas-t">{descricao}</p>}
        <Facts material={material} withState={withState} />
        {playlist && <Aulas playlist={playlist} turma={turma} />}
      </div>
      <div className="material-acoes linha v-1 cel-coluna papel-sai">
        {targetOf(material, turma) && (
          // The title's link covers the row: this only shows what a click does.
          <span className="bt borda" aria-hidden="true">
            <OpenIcon />
            <span className="cel-sai">{t[word]}</span>
          </span>
        )}
        {mayChange && <Actions material={material} onEdit={onEdit} onRevoked={onRevoked} />}
      </div>
    </li>
  )
}
