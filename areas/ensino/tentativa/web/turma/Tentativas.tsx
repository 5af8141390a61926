/** The attempts of one pupil at a lesson; a teacher annuls one with a reason. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDuration, formatNumber } from '../../../../../core/contract/time.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { Form } from '../../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { tentativaApi } from '../../contract.ts'
import type { Tentativa } from '../../shapes.ts'
import { Historico } from '../gabarito/Historico.tsx'
import type { Resultado } from './andamento.ts'
import { resultadosTexts } from './texts.ts'

function Annul({ tentativa, onDone }: { tentativa: Tentativa; onDone: () => void }) {
  const t = useTexts(resultadosTexts)
  const { valores, field, sheet } = useForm(tentativaApi.anular, {
    start: { motivo: '' },
    id: `anular-${tentativa.id}`,
    input: ({ motivo }) => ({ params: { tentativa: tentativa.id }, body: { motivo: motivo.trim() } }),
    onDone: () => {
      notify.success(t.foiAnulada(tentativa.numero))
      onDone()
    },
  })
  return (
    <Form {...sheet}>
      <p>{t.anularTexto}</p>
      <TextArea label={t.motivo} help={t.motivoAjuda} rows={2} maxLength={500} {...field('motivo')} />
      <div className="linha quebra">
        <span className="vao" />
        <Button onClick={onDone}>{t.cancelar}</Button>
        <Button type="submit" look="danger" busy={sheet.busy} disabled={valores.motivo.trim() === ''}>
          {t.anularN(tentativa.numero)}
        </Button>
      </div>
    </Form>
  )
}

function Line({ tentativa, mayAnnul }: { tentativa: Tentativa; mayAnnul: boolean }) {
  const language = useLanguage()
  const t = useTexts(resultadosTexts)
  const dates = useDates()
  const [asks, setAsks] = useState(false)
  const { numero, estado, nota, tempo, iniciada_em, concluida_em, offline, relogio_incorreto } = tentativa
  const facts = [
    tentativa.recusada ? t.recusada : t[estado],
    nota !== null && t.comNota(formatNumber(nota, 1, language)),
    formatDuration(tempo),
    dates.dateTime(concluida_em ?? iniciada_em),
    offline && t.semRede,
    relogio_incorreto && t.relogio,
  ]
  return (
    <li className="res-tentativa fio-b linha quebra entre v-5 j-3 pp-4">
      <div>
        <b>{t.tentativaN(numero)}</b>
        <span className="fraca t-s">{facts.filter(Boolean).join(' · ')}</span>
        <Historico correcoes={tentativa.correcoes} />
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
  const { aluno, tentativas } = resultado
  // From a page that names the pupil, one comes to what the pupil did.
  const asked = useSearchParams()[0].get('aluno')
  const [open, setOpen] = useState(asked === String(aluno.id))
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
        <ul className="pilha v-4">
          {tentativas.map((tentativa) => (
            <Line key={tentativa.id} tentativa={tentativa} mayAnnul={mayAnnul} />
          ))}
        </ul>
      </Dialog>
    </>
  )
}
