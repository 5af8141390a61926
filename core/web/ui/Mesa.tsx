/** A desk for long work: the whole screen, a bar of 56 px, columns that scroll alone (pictures 13, 15, 16, 19). */
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import './mesa.css'
import { useTitleFocus } from './title-focus.ts'

interface Props {
  back: { href: string; label: string }
  title: ReactNode
  /** One sentence below it: where, and what is done here. */
  place: ReactNode
  /** How far the work is; on a narrow screen what leads to the queue. */
  progress?: ReactNode
  /** Icons, and at most one button. */
  actions?: ReactNode
  /** Left: what is to be done; on a narrow screen it is opened from `progress`. */
  queue?: ReactNode
  children: ReactNode
  /** Right: what is decided; on a phone a sheet from below. */
  side?: ReactNode
  className?: string
}

export function Mesa({ back, title, place, progress, actions, queue, children, side, className }: Props) {
  const heading = useTitleFocus(true)
  return (
    <div className={cx('mesa', className)}>
      <header className="gruda no-topo z-4 min-assenta min-quebra min-pb-2 linha v-4 h-35 ps-3 pe-4 sobre-folha fio-b cel-v-3 papel-sai">
        <Link className="icone-bt" to={back.href} aria-label={back.label} title={back.label}>
          <IconArrowLeft aria-hidden="true" />
        </Link>
        <div className="encolhe">
          <h1 ref={heading} tabIndex={-1} className="cortar t-2">
            {title}
          </h1>
          <p className="cortar t-xs fraca">{place}</p>
        </div>
        <span className="vao" />
        {progress && <div className="mesa-andamento flexo a-meio v-3 t-s">{progress}</div>}
        {actions && <div className="flexo a-meio v-0">{actions}</div>}
      </header>
      {queue && <div className="mesa-fila rel rola pb-4 pi-3 justa-sai papel-sai">{queue}</div>}
      {/* What is hidden by its place belongs to the column that scrolls: to the page it would be length. */}
      <main className="mesa-obra rel rola sem-contorno" id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {side && <div className="mesa-lado rel grade h-z sobre-folha cel-sombra-3 papel-sai">{side}</div>}
    </div>
  )
}
