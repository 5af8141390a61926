/** A picture, sound or film between paragraphs, with what it shows said below it. Kept as `figure[data-midia]`. */
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { mergeAttributes, Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { TextArea, TextField } from '../../../../../core/web/ui/TextField.tsx'
import { midiaApi } from '../../../midia/contract.ts'
import { MidiaField, MidiaView } from '../../../midia/web/public.tsx'
import { MAX_TRANSCRICAO, type TipoFigura } from '../../rules-tela.ts'
import { formTexts } from './texts.ts'

export interface FiguraAttrs {
  midia: number
  tipo: TipoFigura
  alt: string
  decorativa: boolean
  /** What is said in a sound or a film; empty: not told yet. */
  transcricao: string
  /** The captions of a film; null: none. */
  legendas: number | null
  /** It says in Libras what the text says. */
  libras: boolean
}

/** Keys and pointers within the words of a figure are theirs, not the text's around it. */
const isWithinFields = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.ed-figura-campos') !== null

function Figura({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const t = useTexts(formTexts)
  const { midia: id, tipo, alt, decorativa, legendas, transcricao, libras } = node.attrs as FiguraAttrs
  const { data, refetch } = useCall(midiaApi.find, { params: { id } }, { enabled: tipo === 'imagem' })
  const silent = transcricao.trim() === ''
  const falta = tipo === 'audio' ? t.transcricaoFalta : legendas === null ? t.legendasFaltam : null
  return (
    <NodeViewWrapper className="ed-figura caixa pilha v-3 p-3 mt-4 mb-4" contentEditable={false}>
      {tipo === 'imagem' && (
        <div data-drag-handle="">
          {data ? (
            <MidiaView midia={data.midia} alt={alt} onVencida={() => void refetch()} />
          ) : (
            <span className="poco bloco v169" />
          )}
        </div>
      )}
      <div className="ed-figura-campos pilha v-3">
        {tipo !== 'imagem' && (
          <MidiaField
            label={libras ? t.libras : tipo === 'audio' ? t.audioDoTexto : t.videoDoTexto}
            tipos={[tipo]}
            value={id}
            onChange={(file) => (file === undefined ? deleteNode() : updateAttributes({ midia: file }))}
          />
        )}
        {!libras && (
          <div className={cx('pilha baixo v-3', tipo === 'imagem' && 'c-1a')}>
            <TextField
              label={tipo === 'imagem' ? t.descricaoDaImagem : t.descricaoDoSom}
              value={alt}
              maxLength={500}
              disabled={decorativa}
              onChange={({ target }) => updateAttributes({ alt: target.value })}
            />
            {/* A sound or a film has a button of its own, with the file above. */}
            {tipo === 'imagem' && (
              <IconButton small icon={IconTrash} label={t.removerFigura} onClick={deleteNode} />
            )}
          </div>
        )}
        {tipo === 'imagem' && (
          <Checkbox
            label={t.decorativa}
            checked={decorativa}
            onChange={({ target }) => updateAttributes({ decorativa: target.checked })}
          />
        )}
        {tipo !== 'imagem' && !libras && (
          <TextArea
            label={t.transcricao}
            help={silent ? falta : t.transcricaoAjuda}
            rows={3}
            maxLength={MAX_TRANSCRICAO}
            value={transcricao}
            onChange={({ target }) => updateAttributes({ transcricao: target.value })}
          />
        )}
        {tipo === 'video' && !libras && (
          <MidiaField
            label={t.legendas}
            optional
            tipos={['legenda']}
            value={legendas ?? undefined}
            onChange={(file) => updateAttributes({ legendas: file ?? null })}
          />
        )}
      </div>
    </NodeViewWrapper>
  )
}

const read = (name: string) => (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? ''

export const MidiaNode = Node.create({
  name: 'midia',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    midia: {
      default: 0,
      parseHTML: (element) => Number(read('midia')(element)),
      renderHTML: ({ midia }) => ({ 'data-midia': midia }),
    },
    tipo: {
      default: 'imagem',
      parseHTML: read('tipo'),
      renderHTML: ({ tipo }) => ({ 'data-tipo': tipo }),
    },
    alt: { default: '', parseHTML: read('alt'), renderHTML: ({ alt }) => ({ 'data-alt': alt }) },
    decorativa: {
      default: false,
      parseHTML: (element) => element.hasAttribute('data-decorativa'),
      renderHTML: ({ decorativa }) => (decorativa ? { 'data-decorativa': 'true' } : {}),
    },
    transcricao: {
      default: '',
      parseHTML: read('transcricao'),
      renderHTML: ({ transcricao }) => (transcricao ? { 'data-transcricao': transcricao } : {}),
    },
    libras: {
      default: false,
      parseHTML: (element) => element.hasAttribute('data-libras'),
      renderHTML: ({ libras }) => (libras ? { 'data-libras': 'true' } : {}),
    },
    legendas: {
      default: null,
      parseHTML: (element) => Number(read('legendas')(element)) || null,
      renderHTML: ({ legendas }) => (legendas ? { 'data-legendas': legendas } : {}),
    },
  }),

  parseHTML: () => [{ tag: 'figure[data-midia]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(Figura, { stopEvent: ({ event }) => isWithinFields(event) }),
})
