/** The drawn cover of a lesson, a game, a book, a playlist: by its subject and its title, so that none is bare. Decorative. */
import { memo } from 'react'
import { cx } from './cx.ts'
import './cover.css'
import { H, shapesOf, W } from './cover.ts'
import type { IconType } from './icon.ts'
import type { Hue } from './Tasks.tsx'

interface Props {
  title: string
  hue: Hue
  icon: IconType
  /** A book has a spine. */
  book?: boolean
  /** A small square, at the beginning of a row. */
  small?: boolean
}

export const Cover = memo(function Cover({ title, hue, icon: Icon, book, small }: Props) {
  return (
    <span className={cx('capa', hue, small && 'mini')}>
      <svg
        aria-hidden="true"
        viewBox={small ? `140 0 ${H} ${H}` : `0 0 ${W} ${H}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {shapesOf(title).map(({ d, tone }) => (
          <path key={d} d={d} className={`c${tone}`} />
        ))}
        {book && <path d={`M0 0H14V${H}H0Z`} className="c4" />}
      </svg>
      <i>
        <Icon aria-hidden="true" />
      </i>
    </span>
  )
})
