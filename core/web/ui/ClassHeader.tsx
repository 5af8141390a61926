/** The band of a class: name, what it is, code to copy, settings, tabs; one line on its inner pages. */
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts.ts'
import { isCurrent, useFrame } from './frame.ts'
import { IconButton } from './IconButton.tsx'
import './page.css'
import { innerTexts } from './inner-texts.ts'
import { Popover } from './Popover.tsx'
import { useTitleFocus } from './title-focus.ts'

export interface Tab {
  href: string
  label: string
  count?: number
  /** Current only at exactly this path. */
  exact?: boolean
  /** Further addresses at which it is current. */
  also?: readonly string[]
}

function TabLink({ tab, className, onClick }: { tab: Tab; className?: string; onClick?: () => void }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={tab.href}
      className={className}
      aria-current={isCurrent(tab, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      {tab.label}
      {tab.count ? <span className="cont sobre-realce raio-p pb-z pi-3">{tab.count}</span> : null}
    </Link>
  )
}

/** What is new in so many tabs: "Avisos 1". */
const newIn = (tabs: readonly Tab[]) =>
  tabs
    .filter(({ count }) => count)
    .map(({ label, count }) => `${label} ${count}`)
    .join(', ')

/** The tabs that have no place in the row. The open one takes the word's place; a dot says that others have news. */
function MoreTabs({ tabs }: { tabs: readonly Tab[] }) {
  const t = useTexts(innerTexts)
  const { pathname } = useLocation()
  const open = tabs.find((tab) => isCurrent(tab, pathname))
  const count = open ? (open.count ?? 0) : tabs.reduce((sum, tab) => sum + (tab.count ?? 0), 0)
  const others = newIn(open ? tabs.filter((tab) => tab !== open) : [])
  return (
    <Popover
      label={t.mais}
      trigger={(trigger) => (
        <button type="button" {...trigger} className="mais-abas" aria-current={open ? 'true' : undefined}>
          {open ? (
            <span className="so-leitor">
              {t.mais} {t.daTurma}:{' '}
            </span>
          ) : (
            t.mais
          )}
          {open ? open.label : <span className="so-leitor"> {t.daTurma} </span>}
          {count > 0 && <span className="cont sobre-realce raio-p pb-z pi-3">{count}</span>}
          {others && (
            <span className="ha-mais q-05 raio-c" title={others}>
              <span className="so-leitor"> ({others})</span>
            </span>
          )}
          <IconChevronDown className="q-1" aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <div className="contas grade v-0 t-s">
          {tabs.map((tab) => (
            <TabLink key={tab.href} tab={tab} className="opcao" onClick={close} />
          ))}
        </div>
      )}
    </Popover>
  )
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** Behind "Mais"; one alone stands with the others. */
  more: readonly Tab[]
}

/** Tabs are links: each has its address. The row slides where it is narrow; "Mais" stays in sight. */
export function Tabs({ label, tabs, more }: TabsProps) {
  const row = more.length === 1 ? [...tabs, ...more] : tabs
  return (
    <nav className="abas fio-b linha v-1" aria-label={label}>
      <div className="rolo">
        {row.map((tab) => (
          <TabLink key={tab.href} tab={tab} />
        ))}
      </div>
      {more.length > 1 && <MoreTabs tabs={more} />}
    </nav>
  )
}

export function CodeCopy({ code }: { code: string }) {
  const t = useTexts(innerTexts)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <span className="codigo curta a-meio v-3 pt-1 pe-2 pp-1 ps-4 raio-3 sobre-folha t-s">
      {t.codigo} <b className="tabular">{code}</b>
      <IconButton
        small
        icon={copied ? IconCheck : IconCopy}
        label={copied ? t.copiado : t.copiarCodigo}
        onClick={() => void navigator.clipboard?.writeText(code).then(() => setCopied(true))}
      />
      <span className="so-leitor" role="status">
        {copied ? t.copiado : ''}
      </span>
    </span>
  )
}

interface Props {
  title: string
  /** Subject · school · shift · year. */
  description: ReactNode
  code?: string
  /** Usually an outlined icon button with the settings. */
  actions?: ReactNode
  tabs: readonly Tab[]
  more?: readonly Tab[]
  /** Given on inner pages, where the band is one line: the way back to the first, and no code or actions. */
  back?: { href: string; label: string }
}

export function ClassHeader({ title, description, code, actions, tabs, more = [], back }: Props) {
  const t = useTexts(innerTexts)
  const heading = useTitleFocus(true)
  const { tenant } = useFrame()
  const name = (
    <>
      <h1 className="t-6 cel-t-5" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{description}</p>
    </>
  )
  const row = <Tabs label={t.partesDaTurma} tabs={tabs} more={more} />
  if (back)
    return (
      <header className="turma-cab baixa sobre-suave pt-6 pi-7 pp-z rel corta linha v-3 j-z h-35 cel-pt-5 cel-pi-5 cel-pp-z cel-quebra cel-h-z">
        <title>{`${title} · ${tenant.nome}`}</title>
        <Link className="icone-bt" to={back.href} title={back.label} aria-label={back.label}>
          <IconArrowLeft aria-hidden="true" />
        </Link>
        <div className="nome-t">{name}</div>
        {row}
      </header>
    )
  return (
    <header className="turma-cab sobre-suave pt-6 pi-7 pp-z rel corta cel-pt-5 cel-pi-5 cel-pp-z">
      <title>{`${title} · ${tenant.nome}`}</title>
      <svg
        className="facetas cena abs lg-24"
        viewBox="0 0 380 150"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        <path d="M300 0L380 0L380 60L332 44Z" fill="var(--marca-3)" />
        <path d="M300 0L332 44L270 70L236 0Z" fill="var(--marca-2)" />
        <path d="M332 44L380 60L380 150L318 150L270 70Z" fill="var(--marca-2)" />
        <path d="M332 44L380 60L380 110L350 120Z" fill="var(--marca-4)" />
        <path d="M270 70L318 150L220 150Z" fill="var(--marca-3)" />
      </svg>
      <div className="topo-t rel flexo quebra cima v-6 j-5">
        <div className="cresce-16">{name}</div>
        {(code || actions) && (
          <div className="linha quebra">
            {code && <CodeCopy code={code} />}
            {actions}
          </div>
        )}
      </div>
      {row}
    </header>
  )
}
