/** Tables in rich text: plain rows and cells, the first row as heading. Kept as `table`, `tr`, `th`, `td`. */
import { type Editor, mergeAttributes, Node } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'
import { table } from '../../../../../core/contract/table.ts'

/** What ProseMirror's commands know the nodes by. */
const ROLES: Readonly<Record<string, string>> = table({
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const step = (to: 1 | -1) => () => goToNextCell(to)(this.editor.state, this.editor.view.dispatch)
    return { Tab: step(1), 'Shift-Tab': step(-1) }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const cellOf = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    // Text, and pictures, sounds and films (midia-node.tsx).
    content: '(paragraph | midia)+',
    isolating: true,
    // Never written: cells that span others are not made here.
    addAttributes: () => ({
      colspan: { default: 1, rendered: false },
      rowspan: { default: 1, rendered: false },
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, tag === 'th' ? { scope: 'col' } : {}),
      0,
    ],
  })

export const TABLE = [Table, TableRow, cellOf('tableCell', 'td'), cellOf('tableHeader', 'th')]

const row = (type: string) => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
})

/** Three columns, a heading and two rows. */
export const insertTable = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] })
    .run()

const COMMANDS = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable } as const

export const changeTable = (editor: Editor, what: keyof typeof COMMANDS): void => {
  COMMANDS[what](editor.state, editor.view.dispatch)
  editor.commands.focus()
}
