/** A formula inside the text: kept as `span[data-math]`, drawn by KaTeX, which loads when the first one appears. */
import { mergeAttributes, Node } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    formula: {
      /** Puts a formula at the cursor, or in the place of the one that is selected. */
      setFormula: (source: string) => ReturnType
    }
  }
}

const draw = (box: HTMLElement, source: string): void => {
  box.textContent = source
  void Promise.all([import('katex'), import('katex/dist/katex.min.css')]).then(([{ default: katex }]) =>
    katex.render(source, box, { throwOnError: false, trust: false, strict: 'ignore', maxExpand: 200 }),
  )
}

export const FormulaNode = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return {
      source: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-math') ?? '',
        renderHTML: ({ source }: { source?: string }) => ({ 'data-math': source }),
      },
    }
  },

  parseHTML: () => [{ tag: 'span[data-math]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],

  addCommands() {
    return {
      setFormula:
        (source) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { source } }),
    }
  },

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span')
      dom.className = 'formula'
      draw(dom, String(node.attrs.source))
      return {
        dom,
        update(next) {
          if (next.type !== node.type) return false
          if (next.attrs.source !== node.attrs.source) draw(dom, String(next.attrs.source))
          return next.attrs.source === node.attrs.source
        },
      }
    }
  },
})
