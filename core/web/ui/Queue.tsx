/** A queue of decisions: how many, of what, and the one act that answers it; the first carries the filled button. */
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import type { IconType } from './icon.ts'
import { Menu, type MenuAction } from './Menu.tsx'
import './queue.css'

export function Queue({ label, foot, children }: { label: string; foot: string; children: ReactNode }) {
  return (
    <div className="decs fio-t raio-4 sobre-folha cel-raio-z">
      <ol className="m-z p-z sem-ponto" aria-label={label}>
        {children}
      </ol>
      <p className="cega linha v-3 pb-3 pi-5 fio-c t-s fraca">
        <IconCircleCheck className="rijo" aria-hidden="true" />
        {foot}
      </p>
    </div>
  )
}

interface Props {
  /** A figure, or the icon of what can't be counted. */
  total: number | IconType
  /** What is counted, for who hears it; absent: what the title says. */
  unit?: string
  /** What so many of wait for: "entregas para corrigir". */
  title: string
  /** Where, since when, until when. */
  detail: ReactNode
  /** Who, where they are few. */
  people?: readonly { id: number; nome: string }[]
  /** The names as one sentence. */
  names?: string
  first: boolean
  /** A small line of how it went. */
  chart?: ReactNode
  action: ReactNode
  menu?: { label: string; actions: readonly (MenuAction | false)[] }
}

export function QueueRow({
  total: Total,
  unit,
  title,
  detail,
  people = [],
  names,
  first,
  chart,
  action,
  menu,
}: Props) {
  return (
    <li
      className={cx(
        'dec pilha a-meio v-5 j-0 partir pt-4 pi-5 pp-4 cel-v-4 cel-j-1 cel-pb-4 cel-pi-5 cia-325 cel-ci-25',
        first && 'ja',
      )}
    >
      <span className="n" aria-hidden="true">
        {typeof Total === 'number' ? Total : <Total />}
      </span>
      <div>
        <h3 className="t-2">
          {typeof Total === 'number' && (
            <span className="so-leitor">{[Total, unit].filter((one) => one !== undefined).join(' ')} </span>
          )}
          {title}
        </h3>
        <p className="t-s fraca">{detail}</p>
        {names && (
          <p className="quem t-s fraca">
            <span className="avs flexo">
              {people.map(({ id, nome }) => (
                <Avatar key={id} nome={nome} size="small" />
              ))}
            </span>
            {names}
          </p>
        )}
      </div>
      <div className="bts linha quebra v-2 cel-col-2 cel-mt-2">
        {chart}
        {action}
        {menu && (
          <Menu
            label={menu.label}
            align="end"
            trigger={(trigger) => <IconButton icon={IconDots} label={menu.label} {...trigger} />}
            actions={menu.actions}
          />
        )}
      </div>
    </li>
  )
}
