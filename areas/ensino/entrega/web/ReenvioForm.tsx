/** The pupil sends again what came back: words, files kept, files new. */
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useRef, useState } from 'react'
import { ATTACHMENT_LIMITS, checkAttachments } from '../../../../core/contract/files.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { kitTexts } from '../../../../core/web/ui/texts.ts'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import { useEnviando } from '../../midia/web/public.tsx'
import { ARQUIVOS } from '../../tentativa/contract-anexo.ts'
import { type EntregaInteira, entregaApi } from '../contract.ts'
import { entregaWebTexts } from './texts.ts'

export function ReenvioForm({ entrega }: { entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const k = useTexts(kitTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [texto, setTexto] = useState(entrega.texto)
  const [kept, setKept] = useState(entrega.arquivos)
  const [added, setAdded] = useState<readonly File[]>([])
  const [refusal, setRefusal] = useState('')
  const { bar, onProgress } = useEnviando()
  const send = useSend(entregaApi.resend, {
    onProgress,
    onSuccess: () => void notify.success(t.reenviada),
  })
  const dirty = texto !== entrega.texto || kept.length !== entrega.arquivos.length || added.length > 0
  const choose = (files: readonly File[]) => {
    const { accepted, mensagens } = checkAttachments(
      kept.length + added.length,
      files.map((file) => ({ nome: file.name, bytes: file.size, file })),
      language,
    )
    setAdded([...added, ...accepted.map(({ file }) => file)])
    setRefusal(mensagens.join(' '))
  }
  return (
    <Card title={t.reenviar}>
      <form
        className="pilha"
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate({
            params: { id: entrega.id },
            body: { revisao: entrega.revisao, texto, manter: kept.map(({ id }) => id) },
            arquivos: added,
          })
        }}
      >
        <UnsavedGuard dirty={dirty && !send.isSuccess} />
        <TextArea
          label={t.seuTexto}
          rows={8}
          maxLength={20_000}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
        />
        <Attachments
          items={[
            ...kept.map(({ id, nome, bytes }) => ({ id, nome, bytes })),
            ...added.map((file, i) => ({ id: `novo-${i}`, nome: file.name, bytes: file.size })),
          ]}
          onRemove={(id) =>
            typeof id === 'number'
              ? setKept(kept.filter((one) => one.id !== id))
              : setAdded(added.filter((_, i) => `novo-${i}` !== id))
          }
        />
        {refusal && <Callout tone="aviso">{refusal}</Callout>}
        {send.error && <Callout tone="erro">{errorSentence(send.error, language)}</Callout>}
        {send.isPending && bar}
        <div className="linha quebra">
          <Button icon={IconPaperclip} onClick={() => input.current?.click()}>
            {k.anexar}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={(ARQUIVOS.extensions ?? ATTACHMENT_LIMITS.extensions).join(',')}
            onChange={({ target }) => {
              choose([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <span className="vao" />
          <Button type="submit" look="filled" busy={send.isPending}>
            {t.reenviar}
          </Button>
        </div>
      </form>
    </Card>
  )
}
