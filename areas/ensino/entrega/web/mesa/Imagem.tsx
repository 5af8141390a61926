/** A picture that was sent: larger, turned, and drawn on with a pen. What can't be shown costs neither mark nor comment. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import type { Arquivo } from '../../../tentativa/contract-anexo.ts'
import { MAX_TRACO, type Marca } from '../../shapes.ts'
import { NaoMostra } from './NaoMostra.tsx'
import { mesaTexts } from './texts.ts'

const ZOOMS = [1, 1.5, 2, 3] as const
/** Thousandths of a side that the pen must go before it leaves another point. */
const STEP = 5
const MILLE = 1_000

interface Size {
  largura: number
  altura: number
}

/** `null` while it is read; `'falhou'` where it can't be. */
function useSize(url: string): Size | null | 'falhou' {
  const [size, setSize] = useState<Size | null | 'falhou'>(null)
  useEffect(() => {
    const image = new Image()
    image.onload = () => setSize({ largura: image.naturalWidth || 1, altura: image.naturalHeight || 1 })
    image.onerror = () => setSize('falhou')
    image.src = url
    return () => {
      image.onload = image.onerror = null
    }
  }, [url])
  return size
}

const pathOf = (traco: readonly number[], { largura, altura }: Size): string => {
  const points = []
  for (let at = 0; at + 1 < traco.length; at += 2)
    points.push(`${((traco[at] ?? 0) * largura) / MILLE} ${((traco[at + 1] ?? 0) * altura) / MILLE}`)
  // One point alone: a dot, by its round end.
  return `M${points.join('L')}${points.length === 1 ? 'l0 0' : ''}`
}

interface Props {
  arquivo: Arquivo
  marcas: readonly Marca[]
  numberOf: (id: string) => number
  atual?: string | null
  onMarca: (id: string) => void
  /** Absent: it is only looked at. An empty stroke speaks of the whole picture. */
  onTraco?: ((traco: number[]) => void) | undefined
}

export function Imagem({ arquivo, marcas, numberOf, atual, onMarca, onTraco }: Props) {
  const t = useTexts(mesaTexts)
  const size = useSize(arquivo.url)
  const [zoom, setZoom] = useState(0)
  const [turn, setTurn] = useState(0)
  const [pen, setPen] = useState(false)
  const [stroke, setStroke] = useState<number[]>([])
  const paper = useRef<SVGGElement>(null)

  if (size === 'falhou') return <NaoMostra arquivo={arquivo} />
  if (!size) return <div className="mesa-foto espera h-16 raio-4 sobre-folha" />
  const { largura, altura } = size
  const lying = turn % 2 === 1
  const [w, h] = lying ? [altura, largura] : [largura, altura]
  const place: Record<number, string> = {
    0: '',
    1: `translate(${altura} 0) rotate(90)`,
    2: `translate(${largura} ${altura}) rotate(180)`,
    3: `translate(0 ${largura}) rotate(270)`,
  }

  const pointOf = (event: PointerEvent): [number, number] | null => {
    const matrix = paper.current?.getScreenCTM()?.inverse()
    if (!matrix) return null
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    const within = (value: number, side: number) => Math.round(Math.min(1, Math.max(0, value / side)) * MILLE)
    return [within(x, largura), within(y, altura)]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    const point = pen && event.isPrimary ? pointOf(event) : null
    if (!point) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setStroke(point)
  }
  const draw = (event: PointerEvent) => {
    const point = stroke.length > 0 && stroke.length + 2 <= MAX_TRACO ? pointOf(event) : null
    if (!point) return
    const [x, y] = stroke.slice(-2) as [number, number]
    if (Math.hypot(point[0] - x, point[1] - y) >= STEP) setStroke([...stroke, ...point])
  }
  const end = () => {
    if (stroke.length > 0) onTraco?.(stroke)
    setStroke([])
  }

  const width = Math.max(w, h) / 160
  return (
    <figure className="mesa-foto">
      <div className="linha quebra">
        <IconButton
          icon={IconZoomOut}
          label={t.reduzir}
          outlined
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon={IconZoomIn}
          label={t.ampliar}
          outlined
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton
          icon={IconRotateClockwise}
          label={t.girar}
          outlined
          onClick={() => setTurn((turn + 1) % 4)}
        />
        {onTraco && (
          <>
            <IconButton
              icon={IconPencil}
              label={t.caneta}
              outlined
              aria-pressed={pen}
              onClick={() => setPen(!pen)}
            />
            <button type="button" className="bt mini elo" onClick={() => onTraco([])}>
              {t.comentarImagem}
            </button>
          </>
        )}
      </div>
      {pen && <p className="fraca t-s">{t.canetaAjuda}</p>}
      <div className="mesa-rola rola fio-t raio-4" tabIndex={zoom > 0 ? 0 : undefined}>
        <svg
          viewBox={`0 0 ${w} ${h}`}
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}
          className={pen ? 'desenha' : undefined}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={() => setStroke([])}
          role="img"
          aria-label={t.imagemDe(arquivo.nome)}
        >
          <g ref={paper} transform={place[turn]}>
            <image href={arquivo.url} width={largura} height={altura} />
            {marcas
              .filter(({ traco }) => traco.length > 0)
              .map(({ id, tipo, traco }) => (
                <path
                  key={id}
                  className={`traco ${tipo}${id === atual ? ' atual' : ''}`}
                  d={pathOf(traco, size)}
                  strokeWidth={width * (traco.length === 2 ? 4 : 1)}
                />
              ))}
            {stroke.length > 0 && (
              <path className="traco novo" d={pathOf(stroke, size)} strokeWidth={width} />
            )}
          </g>
        </svg>
      </div>
      <figcaption className="linha quebra fraca t-s">
        {arquivo.nome}
        {marcas.map(({ id }) => (
          <button
            key={id}
            type="button"
            className="numero"
            aria-label={t.irAoTrecho(numberOf(id))}
            onClick={() => onMarca(id)}
          >
            {numberOf(id)}
          </button>
        ))}
      </figcaption>
    </figure>
  )
}
