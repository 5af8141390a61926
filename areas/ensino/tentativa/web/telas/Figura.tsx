/** A picture, sound or film of a lesson by the number of its file: its addresses come with the lesson. */
import { createContext, type ReactNode, useContext } from 'react'
import { type RichFigure, RichFigures } from '../../../../../core/web/ui/RichText.tsx'
import type { ImagemAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { Midia } from '../../../midia/shapes.ts'
import { Falado, Libras, MidiaView } from '../../../midia/web/public.tsx'
import './midia.css'

/** The files of the lesson that is open. */
const MidiasContext = createContext<ReadonlyMap<number, Midia>>(new Map())

export const useMidia = (id: number | undefined): Midia | undefined => {
  const midias = useContext(MidiasContext)
  return id === undefined ? undefined : midias.get(id)
}

/** The files that what stands inside shows, within its texts too. */
export function Midias({ midias, children }: { midias: ReadonlyMap<number, Midia>; children: ReactNode }) {
  return (
    <MidiasContext value={midias}>
      <RichFigures value={showFigure}>{children}</RichFigures>
    </MidiasContext>
  )
}

function EmLibras({ midia }: { midia: number }) {
  return <Libras midia={useMidia(midia)} />
}

const showFigure = ({ legendas, libras, transcricao, ...figure }: RichFigure) =>
  libras ? (
    <EmLibras midia={figure.midia} />
  ) : (
    <Figura imagem={figure} legendas={legendas} transcricao={transcricao} />
  )

interface Props {
  imagem: ImagemAluno
  /** The file with the captions of a film. */
  legendas?: number | undefined
  /** What is said in a sound or a film. */
  transcricao?: string
  className?: string
  /** The width that it takes, for the browser to choose among its twins. */
  sizes?: string
}

/** Without its file the words stand in its place. */
export function Figura({
  imagem,
  legendas,
  transcricao = '',
  className,
  sizes = '(min-width: 48rem) 42rem, 100vw',
}: Props) {
  const midia = useMidia(imagem.midia)
  const captions = useMidia(legendas)
  const alt = imagem.decorativa ? '' : imagem.alt
  if (!midia?.endereco) return <span className="tracejada t-s bloco pb-3 pi-4">{alt}</span>
  const { largura, altura, variantes, tipo } = midia
  if (tipo === 'audio' || tipo === 'video')
    return (
      <div className="tl-figura pilha v-1">
        <MidiaView midia={midia} alt={alt} legendas={captions} />
        <span className="fraca t-s">{alt}</span>
        <Falado texto={transcricao} />
      </div>
    )
  return (
    <img
      className={className}
      src={midia.endereco}
      srcSet={variantes.map((one) => `${one.endereco} ${one.largura}w`).join(', ') || undefined}
      sizes={variantes.length > 0 ? sizes : undefined}
      width={largura ?? undefined}
      height={altura ?? undefined}
      alt={alt}
      draggable={false}
      decoding="async"
    />
  )
}
