/** Writing in the grid of a crossword: where the pen stands, what a key does, what was typed. */
import { type InputEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno, PalavraCruzada } from '../../../aula/shapes-telas-aluno.ts'
import {
  type Casa,
  casasOf,
  type Direcao,
  direcaoAt,
  inOrder,
  isStep,
  keysOf,
  type Letras,
  letrasIn,
  letrasOf,
  put,
  respostaOf,
  step,
  turned,
  without,
} from './cruzada.ts'

interface Options {
  conteudo: ConteudoAluno<'cruzadinha'>
  resposta: Resposta<'cruzadinha'> | undefined
  onResposta: (resposta: Resposta<'cruzadinha'>) => void
}

export function useCruzada({ conteudo: { palavras }, resposta, onResposta }: Options) {
  const fields = useRef(new Map<string, HTMLInputElement>())
  const tapped = useRef<string | null>(null)
  const [pena, setPena] = useState<{ chave: string; direcao: Direcao } | null>(null)
  /** An accent that waits for its letter: the field shows it, or the keyboard would lose it. */
  const [waiting, setWaiting] = useState('')
  const casas = useMemo(() => casasOf(palavras), [palavras])
  const ordem = useMemo(() => inOrder(palavras), [palavras])
  const letras = letrasOf(palavras, resposta)
  const write = (next: Letras) => onResposta(respostaOf(palavras, next))

  const lugarOf = (casa: Casa) => casa.lugares[direcaoAt(casa, pena?.direcao ?? 'horizontal')]
  const here = pena ? casas.get(pena.chave) : undefined
  const atual = here && lugarOf(here)?.palavra

  const go = (chave: string, direcao: Direcao) => {
    setPena({ chave, direcao })
    fields.current.get(chave)?.focus()
  }
  const enter = (palavra: PalavraCruzada) => go(keysOf(palavra)[0] ?? '', palavra.direcao)
  const turn = (casa: Casa) =>
    setPena((at) => ({ chave: casa.chave, direcao: turned(casa, at?.direcao ?? 'horizontal') }))

  /** The word that comes after in the list of clues, or before; past its ends there is none. */
  const beside = (casa: Casa, by: 1 | -1) => {
    const palavra = lugarOf(casa)?.palavra
    return palavra && ordem[ordem.indexOf(palavra) + by]
  }
  /** Back to the letter before, which goes too. */
  const back = (casa: Casa) => {
    const lugar = lugarOf(casa)
    const before = lugar && keysOf(lugar.palavra)[lugar.i - 1]
    if (!lugar || before === undefined) return
    write(without(letras, before))
    go(before, lugar.palavra.direcao)
  }

  /** True where the key was for the grid. */
  const pressed = (casa: Casa, { key, shiftKey }: KeyboardEvent): boolean => {
    const lugar = lugarOf(casa)
    if (isStep(key)) {
      const to = step(casas, casa, key)
      if (to) go(to.casa.chave, to.direcao)
    } else if (key === 'Tab') {
      // Past the last word, and before the first, Tab leaves the grid as it leaves any field.
      const to = beside(casa, shiftKey ? -1 : 1)
      if (to) enter(to)
      return to !== undefined
    } else if (key === 'Enter') {
      const to = beside(casa, shiftKey ? -1 : 1) ?? ordem.at(shiftKey ? -1 : 0)
      if (to) enter(to)
    } else if (key === ' ') turn(casa)
    else if (key === 'Backspace' && !letras.has(casa.chave)) back(casa)
    else if (key === 'Backspace' || key === 'Delete') write(without(letras, casa.chave))
    else if (lugar && key === 'Home') enter(lugar.palavra)
    else if (lugar && key === 'End') go(keysOf(lugar.palavra).at(-1) ?? '', lugar.palavra.direcao)
    else return false
    return true
  }

  const typed = (casa: Casa, { currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    const letra = letras.get(casa.chave) ?? ''
    const lugar = lugarOf(casa)
    let text = letrasIn(currentTarget.value)
    // A phone's keyboard says its space only here.
    if (/\s/.test(currentTarget.value) && (text === '' || text === letra)) return turn(casa)
    if (text === '' && nativeEvent.isComposing) return setWaiting(currentTarget.value)
    setWaiting('')
    if (text === '') return write(without(letras, casa.chave))
    // Written beside the letter that stood there: the new one holds.
    if (letra && text.length === 2) text = text.replace(letra, '')
    if (!lugar) return
    const after = put(letras, lugar, text)
    write(after.letras)
    if (after.chave !== casa.chave) go(after.chave, lugar.palavra.direcao)
  }

  const fieldProps = (casa: Casa) => ({
    ref: (input: HTMLInputElement | null) => {
      if (input) fields.current.set(casa.chave, input)
    },
    value: (pena?.chave === casa.chave && waiting) || (letras.get(casa.chave) ?? ''),
    // One stop of Tab for the whole grid: where the pen stands.
    tabIndex: casa.chave === (pena?.chave ?? keysOf(ordem[0] as PalavraCruzada)[0]) ? 0 : -1,
    onFocus: ({ target }: { target: HTMLInputElement }) => {
      setPena((at) => ({ chave: casa.chave, direcao: direcaoAt(casa, at?.direcao ?? 'horizontal') }))
      target.select()
    },
    onBlur: () => setWaiting(''),
    onPointerDown: () => {
      tapped.current = fields.current.get(casa.chave) === document.activeElement ? casa.chave : null
    },
    onClick: () => {
      if (tapped.current === casa.chave) turn(casa)
      fields.current.get(casa.chave)?.select()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
      if (pressed(casa, event)) event.preventDefault()
    },
    // Not onChange: the letter that stands there already, written again, goes on too.
    onInput: (event: InputEvent<HTMLInputElement>) => typed(casa, event),
  })

  return { casas, ordem, pena, atual, lugarOf, enter, fieldProps }
}
