/** Marks while they are given: typed text beside what is saved, sent by itself after a pause, published on demand. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notaText, parseNota } from '../../../../core/contract/nota.ts'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { keyOf, useCall, useSend } from '../../../../core/web/data.ts'
import type { SaveState } from '../../../../core/web/ui/SaveStatus.tsx'
import { forumApi } from '../contract.ts'
import type { NotaForum } from '../shapes.ts'

/** Milliseconds without a key. */
const PAUSE = 800

interface Edit {
  texto: string
  mensagem: string
  /** The writing that it stands on. */
  revisao: number
}

export interface NotaRow extends NotaForum {
  /** What stands in the field. */
  texto: string
  /** What stands in the feedback. */
  devolutiva: string
  invalid: boolean
  /** Somebody else gave another one meanwhile, or it is gone: theirs, while what is typed here was not sent. */
  outra: { nota: number | null; autor: string | null } | null
}

export interface NotasState {
  rows: readonly NotaRow[]
  loaded: boolean
  failed: boolean
  error: unknown
  reload: () => void
  write: (aluno: number, edit: Partial<Omit<Edit, 'revisao'>>) => void
  /** Ends a conflict: what is typed here goes over the other, knowingly, or gives way to it. */
  resolve: (aluno: number, mine: boolean) => void
  save: { state: SaveState; changes: number; retry: () => void }
  /** Marks that pupils do not see yet. */
  drafts: number
  publish: () => Promise<number>
}

export function useNotas(turma: number, topico: number): NotasState {
  const params = { gru_id: turma, tpc_id: topico }
  const client = useQueryClient()
  const list = useCall(forumApi.listNotas, { params })
  const { refetch } = list
  const [edits, setEdits] = useState<ReadonlyMap<number, Edit>>(new Map())
  const [savedOnce, setSavedOnce] = useState(false)
  const { mutateAsync, isPending, isError, reset } = useSend(forumApi.saveNotas, { reread: 'later' })
  const publishing = useSend(forumApi.publishNotas)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<boolean> | null>(null)

  const rows = useMemo<NotaRow[]>(
    () =>
      (list.data?.notas ?? []).map((nota) => {
        const edit = edits.get(nota.aluno.id)
        const texto = edit?.texto ?? notaText(nota.nota)
        return {
          ...nota,
          texto,
          devolutiva: edit?.mensagem ?? nota.mensagem,
          invalid: parseNota(texto) === undefined,
          revisao: edit?.revisao ?? nota.revisao,
          outra: edit && edit.revisao !== nota.revisao ? { nota: nota.nota, autor: nota.autor } : null,
        }
      }),
    [list.data, edits],
  )
  const changed = rows.filter(
    (row) =>
      edits.has(row.aluno.id) &&
      !row.invalid &&
      !row.outra &&
      (parseNota(row.texto) !== row.nota || row.devolutiva !== row.mensagem),
  )
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  })

  const sendNow = useCallback(
    async (sent: readonly NotaRow[]): Promise<boolean> => {
      const path = { gru_id: turma, tpc_id: topico }
      try {
        const { notas } = await mutateAsync({
          params: path,
          body: {
            notas: sent.map((row) => ({
              aluno_id: row.aluno.id,
              revisao: row.revisao,
              nota: parseNota(row.texto) ?? null,
              mensagem: row.devolutiva,
            })),
          },
        })
        setSavedOnce(true)
        const byAluno = new Map(notas.map((nota) => [nota.aluno.id, nota]))
        client.setQueryData<{ notas: NotaForum[] }>(
          keyOf(forumApi.listNotas, { params: path }),
          (old) => old && { ...old, notas: old.notas.map((nota) => byAluno.get(nota.aluno.id) ?? nota) },
        )
        // Words typed while this travelled stay as edits.
        setEdits((now) => {
          const rest = new Map(now)
          for (const row of sent) {
            const edit = rest.get(row.aluno.id)
            if (edit?.texto === row.texto && edit.mensagem === row.devolutiva) rest.delete(row.aluno.id)
            else if (edit)
              rest.set(row.aluno.id, { ...edit, revisao: byAluno.get(row.aluno.id)?.revisao ?? edit.revisao })
          }
          return rest
        })
        return true
      } catch (problem) {
        // Somebody else was first: what they gave is shown beside what is typed here, and the others go on.
        if (problem instanceof ApiError && problem.codigo === 'nota_mudou') {
          await refetch()
          reset()
        }
        return false
      }
    },
    [mutateAsync, client, turma, topico, refetch, reset],
  )

  /** Sends what is typed, after what is on its way. False when it could not be saved. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (sending.current && !(await sending.current)) return false
    const sent = latest.current
    if (sent.length === 0) return true
    sending.current = sendNow(sent)
    try {
      return await sending.current
    } finally {
      sending.current = null
    }
  }, [sendNow])

  // What is typed is sent after a pause; what was typed meanwhile, after the answer.
  useEffect(() => {
    if (edits.size === 0 || isPending || isError) return
    timer.current = setTimeout(() => void flush(), PAUSE)
    return () => clearTimeout(timer.current)
  }, [edits, isPending, isError, flush])

  useEffect(() => () => void flush(), [flush])

  const state: SaveState = isPending
    ? 'saving'
    : isError && changed.length > 0
      ? 'failed'
      : changed.length > 0
        ? 'pending'
        : savedOnce
          ? 'saved'
          : 'idle'

  return {
    rows,
    loaded: list.data !== undefined,
    failed: list.isError && !list.data,
    error: list.error,
    reload: () => void list.refetch(),
    write: (aluno, edit) => {
      if (isError) reset()
      setEdits((now) => {
        const row = rows.find((one) => one.aluno.id === aluno)
        if (!row) return now
        const before = now.get(aluno) ?? { texto: row.texto, mensagem: row.devolutiva, revisao: row.revisao }
        return new Map(now).set(aluno, { ...before, ...edit })
      })
    },
    resolve: (aluno, mine) =>
      setEdits((now) => {
        const rest = new Map(now)
        const edit = now.get(aluno)
        const there = list.data?.notas.find((nota) => nota.aluno.id === aluno)
        if (mine && edit && there) rest.set(aluno, { ...edit, revisao: there.revisao })
        else rest.delete(aluno)
        return rest
      }),
    save: {
      state,
      changes: changed.length,
      retry: () => {
        reset()
        void flush()
      },
    },
    drafts: rows.filter(
      (row) => row.texto.trim() !== '' && !row.invalid && (row.rascunho || changed.includes(row)),
    ).length,
    publish: async () => {
      if (!(await flush())) throw new Error('The marks could not be saved.')
      const { publicadas } = await publishing.mutateAsync({ params, body: {} })
      return publicadas
    },
  }
}
