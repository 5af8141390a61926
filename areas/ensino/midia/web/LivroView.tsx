/** A book: its table of contents, one chapter at a time, and the place where one stopped on this device. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useEffect, useRef, useState } from 'react'
import { browserStorage } from '../../../../core/web/device/storage.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { type CapituloDoLivro, type Livro, readLivro } from '../rules-livro.ts'
import { midiaWebTexts } from './texts.ts'
import './livro.css'

interface Props {
  id: number
  url: string
}

/** The book behind the address; null while it comes. */
function useLivro(url: string): Livro | 'falhou' | null {
  const [livro, setLivro] = useState<Livro | 'falhou' | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(url, { signal: leaving.signal })
      .then(async (response) => readLivro(await response.json()) ?? 'falhou')
      .then(setLivro, () => !leaving.signal.aborted && setLivro('falhou'))
    return () => leaving.abort()
  }, [url])
  return livro
}

function Capitulo({ capitulo }: { capitulo: CapituloDoLivro }) {
  return capitulo.blocos.map((bloco, place) =>
    'html' in bloco ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a chapter never change places
      <RichText key={place} html={bloco.html} />
    ) : bloco.imagem ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a chapter never change places
      <img className="redonda cabe" key={place} src={bloco.imagem} alt={bloco.alt} decoding="async" />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a chapter never change places
      <p key={place} className="fraca">
        {bloco.alt}
      </p>
    ),
  )
}

export function LivroView({ id, url }: Props) {
  const t = useTexts(midiaWebTexts)
  const livro = useLivro(url)
  const key = `livro:${id}`
  const [asked, setAsked] = useState(() => Number(browserStorage.read(key)) || 0)
  const heading = useRef<HTMLHeadingElement>(null)
  const contents = useRef<HTMLDetailsElement>(null)
  if (livro === 'falhou') return <Callout tone="aviso">{t.livroFalhou}</Callout>
  if (!livro) return <p role="status">{t.carregando}</p>
  const { capitulos, titulo, autor } = livro
  const place = Math.min(capitulos.length - 1, Math.max(0, asked))
  const capitulo = capitulos[place]
  const nameOf = (one: CapituloDoLivro | undefined, at: number): string => one?.titulo || t.capitulo(at + 1)
  const go = (next: number) => {
    setAsked(next)
    browserStorage.write(key, String(next))
    if (contents.current) contents.current.open = false
    heading.current?.focus()
    heading.current?.scrollIntoView()
  }
  return (
    <article className="mid-livro caixa larga pilha v-6" aria-label={titulo || t.livro}>
      <header className="pilha v-z">
        <b>{titulo}</b>
        {autor && <small className="fraca">{autor}</small>}
      </header>
      <details ref={contents}>
        <summary className="forte linha v-z mao h-275">{t.sumario}</summary>
        <ol>
          {capitulos.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the chapters of a book never change places
            <li key={at}>
              <button
                className="toque toda h-275 pb-5 pi-6"
                type="button"
                aria-current={at === place ? 'page' : undefined}
                onClick={() => go(at)}
              >
                {nameOf(one, at)}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <small className="fraca num">{t.capituloDe(place + 1, capitulos.length)}</small>
      <h2 className="t-3" ref={heading} tabIndex={-1}>
        {nameOf(capitulo, place)}
      </h2>
      {capitulo && <Capitulo key={place} capitulo={capitulo} />}
      <div className="linha quebra nao-imprime">
        {place > 0 && (
          <Button icon={IconChevronLeft} onClick={() => go(place - 1)}>
            {t.capituloAnterior}
          </Button>
        )}
        <span className="vao" />
        {place < capitulos.length - 1 && (
          <Button look="soft" iconEnd={IconChevronRight} onClick={() => go(place + 1)}>
            {t.proximoCapitulo}
          </Button>
        )}
      </div>
    </article>
  )
}
