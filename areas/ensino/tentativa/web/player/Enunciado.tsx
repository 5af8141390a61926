/** What a screen asks: the question is its title, what comes before it a card that can be listened to. */
import { type RefObject, useMemo } from 'react'
import { isBlankHtml } from '../../../../../core/web/editor/html.ts'
import { cleanBody } from '../../../../../core/web/trusted.ts'
import { ReadAloud } from '../../../../../core/web/ui/ReadAloud.tsx'
import { RichText, richNodes } from '../../../../../core/web/ui/RichText.tsx'

interface Partes {
  trecho: string
  pergunta: string
  /** The words of the card, to be read aloud. */
  falado: string
}

/** The last paragraph is the question, whatever figures follow it; it alone when there is only one. */
function partesOf(html: string): Partes {
  const body = cleanBody(html)
  const last = [...body.children].findLast(
    ({ tagName, innerHTML }) => tagName !== 'FIGURE' && !isBlankHtml(innerHTML),
  )
  if (!last || last.tagName !== 'P' || body.childElementCount === 0)
    return { trecho: html, pergunta: '', falado: body.textContent ?? '' }
  const pergunta = last.innerHTML
  last.remove()
  return { trecho: body.innerHTML.trim(), pergunta, falado: body.textContent ?? '' }
}

interface Props {
  titulo: string
  enunciado: string
  title: RefObject<HTMLHeadingElement | null>
}

export function Enunciado({ titulo, enunciado, title }: Props) {
  const { trecho, pergunta, falado } = useMemo(() => partesOf(enunciado), [enunciado])
  const nodes = useMemo(() => richNodes(pergunta), [pergunta])
  return (
    <>
      {trecho && (
        <div className="pl-trecho cartao t-2 rel pt-5 pi-5 pp-5 lh-6">
          {falado.trim() !== '' && <ReadAloud texto={falado} />}
          <RichText html={trecho} />
        </div>
      )}
      <h1 ref={title} tabIndex={-1} className="pl-titulo t-4 lh-3">
        {pergunta ? nodes : titulo}
      </h1>
    </>
  )
}
