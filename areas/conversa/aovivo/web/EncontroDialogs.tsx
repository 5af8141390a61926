/** The windows about one lesson: calling off with a word, deleting, where its recording is. */
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import type { Alcance, Encontro } from '../contract.ts'
import { refuseUrl } from '../rules-endereco.ts'
import { aovivoTexts } from '../texts.ts'
import { AlcanceField } from './AlcanceField.tsx'
import { fieldsOf, instantOf } from './dates.ts'
import { aovivoWebTexts } from './texts.ts'
import type { useEncontroActions } from './useEncontroActions.ts'

export type Asking = 'cancelar' | 'excluir' | 'gravacao' | null

interface Props {
  encontro: Encontro
  asking: Asking
  actions: ReturnType<typeof useEncontroActions>
  onClose: () => void
}

function CancelBody({ encontro, actions, onClose }: Props) {
  const t = useTexts(aovivoWebTexts)
  const [motivo, setMotivo] = useState('')
  const [alcance, setAlcance] = useState<Alcance>('esta')
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    if (await actions.cancel(motivo, alcance)) onClose()
    setBusy(false)
  }
  return (
    <div className="pilha">
      <TextArea
        label={t.palavraATurma}
        help={t.palavraAjuda}
        optional
        rows={2}
        maxLength={300}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      {encontro.recorrencia && <AlcanceField value={alcance} onChange={setAlcance} />}
      <footer>
        <Button onClick={onClose}>{t.voltar}</Button>
        <Button look="danger" busy={busy} onClick={() => void confirm()}>
          {t.cancelarAula}
        </Button>
      </footer>
    </div>
  )
}

const MONTH_MS = 30 * 86_400_000

function RecordingBody({ encontro, actions, onClose }: Props) {
  const t = useTexts(aovivoWebTexts)
  const language = useLanguage()
  const { gravacao } = encontro
  const [url, setUrl] = useState(gravacao?.url ?? '')
  const [dia, setDia] = useState(
    () => fieldsOf(gravacao ? new Date(gravacao.expira_em) : new Date(Date.now() + MONTH_MS)).dia,
  )
  const [error, setError] = useState<string>()
  const texts = useTexts(aovivoTexts)
  const save = async () => {
    const why = refuseUrl('link', url.trim())
    setError(why ? texts[why] : undefined)
    const expira = instantOf(dia, '23:59')
    if (why || !expira) return
    if (await actions.record({ url: url.trim(), expira_em: expira.toISOString() })) onClose()
  }
  return (
    <div className="pilha" lang={language === 'en-us' ? 'en' : 'pt-BR'}>
      <TextField
        type="url"
        inputMode="url"
        label={t.gravacaoLink}
        placeholder="https://"
        value={url}
        error={error}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextField
        type="date"
        label={t.gravacaoExpira}
        value={dia}
        onChange={({ target }) => setDia(target.value)}
      />
      <footer>
        {gravacao ? (
          <Button look="danger" onClick={() => void actions.record(null).then((done) => done && onClose())}>
            {t.retirar}
          </Button>
        ) : (
          <Button onClick={onClose}>{t.voltar}</Button>
        )}
        <Button look="filled" onClick={() => void save()}>
          {t.salvar}
        </Button>
      </footer>
    </div>
  )
}

export function EncontroDialogs(props: Props) {
  const t = useTexts(aovivoWebTexts)
  const { encontro, asking, actions, onClose } = props
  const [alcance, setAlcance] = useState<Alcance>('esta')
  const { titulo, recorrencia } = encontro
  return (
    <>
      <Dialog open={asking === 'cancelar'} onClose={onClose} title={t.cancelarTitulo(titulo)}>
        <CancelBody {...props} />
      </Dialog>
      <Dialog open={asking === 'gravacao'} onClose={onClose} title={t.gravacaoTitulo(titulo)}>
        <RecordingBody {...props} />
      </Dialog>
      <ConfirmDialog
        open={asking === 'excluir'}
        onClose={onClose}
        onConfirm={async () => {
          if (await actions.remove(alcance)) onClose()
        }}
        title={t.excluirTitulo(titulo)}
        confirmLabel={t.excluir}
      >
        <p>{t.excluirTexto}</p>
        {recorrencia && <AlcanceField value={alcance} onChange={setAlcance} />}
      </ConfirmDialog>
    </>
  )
}
