/** Nothing yet, and what to do about it; or nothing came, and how to try again. */
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { ReactNode } from 'react'
import { ApiError, errorSentence } from '../client/failure.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { innerTexts } from './inner-texts.ts'

/** An uncut stone over its shadow: what will shine once there is something. */
function RoughStone() {
  return (
    <svg viewBox="0 0 140 96" aria-hidden="true" className="cena lg-8 at-a">
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
    <svg viewBox="0 0 140 96" aria-hidden="true" className="cena lg-8 at-a">
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
  /** What went wrong, as it was thrown: its own sentence is shown. */
  error: unknown
  title?: ReactNode
  /** Instead of the error's sentence, where the screen knows more of it. */
  children?: ReactNode
  onRetry?: () => void
  /** The request's number, for whoever helps. */
  code?: string
  action?: ReactNode
}

/** The screen as it was refused: asked again, the server says the same. */
const isForGood = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 425, 429].includes(error.status)

/** What did not come, in the words of whoever refused it; trying again is offered where it may help. */
export function ErrorState({ error, title, children, onRetry, code, action }: ErrorProps) {
  const t = useTexts(innerTexts)
  const language = useLanguage()
  return (
    <div className="vazio" role="alert">
      <BrokenStone />
      <h2>{title ?? t.naoCarregou}</h2>
      <p>{children || errorSentence(error, language)}</p>
      {code && <p className="t-xs fina">{t.codigoDoErro(code)}</p>}
      <div className="acoes-r">
        {onRetry && !isForGood(error) && (
          <Button icon={IconRefresh} onClick={onRetry}>
            {t.tentarDeNovo}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
