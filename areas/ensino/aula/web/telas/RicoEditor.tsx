/** Rich text with underlining, raised and lowered letters, headings and formulas; its bar floats over it. */

import IconColumn from '@tabler/icons-react/dist/esm/icons/IconColumnInsertRight.mjs'
import IconNoColumn from '@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs'
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs'
import IconNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconFigure from '@tabler/icons-react/dist/esm/icons/IconPhotoVideo.mjs'
import IconRow from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs'
import IconNoRow from '@tabler/icons-react/dist/esm/icons/IconRowRemove.mjs'
import IconSub from '@tabler/icons-react/dist/esm/icons/IconSubscript.mjs'
import IconSup from '@tabler/icons-react/dist/esm/icons/IconSuperscript.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconNoTable from '@tabler/icons-react/dist/esm/icons/IconTableOff.mjs'
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs'
import { Mark, mergeAttributes, Node } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { useRichField } from '../../../../../core/web/editor/RichField.tsx'
import { editorTexts } from '../../../../../core/web/editor/texts.ts'
import { useOpenWithin } from '../../../../../core/web/editor/useOpenWithin.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { MidiaNode } from './midia-node.tsx'
import type { RicoProps } from './Rico.tsx'
import { changeTable, insertTable, TABLE } from './table-nodes.ts'
import { useFiguras } from './useFiguras.tsx'

const markOf = (name: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'sub sup',
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, mergeAttributes(HTMLAttributes), 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** The title of a part of the text: the screen's own title stands above it. */
const Subtitulo = Node.create({
  name: 'subtitulo',
  content: 'inline*',
  group: 'block',
  defining: true,
  parseHTML: () => [{ tag: 'h3' }, { tag: 'h2' }, { tag: 'h1' }],
  renderHTML: ({ HTMLAttributes }) => ['h3', mergeAttributes(HTMLAttributes), 0],
})

/** What texts of lessons hold besides what every text does. */
export const EXTRAS = [markOf('sub', 'Mod-,'), markOf('sup', 'Mod-.'), Subtitulo, MidiaNode, ...TABLE]

function Tools({ editor, rich, onFigure }: { editor: Editor; rich: boolean; onFigure: () => void }) {
  const t = useTexts(editorTexts)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      underline: now.isActive('underline'),
      sub: now.isActive('sub'),
      sup: now.isActive('sup'),
      title: now.isActive('subtitulo'),
      numbers: now.isActive('orderedList'),
      table: now.isActive('table'),
    }),
  })
  const run = () => editor.chain().focus()
  return (
    <>
      <IconButton
        icon={IconUnderline}
        label={t.sublinhado}
        aria-pressed={active.underline}
        onClick={() => run().toggleUnderline().run()}
      />
      <IconButton
        icon={IconSub}
        label={t.subscrito}
        aria-pressed={active.sub}
        onClick={() => run().toggleMark('sub').run()}
      />
      <IconButton
        icon={IconSup}
        label={t.sobrescrito}
        aria-pressed={active.sup}
        onClick={() => run().toggleMark('sup').run()}
      />
      <IconButton icon={IconFigure} label={t.figura} onClick={onFigure} />
      {rich && (
        <>
          <IconButton
            icon={IconNumbers}
            label={t.listaNumerada}
            aria-pressed={active.numbers}
            onClick={() => run().toggleOrderedList().run()}
          />
          <IconButton
            icon={IconHeading}
            label={t.titulo}
            aria-pressed={active.title}
            onClick={() => run().toggleNode('subtitulo', 'paragraph').run()}
          />
          {!active.table && (
            <IconButton icon={IconTable} label={t.tabela} onClick={() => insertTable(editor)} />
          )}
        </>
      )}
      {active.table && (
        <>
          <IconButton icon={IconRow} label={t.novaLinha} onClick={() => changeTable(editor, 'addRowAfter')} />
          <IconButton
            icon={IconColumn}
            label={t.novaColuna}
            onClick={() => changeTable(editor, 'addColumnAfter')}
          />
          <IconButton
            icon={IconNoRow}
            label={t.tirarLinha}
            onClick={() => changeTable(editor, 'deleteRow')}
          />
          <IconButton
            icon={IconNoColumn}
            label={t.tirarColuna}
            onClick={() => changeTable(editor, 'deleteColumn')}
          />
          <IconButton
            icon={IconNoTable}
            label={t.tirarTabela}
            onClick={() => changeTable(editor, 'deleteTable')}
          />
        </>
      )}
    </>
  )
}

export function RicoEditor({ label, placeholder, html, onChange, rich = false }: RicoProps) {
  const t = useTexts(editorTexts)
  const figuras = useFiguras()
  const piece = useRef<HTMLDivElement>(null)
  const open = useOpenWithin(piece)
  const { toolbar, field } = useRichField({
    content: html,
    label,
    placeholder,
    extras: EXTRAS,
    tools: (editor) => <Tools editor={editor} rich={rich} onFigure={() => figuras.choose(editor)} />,
    insteadOfLost: t.figuraAjuda,
    onFiles: (files, at, editor) => figuras.put(editor, files, at),
    onChange,
  })
  return (
    <div className="ed-b pilha v-z rel" ref={piece}>
      <div className={cx('flut', !open && 'fechada')}>{toolbar}</div>
      {field}
      {figuras.shown}
    </div>
  )
}
