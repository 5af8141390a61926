/** The pupil sends again what came back: words, files kept, files new. */
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useRef, useState } from 'react'
import { acceptOf, checkAttachments } from '../../../../core/contract/files.ts'
import { useEscrito } from '../../../../core/web/device/escrito.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { innerTexts } from '../../../../core/web/ui/inner-texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import { useEnviando } from '../../midia/web/public.tsx'
import { ARQUIVOS } from '../../tentativa/contract-anexo.ts'
import { type EntregaInteira, entregaApi } from '../contract.ts'
import { entregaWebTexts } from './texts.ts'

export function ReenvioForm({ entrega }: { entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const k = useTexts(innerTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState('')
  const { bar, onProgress } = useEnviando()
  const start = { texto: entrega.texto, kept: entrega.arquivos, added: [] as readonly File[] }
  const { drop, ...escrito } = useEscrito(`reenvio:${entrega.id}`, start, ['texto'])
  const { valores, set, field, sheet } = useForm(entregaApi.resend, {
    start,
    ...escrito,
    id: 'reenvio',
    input: ({ texto, kept, added }) => ({
      params: { id: entrega.id },
      body: { revisao: entrega.revisao, texto, manter: kept.map(({ id }) => id) },
      arquivos: added,
    }),
    onProgress,
    onDone: () => {
      drop()
      notify.success(t.reenviada)
    },
  })
  const { kept, added } = valores
  const choose = (files: readonly File[]) => {
    const { accepted, mensagens } = checkAttachments(
      kept.length + added.length,
      files.map((file) => ({ nome: file.name, bytes: file.size, file })),
      language,
    )
    set({ added: [...added, ...accepted.map(({ file }) => file)] })
    setRefusal(mensagens.join(' '))
  }
  return (
    <Card title={t.reenviar}>
      <Form {...sheet}>
        <UnsavedGuard dirty={sheet.dirty && !sheet.busy} />
        <TextArea label={t.seuTexto} rows={8} maxLength={20_000} {...field('texto')} />
        <Attachments
          items={[
            ...kept.map(({ id, nome, bytes }) => ({ id, nome, bytes })),
            ...added.map((file, i) => ({ id: `novo-${i}`, nome: file.name, bytes: file.size })),
          ]}
          onRemove={(id) =>
            typeof id === 'number'
              ? set({ kept: kept.filter((one) => one.id !== id) })
              : set({ added: added.filter((_, i) => `novo-${i}` !== id) })
          }
        />
        {refusal && <Callout tone="aviso">{refusal}</Callout>}
        {sheet.busy && bar}
        <div className="linha quebra">
          <Button icon={IconPaperclip} onClick={() => input.current?.click()}>
            {k.anexar}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={acceptOf(ARQUIVOS.extensions)}
            onChange={({ target }) => {
              choose([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <span className="vao" />
          <Button type="submit" look="filled" busy={sheet.busy}>
            {t.reenviar}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
