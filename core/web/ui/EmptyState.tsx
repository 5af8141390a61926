/** Nothing yet, and what to do about it; or nothing came, and how to try again. */
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { innerTexts } from './inner-texts.ts'

/** An uncut stone over its shadow: what will shine once there is something. */
function RoughStone() {
  return (
    <svg viewBox="0 0 140 96" aria-hidden="true" className="cena">
      <ellipse cx="70" cy="86" rx="46" ry="7" fill="var(--realce)" />
      <path d="M46 82V42L62 20L84 30L92 82Z" fill="var(--marca-2)" />
      <path d="M62 20L84 30L70 44L46 42Z" fill="var(--marca-1)" />
      <path d="M70 44L84 30L92 82H72Z" fill="var(--marca-3)" />
      <path d="M92 82L98 58L110 64L114 82Z" fill="var(--marca-3)" />
      <path d="M26 82L32 66L42 70L44 82Z" fill="var(--marca-2)" />
      <path
        d="M110 24v10M105 29h10M30 34v8M26 38h8"
        stroke="var(--marca-4)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** A stone in two pieces: something broke, and can be joined. */
function BrokenStone() {
  return (
    <svg viewBox="0 0 140 96" aria-hidden="true" className="cena">
      <ellipse cx="70" cy="86" rx="50" ry="7" fill="var(--realce)" />
      <path d="M34 82V46L48 26L62 34L54 56L64 82Z" fill="var(--marca-2)" />
      <path d="M48 26L62 34L50 46L34 46Z" fill="var(--marca-1)" />
      <path d="M76 82L68 56L78 32L96 40L104 82Z" fill="var(--marca-3)" />
      <path d="M78 32L96 40L86 52L70 50Z" fill="var(--marca-2)" />
      <path
        d="M60 18l4 8M72 14v9M84 18l-4 8"
        stroke="var(--tinta-3)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

interface EmptyProps {
  title: ReactNode
  children?: ReactNode
  /** One action. */
  action?: ReactNode
  art?: ReactNode
  /** `h1` where it is all that the page says. */
  heading?: 'h1' | 'h2'
}

export function EmptyState({ title, children, action, art, heading: Heading = 'h2' }: EmptyProps) {
  return (
    <div className="vazio">
      {art ?? <RoughStone />}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="acoes-r">{action}</div>}
    </div>
  )
}

interface ErrorProps {
  title?: ReactNode
  children?: ReactNode
  onRetry?: () => void
  /** The request's number, for whoever helps. */
  code?: string
  action?: ReactNode
}

export function ErrorState({ title, children, onRetry, code, action }: ErrorProps) {
  const t = useTexts(innerTexts)
  return (
    <div className="vazio" role="alert">
      <BrokenStone />
      <h2>{title ?? t.naoCarregou}</h2>
      <p>{children ?? t.verifiqueConexao}</p>
      {code && <p className="t-xs fina">{t.codigoDoErro(code)}</p>}
      <div className="acoes-r">
        {onRetry && (
          <Button icon={IconRefresh} onClick={onRetry}>
            {t.tentarDeNovo}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
