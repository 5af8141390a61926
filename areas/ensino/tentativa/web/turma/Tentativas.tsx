/** The attempts of one pupil at a lesson; a teacher annuls one with a reason. */
import { useState } from 'react'
import { formatDateTime, formatDuration, formatNumber } from '../../../../../core/contract/time.ts'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { tentativaApi } from '../../contract.ts'
import type { Tentativa } from '../../shapes.ts'
import type { Resultado } from './andamento.ts'
import { resultadosTexts } from './texts.ts'

function Annul({ tentativa, onDone }: { tentativa: Tentativa; onDone: () => void }) {
  const t = useTexts(resultadosTexts)
  const language = useLanguage()
  const [motivo, setMotivo] = useState('')
  const send = useSend(tentativaApi.anular)
  const annul = () =>
    send
      .mutateAsync({ params: { tentativa: tentativa.id }, body: { motivo: motivo.trim() } })
      .then(() => {
        notify.success(t.foiAnulada(tentativa.numero))
        onDone()
      })
      // What was refused is told above.
      .catch(() => undefined)
  return (
    <form
      className="pilha"
      onSubmit={(event) => {
        event.preventDefault()
        if (motivo.trim() !== '') void annul()
      }}
    >
      {send.error && <Callout tone="erro">{errorSentence(send.error, language)}</Callout>}
      <p>{t.anularTexto}</p>
      <TextArea
        label={t.motivo}
        help={t.motivoAjuda}
        rows={2}
        maxLength={500}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <div className="linha quebra">
        <span className="vao" />
        <Button onClick={onDone}>{t.cancelar}</Button>
        <Button type="submit" look="danger" busy={send.isPending} disabled={motivo.trim() === ''}>
          {t.anularN(tentativa.numero)}
        </Button>
      </div>
    </form>
  )
}

function Line({ tentativa, mayAnnul }: { tentativa: Tentativa; mayAnnul: boolean }) {
  const t = useTexts(resultadosTexts)
  const language = useLanguage()
  const [asks, setAsks] = useState(false)
  const { numero, estado, nota, tempo, iniciada_em, concluida_em, offline, relogio_incorreto } = tentativa
  const facts = [
    t[estado],
    nota !== null && t.comNota(formatNumber(nota, 1, language)),
    formatDuration(tempo),
    formatDateTime(new Date(concluida_em ?? iniciada_em), language),
    offline && t.semRede,
    relogio_incorreto && t.relogio,
  ]
  return (
    <li className="res-tentativa">
      <div>
        <b>{t.tentativaN(numero)}</b>
        <span className="fraca t-s">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {mayAnnul && estado !== 'anulada' && !asks && (
        <Button size="small" aria-label={t.anularN(numero)} onClick={() => setAsks(true)}>
          {t.anular}
        </Button>
      )}
      {asks && <Annul tentativa={tentativa} onDone={() => setAsks(false)} />}
    </li>
  )
}

export function Tentativas({ resultado, mayAnnul }: { resultado: Resultado; mayAnnul: boolean }) {
  const t = useTexts(resultadosTexts)
  const [open, setOpen] = useState(false)
  const { aluno, tentativas } = resultado
  return (
    <>
      <Button
        size="small"
        look="link"
        aria-label={t.verTentativas(tentativas.length, aluno.nome)}
        onClick={() => setOpen(true)}
      >
        {tentativas.length}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.tentativasDe(aluno.nome)}>
        <ul className="res-tentativas">
          {tentativas.map((tentativa) => (
            <Line key={tentativa.id} tentativa={tentativa} mayAnnul={mayAnnul} />
          ))}
        </ul>
      </Dialog>
    </>
  )
}
