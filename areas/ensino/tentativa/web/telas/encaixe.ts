/** Choose a piece, then its place; or drag it there with mouse, pen or finger. The same steps work by keyboard. */
import { type PointerEvent, useRef, useState } from 'react'
import { pegar } from './pegar.ts'

/** Piece → place. */
export type Onde = Readonly<Record<string, string>>

interface Options {
  onde: Onde
  disabled: boolean
  /** A place takes one piece: the one before goes back. */
  single: boolean
  nameOf: (peca: string) => string
  placeOf: (lugar: string) => string
  say: (words: string) => void
  words: {
    escolhida: (peca: string) => string
    colocada: (peca: string, lugar: string) => string
    retirada: (peca: string) => string
    solta: string
  }
  onChange: (onde: Onde) => void
}

/** Pixels before a press becomes a drag. */
const STILL = 6

/** Without the piece, and without what stood at a place that takes one. */
export function placed(onde: Onde, peca: string, lugar: string | null, single: boolean): Onde {
  const rest = Object.entries(onde).filter(
    ([other, where]) => other !== peca && !(single && lugar !== null && where === lugar),
  )
  return Object.fromEntries(lugar === null ? rest : [...rest, [peca, lugar]])
}

function lugarAt(x: number, y: number, dragged: HTMLElement): string | undefined {
  const before = dragged.style.pointerEvents
  dragged.style.pointerEvents = 'none'
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lugar]')
  dragged.style.pointerEvents = before
  return under?.dataset.lugar
}

export function useEncaixe({ onde, disabled, single, nameOf, placeOf, say, words, onChange }: Options) {
  const [chosen, setChosen] = useState<string | null>(null)
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null)

  const put = (peca: string, lugar: string | null) => {
    onChange(placed(onde, peca, lugar, single))
    setChosen(null)
    say(lugar === null ? words.retirada(nameOf(peca)) : words.colocada(nameOf(peca), placeOf(lugar)))
  }
  const choose = (peca: string) => {
    const next = chosen === peca ? null : peca
    setChosen(next)
    say(next ? words.escolhida(nameOf(next)) : words.solta)
  }
  const stop = (element: HTMLElement) => {
    element.style.translate = ''
    element.classList.remove('arrasta')
  }

  /** For the button of a piece, wherever it lies. */
  const pieceProps = (peca: string) => ({
    type: 'button' as const,
    disabled,
    'aria-pressed': chosen === peca,
    onClick: () => {
      const dragged = drag.current?.moved
      drag.current = null
      if (!dragged) choose(peca)
    },
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      // What a drag left that no click followed is of the one before.
      drag.current = null
      if (disabled) return
      const { currentTarget: element, pointerId, clientX: x, clientY: y } = event
      pegar(event, () => {
        element.setPointerCapture(pointerId)
        element.classList.add('arrasta')
        drag.current = { x, y, moved: false }
      })
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const from = drag.current
      if (!from || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      from.moved ||= Math.hypot(dx, dy) > STILL
      if (!from.moved) return
      event.currentTarget.style.translate = `${dx}px ${dy}px`
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      stop(event.currentTarget)
      if (!drag.current?.moved) return
      const lugar = lugarAt(event.clientX, event.clientY, event.currentTarget)
      if (lugar !== undefined) put(peca, lugar === '' ? null : lugar)
    },
    onPointerCancel: (event: PointerEvent<HTMLButtonElement>) => {
      stop(event.currentTarget)
      drag.current = null
    },
    onKeyDown: (event: { key: string }) => event.key === 'Escape' && setChosen(null),
  })

  return {
    chosen,
    pieceProps,
    at: (lugar: string) => Object.keys(onde).filter((peca) => onde[peca] === lugar),
    loose: (pecas: readonly string[]) => pecas.filter((peca) => onde[peca] === undefined),
    place: (lugar: string) => chosen !== null && put(chosen, lugar),
    take: (peca: string) => put(peca, null),
    choose,
  }
}
export type Encaixe = ReturnType<typeof useEncaixe>
