/** What several kinds of blocks are made of: paragraphs, buttons, a picture. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../../../core/web/texts.ts'
import { botoesPara, ehDoSite, paragrafos } from '../../rules.ts'
import type { ImagemMostrada } from '../../shapes.ts'
import type { Botao, Imagem } from '../../shapes-blocos.ts'
import { vitrineWebTexts } from '../texts.ts'

export function Paragrafos({ texto, className }: { texto: string; className?: string }): ReactNode {
  return paragrafos(texto).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
    <p key={i} className={className}>
      {part}
    </p>
  ))
}

/** On the tenant's panel: the first one filled, the others in outline. */
export function Botoes({ botoes, entrou }: { botoes: readonly Botao[]; entrou: boolean }) {
  const t = useTexts(vitrineWebTexts)
  const shown = botoesPara(botoes, entrou, { texto: t.minhasTrilhas, destino: '/logado/trilhas' })
  if (shown.length === 0) return null
  return (
    <div className="linha quebra">
      {shown.map(({ texto, destino }, i) => {
        const className = `bt grande ${i === 0 ? 'sobre-painel' : 'so-linha'}`
        const key = `${i} ${destino}`
        return ehDoSite(destino) ? (
          <Link key={key} className={className} to={destino}>
            {texto}
          </Link>
        ) : (
          <a key={key} className={className} href={destino} rel="noopener">
            {texto}
          </a>
        )
      })}
    </div>
  )
}

interface FotoProps {
  imagem: Imagem | undefined
  imagens: readonly ImagemMostrada[]
  sizes: string
}

/** Nothing where the file is gone. */
export function Foto({ imagem, imagens, sizes }: FotoProps) {
  const shown = imagens.find(({ id }) => id === imagem?.midia)
  if (!imagem || !shown) return null
  const { endereco, variantes, largura, altura } = shown
  return (
    <img
      src={endereco}
      srcSet={variantes.map((one) => `${one.endereco} ${one.largura}w`).join() || undefined}
      sizes={variantes.length > 0 ? sizes : undefined}
      width={largura ?? undefined}
      height={altura ?? undefined}
      alt={imagem.alt}
      decoding="async"
    />
  )
}
