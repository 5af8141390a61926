/** Work by deadline, as learners see it: what is late or next with the one filled button, then a card for each; points. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import type { IconType } from './icon.ts'
import './tasks.css'

interface HeroProps {
  /** A state such as "O prazo era ontem, 22h. Ainda vale." */
  state: ReactNode
  title: string
  detail?: ReactNode
  late?: boolean
  action: ReactNode
}

export function TaskHero({ state, title, detail, late, action }: HeroProps) {
  return (
    <section className={cx('agora', late && 'tarde')} aria-label={title}>
      <div>{state}</div>
      <h2 className="t-6 lh-1 cel-t-5">{title}</h2>
      {detail && <p className="fraca">{detail}</p>}
      {action}
    </section>
  )
}

/** The ground of a tile, one of five. */
export type Hue = 'marca' | 'rubelita' | 'indicolita' | 'canario' | 'verdelita'

export const TaskList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className="pilha v-3" aria-label={label}>
    {children}
  </ul>
)

interface RowProps {
  to: string
  icon: IconType
  hue?: Hue
  title: string
  detail: ReactNode
  /** Until when, or how it stands. */
  when?: ReactNode
}

export function TaskRow({ to, icon: Icon, hue = 'marca', title, detail, when }: RowProps) {
  return (
    <li className="tar grade v-5 j-1 a-meio pb-4 pi-5 rel partir sobre-folha fio-t raio-5 sombra-1 cel-p-4 cel-v-4 cel-j-1">
      <span className={cx('ti', hue)} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <h3 className="t-2">
          <Link className="cor-mesma sem-risco" to={to}>
            {title}
          </Link>
        </h3>
        <p className="t-s fraca">{detail}</p>
      </div>
      <span className="qd ta-f t-s min-col-2 min-ta-i">{when}</span>
      <IconChevronRight className="fina cel-sai" aria-hidden="true" />
    </li>
  )
}

export function Points({ children }: { children: ReactNode }) {
  return (
    <span className="pontos">
      <svg className="q-15" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5 21 6.7V17.3L12 22.5 3 17.3V6.7Z" fill="var(--canario-4)" />
        <path d="M12 1.5 21 6.7 16 9.3 12 7 8 9.3 3 6.7Z" fill="var(--canario-2)" />
        <path d="M8 9.3 12 7 16 9.3V14.7L12 17 8 14.7Z" fill="var(--canario-1)" />
        <path d="M12 17 16 14.7 21 17.3 12 22.5Z" fill="var(--canario-6)" />
      </svg>
      <span>{children}</span>
    </span>
  )
}

/** All six facets lit: nothing is left to do. */
export function CutStone() {
  return (
    <svg viewBox="0 0 140 96" aria-hidden="true" className="cena lg-8 at-a">
      <ellipse cx="70" cy="88" rx="40" ry="6" fill="var(--realce)" />
      <path d="M70 10L102 28V64L70 82L38 64V28Z" fill="var(--marca-5)" />
      <path d="M70 10L102 28L86 37L70 28Z" fill="var(--marca-4)" />
      <path d="M102 28V64L86 55V37Z" fill="var(--marca-6)" />
      <path d="M102 64L70 82V64L86 55Z" fill="var(--marca-7)" />
      <path d="M70 82L38 64L54 55L70 64Z" fill="var(--marca-6)" />
      <path d="M38 64V28L54 37V55Z" fill="var(--marca-4)" />
      <path d="M38 28L70 10V28L54 37Z" fill="var(--marca-3)" />
      <path d="M70 28L86 37V55L70 64L54 55V37Z" fill="var(--marca-2)" />
      <path
        className="brilho"
        d="M116 18v12M110 24h12M24 20v8M20 24h8M120 58v6M117 61h6"
        stroke="var(--ouro)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
