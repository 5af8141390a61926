/** The cover of a lesson, a game, a book, a playlist: the picture that it has, else one drawn by its subject and its title, so that none is bare. Decorative. */
import { memo, useState } from 'react'
import { cx } from './cx.ts'
import './cover.css'
import { H, shapesOf, W } from './cover.ts'
import type { IconType } from './icon.ts'
import type { Hue } from './Tasks.tsx'

interface Props {
  title: string
  /** The address of its own picture; where that does not come, what is drawn stays. */
  image?: string | undefined
  hue: Hue
  icon: IconType
  /** A book has a spine. */
  book?: boolean
  /** A small square, at the beginning of a row. */
  small?: boolean
}

export const Cover = memo(function Cover({ title, image, hue, icon: Icon, book, small }: Props) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={cx('capa rel bloco at-7 raio-4 corta papel-sai', hue, small && 'mini')}>
      <svg
        className="q-c"
        aria-hidden="true"
        viewBox={small ? `140 0 ${H} ${H}` : `0 0 ${W} ${H}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {shapesOf(title).map(({ d, tone }) => (
          <path key={d} d={d} className={`c${tone}`} />
        ))}
        {book && <path d={`M0 0H14V${H}H0Z`} className="c4" />}
      </svg>
      {image && image !== failed && (
        <img className="tapa cobre" src={image} alt="" loading="lazy" onError={() => setFailed(image)} />
      )}
      <i className="no-meio q-275 abs raio-3 sobre-folha">
        <Icon aria-hidden="true" />
      </i>
    </span>
  )
})
