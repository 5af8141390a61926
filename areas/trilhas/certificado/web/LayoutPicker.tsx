/** Choosing the sheet that a path's certificates are printed on, and sending one. */
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ReactNode, useId, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { certificadoApi } from '../contract.ts'
import type { Layout } from '../shapes.ts'
import './certificado.css'
import { LayoutForm } from './LayoutForm.tsx'
import { certificadoWebTexts } from './texts.ts'

/** The product's own sheet, small. */
function OwnSheet() {
  return (
    <svg className="folha papel caixa toda" viewBox="0 0 297 210" aria-hidden="true">
      <path fill="var(--marca-0)" d="M190 0H297V84L254 88L216 44Z" />
      <path fill="var(--marca-9)" d="M0 0H74L62 54L78 122L64 210H0Z" />
      <path fill="var(--marca-7)" d="M4 178L34 70L70 150L64 178Z" />
      <path fill="var(--marca-3)" d="M18 148L35 96L56 140Z" />
      <path stroke="var(--marca-8)" strokeWidth="9" d="M92 62H180" />
      <path stroke="var(--marca-4)" strokeWidth="5" d="M92 96H220M92 118H200" />
    </svg>
  )
}

interface SheetProps {
  name: string
  layout: Layout | null
  chosen: boolean
  onChoose: () => void
  onArchive?: (() => void) | undefined
}

function Sheet({ name, layout, chosen, onChoose, onArchive }: SheetProps) {
  const t = useTexts(certificadoWebTexts)
  const nome = layout?.nome ?? t.folhaPadrao
  return (
    <div className="folha-c pilha v-3 rel">
      <label className="caixa larga pilha v-3 p-3 mao">
        {layout ? <img className="caixa papel" src={layout.miniatura} alt="" loading="lazy" /> : <OwnSheet />}
        <span className="marcar">
          <input type="radio" name={name} checked={chosen} onChange={onChoose} />
          <span>{nome}</span>
        </span>
      </label>
      {onArchive && (
        <Button look="link" size="small" icon={IconTrash} aria-label={t.tirarDe(nome)} onClick={onArchive}>
          {t.tirarFolha}
        </Button>
      )}
    </div>
  )
}

/** Takes sheets off the list, with a way back. */
function useArchive(onGone: (id: number) => void) {
  const t = useTexts(certificadoWebTexts)
  const language = useLanguage()
  const restore = useSend(certificadoApi.restoreLayout)
  const { mutate } = useSend(certificadoApi.archiveLayout)
  return (id: number) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          onGone(id)
          notify.success(t.tirada, {
            run: () =>
              restore.mutate(
                { params: { id } },
                { onError: (error) => notify.error(errorSentence(error, language)) },
              ),
          })
        },
        onError: (error) => notify.error(errorSentence(error, language)),
      },
    )
}

function Amostra({ layout, trilha }: { layout: number | null; trilha: string | undefined }) {
  const t = useTexts(certificadoWebTexts)
  const language = useLanguage()
  const { mutate, isPending } = useSend(certificadoApi.sample, {
    onSuccess: ({ arquivo, tipo, conteudo }) => saveFile(arquivo, tipo, conteudo),
  })
  return (
    <Button
      icon={IconFileCertificate}
      busy={isPending}
      onClick={() =>
        mutate(
          { body: { ...(layout !== null && { layout }), ...(trilha && { trilha }) } },
          { onError: (error) => notify.error(errorSentence(error, language)) },
        )
      }
    >
      {t.verAmostra}
    </Button>
  )
}

interface Props {
  /** The sheet chosen; null: the product's own. */
  value: number | null
  onChange: (layout: number | null) => void
  /** The name of the path, for the sample. */
  trilha?: string
  /** Said of it where it stands, below what it is. */
  children?: ReactNode
}

/** A radio group of sheets with their pictures, a sample on paper, and the way to send another. */
export function LayoutPicker({ value, onChange, trilha, children }: Props) {
  const t = useTexts(certificadoWebTexts)
  const name = useId()
  const [sending, setSending] = useState(false)
  const { data, error, refetch } = useCall(certificadoApi.layouts)
  const archive = useArchive((id) => value === id && onChange(null))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={2} rowHeight={8} />
  return (
    <div className="pilha">
      <fieldset className="campo folhas">
        <legend className="rotulo">{t.layout}</legend>
        <p className="ajuda mt-z mi-z mb-3">
          {t.layoutTexto} {children}
        </p>
        <div className="grade c-11 v-5">
          <Sheet name={name} layout={null} chosen={value === null} onChoose={() => onChange(null)} />
          {data.layouts.map((layout) => (
            <Sheet
              key={layout.id}
              name={name}
              layout={layout}
              chosen={value === layout.id}
              onChoose={() => onChange(layout.id)}
              onArchive={layout.permissaoEditar ? () => archive(layout.id) : undefined}
            />
          ))}
        </div>
      </fieldset>
      <div className="linha quebra">
        <Button icon={IconUpload} onClick={() => setSending(true)}>
          {t.enviarFolha}
        </Button>
        <Amostra layout={value} trilha={trilha} />
      </div>
      <Dialog open={sending} onClose={() => setSending(false)} title={t.novaFolha}>
        {sending && (
          <LayoutForm
            onCancel={() => setSending(false)}
            onSent={(id) => {
              setSending(false)
              onChange(id)
            }}
          />
        )}
      </Dialog>
    </div>
  )
}
