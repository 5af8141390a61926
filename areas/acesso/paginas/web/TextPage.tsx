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
      <div className="pilha cima v-9 ci-14 media-c-1">
        <nav className="indice t-1 gruda media-assenta" aria-label={t.nestaPagina}>
          <p className="sobre">{t.nestaPagina}</p>
          <ul className="fio-l grade mt-3 media-flexo media-quebra media-v-3 media-sem-borda">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  className="fraca bloco pb-2 pi-4 sem-risco media-pb-1 media-pi-4 media-raio-p media-t-s"
                  href={`#${id}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
          {aside}
        </nav>
        <div className="secoes pilha v-9">
          {sections.map(({ id, title, content }) => (
            <section className="pilha v-5" key={id} id={id} aria-labelledby={`${id}-titulo`}>
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
