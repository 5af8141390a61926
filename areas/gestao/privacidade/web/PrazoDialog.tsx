/** For how long a network keeps a kind of data: chosen within its bounds, with what the next clearing would take. */
import { useState } from 'react'
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { encarregadoApi, type RetencaoTold } from '../contract-encarregado.ts'
import { incidenteTexts } from '../texts-incidente.ts'

interface Props {
  retencao: RetencaoTold
  onClose: () => void
}

function Preview({ tabela, dias }: { tabela: string; dias: number }) {
  const t = useTexts(incidenteTexts)
  const { data } = useCall(
    encarregadoApi.previewRetencao,
    { params: { tabela }, query: { dias } },
    { keep: true },
  )
  return <p role="status">{data ? t.sairiam(data.linhas) : ''}</p>
}

function Choice({ retencao, onClose }: Props) {
  const t = useTexts(incidenteTexts)
  const language = useLanguage()
  const { tabela, minimo, maximo, padrao } = retencao
  const [text, setText] = useState(String(retencao.dias))
  const effects = {
    onSuccess: () => {
      onClose()
      notify.success(t.prazoSalvo)
    },
  }
  const save = useSend(encarregadoApi.saveRetencao, effects)
  const undo = useSend(encarregadoApi.undoRetencao, effects)
  const dias = Number(text)
  const fits = Number.isInteger(dias) && dias >= minimo && dias <= maximo
  const number = (n: number) => formatNumber(n, 0, language)
  const failed = save.error ?? undo.error
  return (
    <form
      className="pilha"
      onSubmit={(event) => {
        event.preventDefault()
        if (fits) save.mutate({ params: { tabela }, body: { dias } })
      }}
    >
      <TextField
        label={t.dias}
        help={t.limites(number(minimo), number(maximo), number(padrao))}
        error={fieldErrors(save.error).dias ?? (fits ? undefined : t.foraDosLimites(minimo, maximo))}
        inputMode="numeric"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {fits && <Preview tabela={tabela} dias={dias} />}
      {failed && (
        <p className="t-s" role="alert">
          {errorSentence(failed, language)}
        </p>
      )}
      <footer>
        {retencao.escolhida ? (
          <Button busy={undo.isPending} onClick={() => undo.mutate({ params: { tabela } })}>
            {t.desfazer}
          </Button>
        ) : (
          <Button onClick={onClose}>{t.cancelar}</Button>
        )}
        <Button type="submit" look="filled" busy={save.isPending} disabled={!fits}>
          {t.salvar}
        </Button>
      </footer>
    </form>
  )
}

export function PrazoDialog({ retencao, dado, onClose }: Props & { dado: string }) {
  const t = useTexts(incidenteTexts)
  return (
    <Dialog open onClose={onClose} title={t.mudarDe(dado)}>
      <Choice retencao={retencao} onClose={onClose} />
    </Dialog>
  )
}
