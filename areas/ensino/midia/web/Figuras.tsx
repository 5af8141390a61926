/** The files within the texts that stand inside, as whoever reads over a lesson or a question sees them. */
import { type ReactNode, useCallback } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { type RichFigure, RichFigures } from '../../../../core/web/ui/RichText.tsx'
import type { Midia } from '../shapes.ts'
import { Falado } from './Falado.tsx'
import { Libras } from './Libras.tsx'
import { MidiaView } from './MidiaView.tsx'
import { midiaWebTexts } from './texts.ts'

interface Props {
  midias: readonly Midia[]
  /** On paper nothing plays: a sound or a film is what is said of it and in it. */
  papel?: boolean
  children: ReactNode
}

function Figura({ figura, midias }: { figura: RichFigure; midias: readonly Midia[] }) {
  const { midia, tipo, alt, decorativa, legendas, libras, transcricao } = figura
  const found = midias.find(({ id }) => id === midia)
  const captions = midias.find(({ id }) => id === legendas)
  if (libras) return <Libras midia={found} />
  if (!found) return [alt, transcricao].filter(Boolean).join(': ')
  const view = <MidiaView midia={found} alt={decorativa ? '' : alt} legendas={captions} />
  if (tipo === 'imagem') return view
  return (
    <div className="pilha v-1">
      {view}
      <span className="fraca t-s">{alt}</span>
      <Falado texto={transcricao} />
    </div>
  )
}

/** What stands on paper in the place of a sound or a film. */
export function NoPapel({
  tipo,
  alt,
  transcricao,
  libras,
}: Pick<RichFigure, 'tipo' | 'alt' | 'transcricao' | 'libras'>) {
  const t = useTexts(midiaWebTexts)
  if (libras) return <p className="fraca t-s">{t.librasNaTela}</p>
  return (
    <div className="caixa pilha v-1 pb-3 pi-4 partir">
      <p>
        <b>{tipo === 'video' ? t.video : t.audio}</b>
        {alt && `: ${alt}`}
      </p>
      {transcricao ? (
        <p className="linhas-t">
          {t.transcricao}: {transcricao}
        </p>
      ) : (
        <p>{t.soNaTela}</p>
      )}
    </div>
  )
}

export function Figuras({ midias, papel = false, children }: Props) {
  const show = useCallback(
    (figura: RichFigure) =>
      papel && figura.tipo !== 'imagem' ? (
        <NoPapel {...figura} />
      ) : (
        <Figura figura={figura} midias={midias} />
      ),
    [midias, papel],
  )
  return <RichFigures value={show}>{children}</RichFigures>
}
