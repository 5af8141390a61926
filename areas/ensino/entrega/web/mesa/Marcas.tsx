/** The comments that stand in a work, each beside its place: read, or written and changed. */
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import type { Rubrica } from '../../../aula/shapes-telas.ts'
import { type Marca, TIPOS_MARCA } from '../../shapes.ts'
import { mesaTexts } from './texts.ts'
import { emOrdem } from './trechos.ts'

export interface Escrever {
  change: (id: string, part: Partial<Marca>) => void
  remove: (id: string) => void
  keep: (marca: Marca) => void
}

interface CardProps {
  marca: Marca
  numero: number
  criterio: string
  atual: boolean
  onFocus: () => void
  escrever?: Escrever | undefined
}

function Cartao({ marca, numero, criterio, atual, onFocus, escrever }: CardProps) {
  const t = useTexts(mesaTexts)
  const { id, tipo, texto } = marca
  const field = useRef<HTMLTextAreaElement>(null)
  const fresh = useRef(texto === '' && atual)
  useLayoutEffect(() => {
    if (fresh.current) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <li
      className={cx('mesa-marca p-3 fio-t raio-2 sobre-folha t-s lh-4', tipo, atual && 'atual')}
      data-cartao={id}
    >
      <p className="mesa-marca-topo linha v-2 mb-2 t-xs forte fraca">
        <span className="numero" aria-hidden="true">
          {numero}
        </span>
        <span className="cortar">{[criterio, t.tipos(tipo)].filter(Boolean).join(' · ')}</span>
      </p>
      {escrever ? (
        <>
          <textarea
            ref={field}
            rows={2}
            maxLength={1_000}
            value={texto}
            aria-label={t.comentarioN(numero)}
            onFocus={onFocus}
            onChange={(event) => escrever.change(id, { texto: event.target.value })}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              const done = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey
              if (done || event.key === 'Escape') {
                event.preventDefault()
                event.currentTarget.blur()
                if (texto.trim() === '') escrever.remove(id)
              }
            }}
          />
          {atual && (
            <p className="linha mesa-marca-acoes quebra mt-2">
              <span role="radiogroup" aria-label={t.tipo} className="seg mini">
                {TIPOS_MARCA.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name={`tipo-${id}`}
                      checked={one === tipo}
                      onChange={() => escrever.change(id, { tipo: one })}
                    />
                    {t.tipos(one)}
                  </label>
                ))}
              </span>
              <span className="vao" />
              <IconButton
                icon={IconBookmarkPlus}
                label={t.guardarNoBanco}
                small
                disabled={texto.trim() === ''}
                onClick={() => escrever.keep(marca)}
              />
              <IconButton
                icon={IconTrash}
                label={t.removerComentario(numero)}
                small
                onClick={() => escrever.remove(id)}
              />
            </p>
          )}
        </>
      ) : (
        <p className="exato-t partir">{texto || t.semNada}</p>
      )}
    </li>
  )
}

interface Props {
  marcas: readonly Marca[]
  rubrica: Rubrica
  atual: string | null
  onAtual: (id: string) => void
  escrever?: Escrever | undefined
  /** Where the works' own marks are looked for, to stand beside them. */
  obra?: HTMLElement | null
}

/** Puts each card beside its place in the text, as far as the one above leaves room. */
function useBeside(list: React.RefObject<HTMLOListElement | null>, obra: HTMLElement | null | undefined) {
  useEffect(() => {
    const box = list.current
    if (!box || !obra) return
    const put = () => {
      const cards = [...box.querySelectorAll<HTMLElement>('[data-cartao]')]
      for (const card of cards) card.style.marginTop = ''
      if (box.getBoundingClientRect().left < obra.getBoundingClientRect().right) return
      for (const card of cards) {
        const place = obra.querySelector(`[data-marca="${CSS.escape(card.dataset.cartao ?? '')}"]`)
        if (!place) continue
        const lower = place.getBoundingClientRect().top - card.getBoundingClientRect().top
        if (lower > 0) card.style.marginTop = `${lower}px`
      }
    }
    put()
    const growth = new ResizeObserver(put)
    growth.observe(obra)
    return () => growth.disconnect()
  })
}

export function Marcas({ marcas, rubrica, atual, onAtual, escrever, obra }: Props) {
  const t = useTexts(mesaTexts)
  const list = useRef<HTMLOListElement>(null)
  useBeside(list, obra)
  const nameOf = (criterio: string) => rubrica.find(({ id }) => id === criterio)?.criterio ?? ''
  if (marcas.length === 0) return null
  return (
    <ol ref={list} className="mesa-marcas pilha sem-ponto v-3 m-z p-z" aria-label={t.comentarios}>
      {emOrdem(marcas).map((marca, at) => (
        <Cartao
          key={marca.id}
          marca={marca}
          numero={at + 1}
          criterio={nameOf(marca.criterio)}
          atual={marca.id === atual}
          onFocus={() => onAtual(marca.id)}
          escrever={escrever}
        />
      ))}
    </ol>
  )
}
