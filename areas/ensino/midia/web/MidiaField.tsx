/** A field that holds a file of a lesson: chosen, dropped or recorded, with progress, preview and replacement. */
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type DragEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { acceptOf, formatBytes, PLATFORM_LIMITS } from '../../../../core/contract/files.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { kitTexts } from '../../../../core/web/ui/texts.ts'
import { midiaApi } from '../contract.ts'
import { extensionsFor, maxBytesOf } from '../rules.ts'
import type { Midia, TipoMidia } from '../shapes.ts'
import { Andamento } from './Andamento.tsx'
import { MidiaView } from './MidiaView.tsx'
import { Recorder } from './Recorder.tsx'
import { midiaWebTexts } from './texts.ts'
import { useEnvio } from './useEnvio.ts'
import './midia.css'

interface Props {
  label: ReactNode
  help?: ReactNode
  error?: string | null
  optional?: boolean
  /** The kinds that the place takes. */
  tipos: readonly TipoMidia[]
  /** The id of the file that is there. */
  value: number | undefined
  /** With the file itself when there is one: no need to ask for it. */
  onChange: (id: number | undefined, midia?: Midia) => void
  disabled?: boolean
}

/** "JPG, PNG, WEBP": extensions as people write them. */
const inShort = (tipos: readonly TipoMidia[]): string =>
  [...new Set(extensionsFor(tipos).map((extensao) => extensao.slice(1).toUpperCase()))]
    .filter((name) => !['JPEG', 'OGA', 'WEBA', 'M4V', 'OPUS'].includes(name))
    .join(', ')

export function MidiaField({ label, help, error, optional, tipos, value, onChange, disabled }: Props) {
  const t = useTexts(midiaWebTexts)
  const kit = useTexts(kitTexts)
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [said, setSaid] = useState('')
  // A new list at each render is the same list.
  const key = tipos.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  const kinds = useMemo(() => tipos, [key])
  const envio = useEnvio(kinds, (midia) => {
    setSaid(t.pronto(midia.nome))
    onChange(midia.id, midia)
  })
  const found = useCall(midiaApi.find, { params: { id: value ?? 0 } }, { enabled: value !== undefined })
  const midia = value === undefined ? undefined : found.data?.midia

  const choose = () => input.current?.click()
  const take = (file: File | undefined) => {
    if (!file || disabled) return
    setSaid('')
    void envio.send(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const limit = formatBytes(Math.max(...tipos.map(maxBytesOf)), language)
  const hint = tipos.includes('video')
    ? t.limiteVideo(inShort(tipos), limit, PLATFORM_LIMITS.upload_video_max_time / 60)
    : t.limite(inShort(tipos), limit)
  const wrong = envio.erro ?? error ?? (found.isError && value !== undefined ? t.naoAchado : null)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the one for all
    <div
      className="campo mid-campo"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="rotulo" id={`${id}-rotulo`}>
        {label} {optional && <small>{kit.opcional}</small>}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend of its own */}
      <div role="group" aria-labelledby={`${id}-rotulo`} aria-describedby={`${id}-ajuda`}>
        {envio.passo !== 'parado' ? (
          <Andamento envio={envio} />
        ) : midia ? (
          <div className={cx('pilha v-4 p-5', over ? 'tracejada alvo' : 'caixa')}>
            <MidiaView midia={midia} alt="" compact onVencida={() => void found.refetch()} />
            <div className="linha quebra v-3">
              <span className="cresce-10 partir">
                {midia.nome} <small className="num fraca">{formatBytes(midia.bytes, language)}</small>
              </span>
              <Button look="soft" size="small" icon={IconReplace} disabled={disabled} onClick={choose}>
                {t.trocar}
              </Button>
              <Button
                look="plain"
                size="small"
                icon={IconTrash}
                disabled={disabled}
                onClick={() => onChange(undefined)}
              >
                {t.remover}
              </Button>
            </div>
          </div>
        ) : (
          <div className={cx('tracejada pilha v-4 p-5 flexo quebra a-meio', over && 'alvo')}>
            <Button look="soft" icon={IconUpload} disabled={disabled} onClick={choose}>
              {t.escolher}
            </Button>
            {tipos.includes('audio') && !disabled && <Recorder onFile={take} />}
            <span className="mid-solte fraca t-s">{t.ouSolte}</span>
          </div>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(extensionsFor(tipos))}
        aria-labelledby={`${id}-rotulo`}
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
      <span className="ajuda" id={`${id}-ajuda`}>
        {help} {hint}
      </span>
      {wrong && <FieldError>{wrong}</FieldError>}
      <span className="so-leitor" role="status">
        {said}
      </span>
    </div>
  )
}
