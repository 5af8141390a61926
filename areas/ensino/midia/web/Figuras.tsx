/** The files within the texts that stand inside, as whoever reads over a lesson or a question sees them. */
import { type ReactNode, useCallback } from 'react'
import { type RichFigure, RichFigures } from '../../../../core/web/ui/RichText.tsx'
import type { Midia } from '../shapes.ts'
import { MidiaView } from './MidiaView.tsx'

export function Figuras({ midias, children }: { midias: readonly Midia[]; children: ReactNode }) {
  const show = useCallback(
    ({ midia, alt, decorativa, legendas }: RichFigure) => {
      const found = midias.find(({ id }) => id === midia)
      const captions = midias.find(({ id }) => id === legendas)
      return found ? <MidiaView midia={found} alt={decorativa ? '' : alt} legendas={captions} /> : alt
    },
    [midias],
  )
  return <RichFigures value={show}>{children}</RichFigures>
}
