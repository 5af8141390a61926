/** Shows a file of a lesson: picture, sound, film, document, package. */
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { lazy, type ReactEventHandler, Suspense, useRef } from 'react'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import type { Midia } from '../shapes.ts'
import { midiaWebTexts } from './texts.ts'
import './midia.css'

const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }))
const PacoteFrame = lazy(async () => ({ default: (await import('./PacoteFrame.tsx')).PacoteFrame }))

interface Props {
  midia: Midia
  /** What a picture shows; the title of anything else. */
  alt: string
  /** Captions of a film. */
  legendas?: Midia | undefined
  /** The width that a picture takes, for the browser to choose among its twins. */
  sizes?: string
  /** A small look, as beside a field. */
  compact?: boolean
  /** The address has ended: ask again for what gave this file. A film goes on where it was. */
  onVencida?: () => void
}

export function MidiaView(props: Props) {
  const { midia, alt, sizes = '100vw', compact = false, onVencida } = props
  const t = useTexts(midiaWebTexts)
  if (!midia.endereco) return null
  if (midia.tipo === 'imagem')
    return (
      <img
        className={compact ? 'mid-mini q-a am-10' : 'redonda bloco cabe'}
        src={midia.endereco}
        srcSet={midia.variantes.map(({ largura, endereco }) => `${endereco} ${largura}w`).join() || undefined}
        sizes={midia.variantes.length > 0 ? (compact ? '12rem' : sizes) : undefined}
        width={midia.largura ?? undefined}
        height={midia.altura ?? undefined}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={onVencida}
      />
    )
  if (midia.tipo === 'audio' || midia.tipo === 'video') return <Filme {...props} />
  if (midia.tipo === 'pdf' && !compact)
    return (
      <Suspense fallback={<p role="status">{t.carregando}</p>}>
        <PdfView id={midia.id} url={midia.endereco} nome={alt || midia.nome} />
      </Suspense>
    )
  if (midia.pacote && !compact)
    return (
      <Suspense fallback={<p role="status">{t.carregando}</p>}>
        <PacoteFrame midia={midia} title={alt || midia.nome} />
      </Suspense>
    )
  return <IconFile aria-hidden="true" className="fina q-25" />
}

/** Sound and film. When its address is renewed it goes on where it was. */
function Filme({ midia, alt, legendas, compact, onVencida }: Props) {
  const t = useTexts(midiaWebTexts)
  const language = useLanguage()
  const at = useRef(0)
  const follow: ReactEventHandler<HTMLMediaElement> = ({ currentTarget }) => {
    at.current = currentTarget.currentTime
  }
  const begin: ReactEventHandler<HTMLMediaElement> = ({ currentTarget }) => {
    if (at.current > 0) currentTarget.currentTime = at.current
  }
  const shared = {
    controls: true,
    preload: 'metadata' as const,
    src: midia.endereco ?? undefined,
    'aria-label': alt || midia.nome,
    onTimeUpdate: follow,
    onLoadedMetadata: begin,
    onError: onVencida,
  }
  if (midia.tipo === 'audio') return <audio className="toda" {...shared} />
  return (
    <video
      className={compact ? 'mid-mini q-a am-10' : 'mid-filme redonda bloco cabe'}
      playsInline
      {...shared}
    >
      {legendas?.endereco && (
        <track
          kind="captions"
          src={legendas.endereco}
          srcLang={language === 'en-us' ? 'en' : 'pt-BR'}
          label={t.legendas}
          default
        />
      )}
    </video>
  )
}
