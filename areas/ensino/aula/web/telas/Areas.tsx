/** Rectangles on a picture: drawn with pointer or finger, moved by arrows, or written as numbers. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Numero } from './Linha.tsx'
import { MidiaImagem } from './MidiaImagem.tsx'
import { formTexts } from './texts.ts'

export interface Retangulo {
  x: number
  y: number
  largura: number
  altura: number
}

type Nomeado = Retangulo & { id: string }

const SMALLEST = 2

const round = (value: number): number => Math.round(value * 10) / 10
const within = (value: number, max: number): number => round(Math.min(max, Math.max(0, value)))

/** The rectangle between two corners, inside of the picture; percent. */
export function between(a: { x: number; y: number }, b: { x: number; y: number }): Retangulo {
  const [x, y] = [within(Math.min(a.x, b.x), 100), within(Math.min(a.y, b.y), 100)]
  return {
    x,
    y,
    largura: within(Math.abs(a.x - b.x), 100 - x),
    altura: within(Math.abs(a.y - b.y), 100 - y),
  }
}

/** One percent a step: arrows move, with Shift they change the size. */
export function nudged(area: Retangulo, key: string, sizes: boolean): Retangulo | null {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
    0, 0,
  ]
  if (dx === 0 && dy === 0) return null
  if (sizes)
    return {
      ...area,
      largura: Math.max(SMALLEST, within(area.largura + (dx ?? 0), 100 - area.x)),
      altura: Math.max(SMALLEST, within(area.altura + (dy ?? 0), 100 - area.y)),
    }
  return {
    ...area,
    x: within(area.x + (dx ?? 0), 100 - area.largura),
    y: within(area.y + (dy ?? 0), 100 - area.altura),
  }
}

interface Props<T extends Nomeado> {
  imagem: { midia: number; alt: string } | undefined
  areas: readonly T[]
  nameOf: (i: number) => string
  /** A rectangle was drawn; absent where no more fit. */
  onDraw?: ((area: Retangulo) => void) | undefined
  onChange: (id: string, area: Retangulo) => void
}

export function AreaCanvas<T extends Nomeado>({ imagem, areas, nameOf, onDraw, onChange }: Props<T>) {
  const t = useTexts(formTexts)
  const box = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [drawing, setDrawing] = useState<Retangulo | null>(null)
  if (!imagem) return <p className="ajuda">{t.escolhaAntes}</p>

  const at = (event: PointerEvent) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }
  }
  const end = (event: PointerEvent) => {
    if (!from.current) return
    const area = between(from.current, at(event))
    from.current = null
    setDrawing(null)
    if (area.largura >= SMALLEST && area.altura >= SMALLEST) onDraw?.(area)
  }
  const onKeyDown = (area: T) => (event: KeyboardEvent) => {
    const next = nudged(area, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(area.id, next)
  }
  const style = ({ x, y, largura, altura }: Retangulo) => ({
    left: `${x}%`,
    top: `${y}%`,
    width: `${largura}%`,
    height: `${altura}%`,
  })
  return (
    <div className="pilha" style={{ gap: '.5rem' }}>
      <p className="ajuda">{t.desenheAreas}</p>
      <div
        ref={box}
        className="ed-mapa redonda rel"
        onPointerDown={(event) => {
          if (!onDraw || event.button !== 0 || (event.target as Element).closest('button')) return
          from.current = at(event)
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => from.current && setDrawing(between(from.current, at(event)))}
        onPointerUp={end}
        onPointerCancel={() => {
          from.current = null
          setDrawing(null)
        }}
      >
        <MidiaImagem midia={imagem.midia} alt={imagem.alt} />
        {areas.map((area, i) => (
          <button
            type="button"
            key={area.id}
            className="ed-area forte no-meio abs p-z raio-1"
            style={style(area)}
            aria-label={nameOf(i)}
            onKeyDown={onKeyDown(area)}
          >
            {i + 1}
          </button>
        ))}
        {drawing && <span className="ed-area forte nova no-meio abs p-z raio-1" style={style(drawing)} />}
      </div>
    </div>
  )
}

interface FieldsProps {
  area: Nomeado
  onChange: (area: Retangulo) => void
}

/** The four numbers of a rectangle; they start anew when it is moved another way. */
export function AreaFields({ area, onChange }: FieldsProps) {
  const t = useTexts(formTexts)
  const { x, y, largura, altura } = area
  const field = (name: keyof Retangulo, label: string, max: number) => (
    <Numero
      key={`${name}-${area[name]}`}
      label={label}
      value={area[name]}
      min={name === 'largura' || name === 'altura' ? SMALLEST : 0}
      max={max}
      onChange={(value) => value !== undefined && onChange({ x, y, largura, altura, [name]: value })}
    />
  )
  return (
    <div className="pilha cima v-2 f-5">
      {field('x', t.x, 100 - largura)}
      {field('y', t.y, 100 - altura)}
      {field('largura', t.largura, 100 - x)}
      {field('altura', t.altura, 100 - y)}
    </div>
  )
}
