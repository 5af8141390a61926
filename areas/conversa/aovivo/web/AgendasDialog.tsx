/** The person's secret calendar addresses: making one, copying it this once, ending one. */
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aovivoApi } from '../contract.ts'
import './aovivo.css'
import { aovivoWebTexts } from './texts.ts'

function Agendas() {
  const language = useLanguage()
  const t = useTexts(aovivoWebTexts)
  const dates = useDates()
  const [endereco, setEndereco] = useState<string | null>(null)
  const { data } = useCall(aovivoApi.listAgendas)
  const { valores, field, begin, sheet } = useForm(aovivoApi.createAgenda, {
    start: { nome: '' },
    input: ({ nome }) => ({ body: { nome: nome.trim() } }),
    onDone: (made) => {
      setEndereco(made.endereco)
      begin({ nome: '' })
    },
  })
  const nomeia = valores.nome.trim() !== ''
  const revoke = useSend(aovivoApi.revokeAgenda)
  const end = async (id: number) => {
    try {
      await revoke.mutateAsync({ params: { id } })
      setEndereco(null)
      notify.success(t.enderecoEncerrado)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(() => notify.success(t.copiado))
  return (
    <div className="pilha">
      <p className="fraca">{t.agendasTexto}</p>
      {endereco && (
        <Callout
          tone="ok"
          live
          title={t.enderecoNovo}
          actions={
            <Button look="filled" onClick={() => copy(endereco)}>
              {t.copiar}
            </Button>
          }
        >
          <code className="endereco-secreto bloco partir">{endereco}</code>
        </Callout>
      )}
      {!data ? (
        <ListSkeleton rows={2} rowHeight={3} />
      ) : (
        <ul className="pilha">
          {data.agendas.map((agenda) => (
            <li key={agenda.id} className="linha quebra">
              <span>
                <b>{agenda.nome}</b>{' '}
                <span className="fraca t-s">{t.criadaEm(dates.date(agenda.criada_em))}</span>
              </span>
              <span className="vao" />
              <Button
                size="small"
                aria-label={t.encerrarEsteEndereco(agenda.nome)}
                onClick={() => void end(agenda.id)}
              >
                {t.encerrarEndereco}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data && data.agendas.length < data.maximo && (
        <Form {...sheet} onSubmit={() => nomeia && sheet.onSubmit()}>
          <TextField label={t.nomeAgenda} help={t.nomeAgendaAjuda} maxLength={60} {...field('nome')} />
          <div>
            <Button type="submit" busy={sheet.busy} disabled={!nomeia}>
              {t.criarEndereco}
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}

export function AgendasDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(aovivoWebTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.agendas}>
      {open && <Agendas />}
    </Dialog>
  )
}
