/** The editor of rich text: what the server keeps, nothing else; Ctrl Enter sends. */
import { type AnyExtension, type Editor, Extension, type JSONContent } from '@tiptap/core'
import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useMemo, useRef } from 'react'
import { cleanBody } from '../trusted.ts'
import './editor.css'
import { FormulaNode } from './formula-node.ts'
import { filesIn, type Lost, lostIn } from './paste.ts'

interface Options {
  /** HTML to start with; later values are not read. */
  content: string
  /** Names the field. */
  label: string
  /** Ids of elements that say more, such as an error. */
  describedBy?: string
  invalid?: boolean
  id?: string
  autofocus?: boolean
  onChange: (html: string) => void
  /** Nodes and marks besides those that every text has; read once. */
  extras?: readonly AnyExtension[]
  /** Files that are pasted or dropped; `at`: the place in the text. Absent, they are the browser's. */
  onFiles?: (files: File[], at: number) => void
  /** What a paste leaves behind; nothing when all came. */
  onLost?: (lost: Lost) => void
  /** Ctrl Enter, or ⌘ Enter. */
  onSubmit?: () => void
}

const KIT = StarterKit.configure({
  heading: false,
  horizontalRule: false,
  codeBlock: false,
  link: {
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && /^(?:https?|mailto):/i.test(url),
  },
})

/** What the editor keeps of a piece of HTML. Handed text, it would parse it by itself. */
export const contentOf = ({ schema }: Editor, html: string): JSONContent =>
  SchemaParser.fromSchema(schema).parse(cleanBody(html)).toJSON()

export function useRichEditor(options: Options): Editor | null {
  const { content, label, describedBy, invalid, id, autofocus } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rico',
        ...(id && { id }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      handlePaste: (view: EditorView, { clipboardData }: ClipboardEvent) => {
        const { onFiles, onLost } = latest.current
        const files = filesIn(clipboardData)
        if (files.length > 0 && onFiles) {
          onFiles(files, view.state.selection.to)
          return true
        }
        onLost?.(lostIn(clipboardData?.getData('text/html') ?? '', 'table' in view.state.schema.nodes))
        return false
      },
      handleDrop: (view: EditorView, event: DragEvent, _: unknown, moved: boolean) => {
        const { onFiles } = latest.current
        const files = moved ? [] : filesIn(event.dataTransfer)
        if (files.length === 0 || !onFiles) return false
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        onFiles(files, place?.pos ?? view.state.selection.to)
        event.preventDefault()
        return true
      },
    }),
    [label, id, invalid, describedBy],
  )
  const editor = useEditor({
    extensions: [
      KIT,
      FormulaNode,
      ...(options.extras ?? []),
      Extension.create({
        name: 'send',
        addKeyboardShortcuts: () => ({
          'Mod-Enter': () => {
            latest.current.onSubmit?.()
            return latest.current.onSubmit !== undefined
          },
        }),
      }),
    ],
    onBeforeCreate: ({ editor: made }) => {
      made.options.content = contentOf(made, content)
    },
    injectCSS: false,
    autofocus: autofocus ? 'end' : false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.getHTML()),
  })
  return editor
}
