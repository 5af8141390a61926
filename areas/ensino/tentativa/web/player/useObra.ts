/** What was made on the open screens of a lesson: kept on the device as it is made, handed in with the answer. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isAberta } from '../../../aula/shapes-tipos.ts'
import { dropObra, dropRascunho, type Guardada, readObra, writeObra } from '../offline/obras.ts'
import { isFeita, type Obra } from '../telas/obra.ts'
import type { TelaAberta } from './roteiro.ts'

interface Lugar {
  obra: Obra | null
  /** Handed in, or answered with and on its way: it may still be looked at and heard. */
  entregue: boolean
  /** Why the server did not take it, when it came back by itself. */
  recusa?: string | undefined
}

const NADA: Lugar = { obra: null, entregue: false }

/** `chave` names the attempt and whose it is. */
export function useObra(chave: string, tela: TelaAberta | undefined) {
  const [lugares, setLugares] = useState<ReadonlyMap<number, Lugar>>(new Map())
  const [semEspaco, setSemEspaco] = useState(false)
  /** Screen → what is being made there, the last of it. */
  const fazendo = useRef(new Map<number, Promise<Obra>>())
  const put = useCallback((id: number, lugar: Lugar) => setLugares((all) => new Map(all).set(id, lugar)), [])
  const id = tela && isAberta(tela.tipo) && tela.tipo !== 'dissertativa' ? tela.id : null
  const known = id !== null && lugares.has(id)
  useEffect(() => {
    if (id === null || known) return
    let gone = false
    const found = (kept: Guardada | null) =>
      !gone &&
      !fazendo.current.has(id) &&
      put(id, kept ? { obra: kept.obra, entregue: kept.vai, recusa: kept.recusa } : NADA)
    // Where nothing can be kept, nothing was.
    readObra(chave, id).then(found, () => found(null))
    return () => {
      gone = true
    }
  }, [id, known, chave, put])

  const mudar = useCallback(
    (feita: Obra | Promise<Obra>) => {
      if (id === null) return
      const making = Promise.resolve(feita)
      fazendo.current.set(id, making)
      const keep = async () => {
        const obra = await making
        if (fazendo.current.get(id) !== making) return
        put(id, { ...NADA, obra })
        await (isFeita(obra) ? writeObra(chave, id, obra) : dropRascunho(chave, id))
        setSemEspaco(false)
      }
      keep().catch(() => setSemEspaco(true))
    },
    [id, chave, put],
  )
  const guardar = useCallback(
    (obra: Obra) => {
      if (id !== null) writeObra(chave, id, obra).catch(() => setSemEspaco(true))
    },
    [id, chave],
  )

  const { obra, entregue, recusa } = (id !== null && lugares.get(id)) || NADA
  const pronta = !entregue && isFeita(obra)
  /** What is to be handed in; null: nothing new is there. */
  const take = useCallback(async (): Promise<Obra | null> => {
    const making = id === null ? undefined : fazendo.current.get(id)
    const last = making ? await making : obra
    return !entregue && isFeita(last) ? last : null
  }, [id, obra, entregue])
  /** `vai`: kept here, and on its way as it is. */
  const handed = useCallback(
    (given: Obra, vai = false) => {
      if (id === null) return
      fazendo.current.delete(id)
      put(id, { obra: given, entregue: true })
      // What can't be deleted now goes after its days.
      if (!vai) void dropObra(chave, id).catch(() => {})
    },
    [id, chave, put],
  )
  const mesa = useMemo(() => ({ obra, lida: known, mudar, guardar }), [obra, known, mudar, guardar])
  return { mesa, pronta, semEspaco, recusa, take, handed }
}
