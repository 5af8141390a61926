/** The head of the lists that all curricula share, with the way between them. */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import './curriculo.css'
import { listaTexts } from './lista-texts.ts'
import { lugar } from './place.ts'
import { curriculoWebTexts } from './texts.ts'

/** Curricula, school years, disciplines: three lists side by side. */
export function ListaAbas() {
  const t = useTexts(listaTexts)
  const tc = useTexts(curriculoWebTexts)
  const { pathname } = useLocation()
  const places = [
    { to: lugar.lista, label: tc.curriculos },
    { to: lugar.anos, label: t.anos },
    { to: lugar.disciplinas, label: t.disciplinas },
  ]
  return (
    <nav className="abas fio-b linha v-1" aria-label={t.secoes}>
      {places.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

interface Props {
  title: string
  description: string
  /** Whether the person may change the list; undefined while it is not known. */
  mudar: boolean | undefined
  action: ReactNode
}

export function ListaHeader({ title, description, mudar, action }: Props) {
  const t = useTexts(listaTexts)
  return (
    <>
      <PageHeader title={title} description={description} actions={mudar && action} />
      <ListaAbas />
      {mudar === false && <Callout>{t.soLeitura}</Callout>}
    </>
  )
}
