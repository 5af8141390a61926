/** Files that go into a text: sent one after the other, each put where it was dropped, however the text changed meanwhile. */
import type { ResolvedPos } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { acceptOf } from '../../../../../core/contract/files.ts'
import { FieldError } from '../../../../../core/web/ui/Field.tsx'
import { extensionsFor } from '../../../midia/rules.ts'
import { Andamento, useEnvio } from '../../../midia/web/public.tsx'
import { TIPOS_FIGURA } from '../../rules-tela.ts'
import type { FiguraAttrs } from './midia-node.tsx'

interface Place {
  editor: Editor
  at: number
  stop: () => void
}

/** A place of the text, followed through its changes. */
function follow(editor: Editor, at: number): Place {
  const place: Place = { editor, at, stop: () => editor.off('transaction', move) }
  function move({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) {
    place.at = transaction.mapping.map(place.at)
  }
  editor.on('transaction', move)
  return place
}

const CELLS: ReadonlySet<string> = new Set(['tableCell', 'tableHeader'])

/** How deep the blocks lie among which a figure stands here: those of the text, or of the cell that the place is in. */
function depthOf(place: ResolvedPos): number {
  for (let at = place.depth; at > 0; at--) if (CELLS.has(place.node(at).type.name)) return at + 1
  return 1
}

/** After the paragraph or list that the place is in, within its cell in a table; what comes next stands after it. */
export function insert(going: Pick<Place, 'editor' | 'at'>, attrs: FiguraAttrs): void {
  const { editor, at } = going
  if (editor.isDestroyed) return
  const place = editor.state.doc.resolve(Math.min(at, editor.state.doc.content.size))
  const depth = depthOf(place)
  const after = place.depth < depth ? place.pos : place.after(depth)
  // The cursor stays where the person writes: on the figure, the next paste would take its place.
  editor.commands.insertContentAt(after, { type: 'midia', attrs }, { updateSelection: false })
  going.at = after + 1
}

export function useFiguras(): {
  choose: (editor: Editor) => void
  put: (editor: Editor, files: readonly File[], at: number) => void
  /** What is on its way, what was refused. */
  shown: ReactNode
} {
  const input = useRef<HTMLInputElement>(null)
  const asking = useRef<Editor>(null)
  const [waiting, setWaiting] = useState<{ file: File; place: Place }[]>([])
  const going = useRef<Place>(null)
  const envio = useEnvio(TIPOS_FIGURA, ({ id, tipo }) => {
    if (going.current)
      insert(going.current, {
        midia: id,
        tipo: tipo as FiguraAttrs['tipo'],
        alt: '',
        decorativa: false,
        transcricao: '',
        legendas: null,
        libras: false,
      })
  })
  const put = (editor: Editor, files: readonly File[], at: number) => {
    const place = follow(editor, at)
    setWaiting((before) => [...before, ...files.map((file) => ({ file, place }))])
  }
  const { passo, send } = envio
  /** A picture is made small before it leaves. */
  const [preparing, setPreparing] = useState(false)
  useEffect(() => {
    const [next, ...others] = waiting
    if (passo !== 'parado' || preparing || !next) return
    if (going.current !== next.place) going.current?.stop()
    going.current = next.place
    setWaiting(others)
    setPreparing(true)
    void send(next.file).finally(() => setPreparing(false))
  }, [waiting, passo, preparing, send])
  return {
    choose: (editor) => {
      asking.current = editor
      input.current?.click()
    },
    put,
    shown: (
      <>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          data-figura=""
          accept={acceptOf(extensionsFor(TIPOS_FIGURA))}
          onChange={({ target }) => {
            const editor = asking.current
            if (editor) put(editor, [...(target.files ?? [])], editor.state.selection.to)
            target.value = ''
          }}
        />
        {passo !== 'parado' && <Andamento envio={envio} />}
        {envio.erro && <FieldError>{envio.erro}</FieldError>}
      </>
    ),
  }
}
