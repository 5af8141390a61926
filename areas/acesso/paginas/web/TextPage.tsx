/** A long text with its contents beside it: numbered places one can link to. */
import type { ReactNode } from 'react'
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
  return (
    <article className="texto">
      {header}
      <div className="texto-corpo">
        <nav className="indice" aria-label={t.nestaPagina}>
          <p className="sobre">{t.nestaPagina}</p>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
          {aside}
        </nav>
        <div className="secoes">
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
