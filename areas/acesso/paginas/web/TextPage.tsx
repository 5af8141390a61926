/** A long text with its contents beside it: numbered places one can link to. */
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../../../core/web/texts.ts'
import { leituraTexts } from '../texts-leitura.ts'
import './leitura.css'

export interface TextSection {
  id: string
  title: string
  content: ReactNode
}

interface Props {
  header: ReactNode
  sections: readonly TextSection[]
  /** Below the contents. */
  aside?: ReactNode
}

export function TextPage({ header, sections, aside }: Props) {
  const t = useTexts(leituraTexts)
  const { hash } = useLocation()
  // the router looked for the place before the page was there
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <article className="texto">
      {header}
      <div className="texto-corpo">
        <nav className="indice t-1" aria-label={t.nestaPagina}>
          <p className="sobre">{t.nestaPagina}</p>
          <ul className="fio-l">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className="fraca" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          {aside}
        </nav>
        <div className="secoes">
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
              <h2 className="t-5" id={`${id}-titulo`}>
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
