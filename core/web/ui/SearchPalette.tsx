/** Ctrl K: go anywhere by a few letters. A combobox over the navigation and what the application finds, kind by kind. */
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

type State = 'ready' | 'searching' | 'failed'

/** What may be gone to; `ready` once it answers the words as they stand, not those of a moment ago. */
function useDestinations(words: string, open: boolean) {
  const { navigation, actions } = useFrame()
  const t = useTexts(innerTexts)
  const [found, setFound] = useState<{ words: string; list: readonly Destination[]; failed: boolean }>()
  const [turn, setTurn] = useState(0)
  const find = actions.findDestinations
  const asks = open && find !== undefined && words.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    if (!asks) return
    const control = new AbortController()
    const end = (list: readonly Destination[], failed: boolean) =>
      control.signal.aborted || setFound({ words, list, failed })
    const timer = setTimeout(() => {
      find(words, control.signal).then(
        (list) => end(list, false),
        () => end(NONE, true),
      )
    }, 200)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [words, asks, find, turn])
  const wanted = fold(words)
  const pages = navigation
    .filter((item) => fold(item.label).includes(wanted))
    .map((item): Destination => ({ href: item.href, label: item.label, icon: item.icon, group: t.paginas }))
  const answered = found?.words === words
  // What was found a moment ago stays until the answer comes: the list does not jump with each letter.
  const list = [...pages, ...(asks && found && !found.failed ? found.list : NONE)]
  const state: State = !asks || (answered && !found.failed) ? 'ready' : answered ? 'failed' : 'searching'
  const again = () => {
    setFound(undefined)
    setTurn((before) => before + 1)
  }
  return { list, state, again }
}

/** The results under their headings, in their order. */
function groupsOf(list: readonly Destination[]): { group: string; from: number; items: Destination[] }[] {
  const groups: { group: string; from: number; items: Destination[] }[] = []
  for (const [at, item] of list.entries()) {
    const last = groups.at(-1)
    if (last && last.group === (item.group ?? '')) last.items.push(item)
    else groups.push({ group: item.group ?? '', from: at, items: [item] })
  }
  return groups
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
  const { list, state, again } = useDestinations(words, open)
  const chosen = list[Math.min(at, list.length - 1)]

  // The one that the arrows reach stays in sight.
  useEffect(() => {
    if (open && list.length > 0)
      document
        .getElementById(`${id}-${Math.min(at, list.length - 1)}`)
        ?.scrollIntoView?.({ block: 'nearest' })
  }, [at, open, list.length, id])

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
    if (!entered || state === 'searching') return
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
        className="busca linha cresce w-30 v-5 at-25 pb-z pi-4 fio-t raio-3 sobre-folha fina t-s ta-i cel-nu cel-q-25 cel-rijo cel-p-z cel-ao-meio cel-cor-tinta"
        aria-label={t.buscarDestino}
        onClick={show}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
      >
        <IconSearch aria-hidden="true" />
        <span className="cortar">{t.buscarDestino}</span>
        <kbd className="vao t-xs pb-z pi-2 fio-t raio-1 junto">Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="paleta cor-tinta sobre-folha fio-t raio-4 sombra-3 p-z lg-36"
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
                maxLength={120}
                value={words}
                onChange={(event) => {
                  setWords(event.target.value)
                  setAt(0)
                  setEntered(false)
                }}
              />
            </label>
            <p className="so-leitor" role="status">
              {state === 'searching'
                ? t.procurando
                : list.length > 0
                  ? t.resultados(list.length)
                  : t.nenhumDestino}
            </p>
            <div role="listbox" id={`${id}-lista`} aria-label={t.buscar} aria-busy={state === 'searching'}>
              {groupsOf(list).map(({ group, from, items }) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
                <div role="group" key={`${group}-${from}`} aria-labelledby={`${id}-g${from}`}>
                  <p className="t-xs fraca forte pt-3 pi-3 pp-1" id={`${id}-g${from}`}>
                    {group}
                  </p>
                  {items.map((destination, i) => {
                    const Icon = destination.icon ?? IconArrowRight
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
                      <div
                        key={`${destination.href}-${destination.label}`}
                        id={`${id}-${from + i}`}
                        role="option"
                        tabIndex={-1}
                        aria-selected={destination === chosen}
                        className="opcao"
                        onClick={() => go(destination)}
                      >
                        <Icon aria-hidden="true" />
                        <span className="encolhe partir">{destination.label}</span>
                        {destination.hint && (
                          <small className="vao fraca t-xs ta-f">{destination.hint}</small>
                        )}
                      </div>
                    )
                  })}
                </div>
              ))}
            </div>
            {state === 'searching' && <p className="nada">{t.procurando}</p>}
            {state === 'ready' && list.length === 0 && (
              <p className="nada">
                {t.nenhumDestino}. {t.nenhumDestinoTexto}
              </p>
            )}
            {state === 'failed' && (
              <p className="nada" role="alert">
                {t.buscaFalhou}{' '}
                <button type="button" className="bt elo" onClick={again}>
                  {t.tentarDeNovo}
                </button>
              </p>
            )}
          </div>
        )}
      </dialog>
    </>
  )
}
