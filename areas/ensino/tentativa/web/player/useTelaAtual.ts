/** Which screen is open, what stands in it, and whether it may be answered. */
import { useState } from 'react'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import { readRascunhos, writeRascunho } from './rascunho.ts'
import { isLida, mayRetry, type Respostas, type Roteiro, triesOf } from './roteiro.ts'

interface Options {
  roteiro: Roteiro
  respostas: Respostas
  inicio: number
  /** Names what is kept of unsent answers. */
  chave: string
  /** Screens answered elsewhere since this device last knew. */
  alhures?: readonly number[] | undefined
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export function useTelaAtual({ roteiro, respostas, inicio, chave, alhures }: Options) {
  const [place, setPlace] = useState(inicio)
  const [again, setAgain] = useState(false)
  const [drafts, setDrafts] = useState(() => readRascunhos(chave))
  const tela = roteiro.telas[place]
  const respondida = tela && respostas.get(tela.id)
  // Another device may have spent the try.
  const retrying = again && tela !== undefined && mayRetry(tela, respondida)
  const editing = tela !== undefined && (!respondida || retrying || !Number.isFinite(triesOf(tela)))
  const draft = tela && (editing ? (drafts[tela.id] ?? respondida?.resposta) : respondida?.resposta)
  const typed = tela && drafts[tela.id]
  const left = tela && respondida && alhures?.includes(tela.id) && !same(typed, respondida.resposta)
  return {
    place,
    /** What was done here on a screen that was then answered elsewhere, and was not sent. */
    daqui: left ? typed : undefined,
    tela,
    respondida,
    draft,
    /** The screen takes an answer. */
    editing,
    /** Answered, and being answered once more. */
    retrying,
    /** There is an answer to send, or there must be one. */
    pending:
      tela !== undefined && !isLida(tela) && editing && (!respondida || !same(draft, respondida.resposta)),
    go: (next: number) => {
      setAgain(false)
      setPlace(next)
    },
    retry: () => setAgain(true),
    write: (resposta: Resposta) => {
      if (!tela) return
      setDrafts((all) => ({ ...all, [tela.id]: resposta }))
      writeRascunho(chave, tela.id, resposta)
    },
    /** The answer is on its way: what is chosen from now on is another try. */
    sent: () => setAgain(false),
    /** The answer is kept: the draft has done its work. */
    settled: () => {
      if (!tela) return
      setDrafts(({ [tela.id]: _, ...others }) => others)
      writeRascunho(chave, tela.id, undefined)
    },
  }
}
