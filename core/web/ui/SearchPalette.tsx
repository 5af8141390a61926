/** Ctrl K: go anywhere by a few letters. A combobox over the navigation and what the application finds. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../texts.ts'
import { type Destination, useFrame } from './frame.ts'
import { innerTexts } from './inner-texts.ts'

/** Lower case without accents, so that "forum" finds "Fórum". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const NONE: readonly Destination[] = []

/** What may be gone to; `settled` once it answers the words as they stand, not those of a moment ago. */
function useDestinations(words: string, open: boolean) {
  const { navigation, actions } = useFrame()
  const [found, setFound] = useState({ words: '', list: NONE })
  const find = actions.findDestinations
  useEffect(() => {
    if (!open || !find || words.trim() === '') {
      setFound({ words, list: NONE })
      return
    }
    const control = new AbortController()
    const timer = setTimeout(() => {
      find(words, control.signal).then(
        (list) => !control.signal.aborted && setFound({ words, list }),
        () => !control.signal.aborted && setFound({ words, list: NONE }),
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [words, open, find])
  const wanted = fold(words)
  const list = [...navigation.filter((item) => fold(item.label).includes(wanted)), ...found.list]
  return { list, settled: found.words === words }
}

export function SearchPalette() {
  const t = useTexts(innerTexts)
  const id = useId()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const [entered, setEntered] = useState(false)
  const { list, settled } = useDestinations(words, open)
  const chosen = list[Math.min(at, list.length - 1)]

  const show = () => {
    setWords('')
    setAt(0)
    setEntered(false)
    setOpen(true)
    dialog.current?.showModal()
  }
  const go = (destination?: Destination) => {
    if (!destination) return
    dialog.current?.close()
    void navigate(destination.href)
  }

  // Whoever types fast means what they typed: Enter waits for its answer instead of taking an earlier one.
  useEffect(() => {
    if (!entered || !settled) return
    setEntered(false)
    go(chosen)
  })

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        if (!dialog.current?.open) show()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move && list.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, list.length - 1) + move + list.length) % list.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      setEntered(true)
    }
  }

  return (
    <>
      <button
        type="button"
        className="busca"
        onClick={show}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
      >
        <IconSearch aria-hidden="true" />
        <span className="cortar">{t.buscarDestino}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="paleta"
        aria-label={t.buscar}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
        onKeyDown={onKeyDown}
      >
        {open && (
          <div>
            <label className="entrada">
              <IconSearch aria-hidden="true" />
              <input
                autoFocus
                role="combobox"
                aria-label={t.buscarDestino}
                aria-expanded={list.length > 0}
                aria-controls={`${id}-lista`}
                aria-activedescendant={chosen ? `${id}-${list.indexOf(chosen)}` : undefined}
                aria-autocomplete="list"
                placeholder={t.buscarDestino}
                value={words}
                onChange={(event) => {
                  setWords(event.target.value)
                  setAt(0)
                  setEntered(false)
                }}
              />
            </label>
            <p className="so-leitor" role="status">
              {list.length > 0 ? t.resultados(list.length) : t.nenhumDestino}
            </p>
            <div role="listbox" id={`${id}-lista`} aria-label={t.buscar}>
              {list.map((destination, i) => {
                const Icon = destination.icon ?? IconArrowRight
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
                  <div
                    key={destination.href}
                    id={`${id}-${i}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={destination === chosen}
                    className="opcao"
                    onClick={() => go(destination)}
                  >
                    <Icon aria-hidden="true" />
                    <span className="cortar">{destination.label}</span>
                    {'hint' in destination && <small>{destination.hint}</small>}
                  </div>
                )
              })}
            </div>
            {list.length === 0 && <p className="nada">{t.nenhumDestino}</p>}
          </div>
        )}
      </dialog>
    </>
  )
}
