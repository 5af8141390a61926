/** The lessons of a playlist on the screen: each change shows at once, is sent in turn, and read again once it is kept. */
import { useRef, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { playlistApi } from '../contract.ts'
import type { Projeto } from '../shapes.ts'
import { playlistWebTexts } from './texts.ts'

interface Change {
  projetos_adicionados?: number[]
  projetos_removidos?: number[]
  ordem?: number[]
}

export function useAulas(id: number, kept: readonly Projeto[]) {
  const t = useTexts(playlistWebTexts)
  const language = useLanguage()
  const [local, setLocal] = useState<readonly Projeto[] | null>(null)
  const waiting = useRef(0)
  const queue = useRef(Promise.resolve())
  const edit = useSend(playlistApi.edit)
  const projetos = local ?? kept

  const send = (change: Change, done?: () => void) => {
    waiting.current++
    queue.current = queue.current
      .then(() => edit.mutateAsync({ body: { id, ...change } }))
      .then(
        () => done?.(),
        (problem: unknown) => notify.error(errorSentence(problem, language)),
      )
      .then(() => {
        waiting.current--
        // What the server keeps is shown again once nothing of ours is on its way.
        if (waiting.current === 0) setLocal(null)
      })
  }

  const order = (next: readonly Projeto[]) => {
    setLocal(next)
    send({ ordem: next.map((projeto) => projeto.id) })
  }
  return {
    projetos,
    busy: local !== null || edit.isPending,
    order,
    add: ({ id: aula, titulo }: { id: number; titulo: string }) =>
      send({ projetos_adicionados: [aula] }, () => notify.success(t.entrou(titulo))),
    remove: (projeto: Projeto) => {
      const before = projetos
      setLocal(projetos.filter((one) => one.id !== projeto.id))
      const undo = () => send({ projetos_adicionados: [projeto.id], ordem: before.map((one) => one.id) })
      send({ projetos_removidos: [projeto.id] }, () => notify.success(t.saiu(projeto.titulo), { run: undo }))
    },
  }
}
