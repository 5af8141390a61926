/** What waits to be sent, what was received, and what was refused and why: "3 pendentes · último envio 10h42". */
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { SaveStatus } from '../../../../../core/web/ui/SaveStatus.tsx'
import type { Retrato } from '../../fila/fila.ts'
import type { Recibo } from '../../fila/store.ts'
import './fila.css'
import { filaTexts, motivoTexts } from './texts.ts'
import { useFila, useRetrato } from './useFila.ts'

function Status({ retrato: { pendentes, enviando, ultimoEnvio } }: { retrato: Retrato }) {
  const t = useTexts(filaTexts)
  const dates = useDates()
  const what = pendentes > 0 ? t.pendentes(pendentes) : t.tudoEnviado
  const when = ultimoEnvio !== null && t.ultimoEnvio(dates.near(ultimoEnvio, new Date()))
  return (
    <SaveStatus state={enviando ? 'saving' : pendentes > 0 ? 'pending' : 'saved'}>
      {[what, when].filter(Boolean).join(' · ')}
    </SaveStatus>
  )
}

export function FilaPanel() {
  const t = useTexts(filaTexts)
  const fila = useFila()
  const retrato = useRetrato(fila)
  if (!fila || !retrato) return null
  const { pendentes, enviando, semConta, semEspaco, rejeitados, recibos } = retrato
  return (
    <section className="fila pilha v-4" aria-labelledby="fila-titulo">
      <h2 id="fila-titulo">{t.titulo}</h2>
      <div className="linha quebra entre v-5 j-3">
        <Status retrato={retrato} />
        {pendentes > 0 && (
          <Button size="small" icon={IconCloudUpload} busy={enviando} onClick={() => void fila.flush(true)}>
            {t.enviarAgora}
          </Button>
        )}
      </div>
      {pendentes > 0 && !semConta && !semEspaco && <p className="sub">{t.guardadas}</p>}
      {semConta && <Callout tone="aviso">{t.semConta}</Callout>}
      {semEspaco && <Callout tone="erro">{t.semEspaco}</Callout>}
      {rejeitados.length > 0 && <Recusadas rejeitados={rejeitados} />}
      {recibos.length > 0 && (
        <details>
          <summary className="mao h-15">
            {t.comprovantes} ({recibos.length})
          </summary>
          <ul className="fila-recibos mt-3 partir">
            {recibos.map((recibo) => (
              <ReciboItem key={recibo.uuid} recibo={recibo} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Recusadas({ rejeitados }: Pick<Retrato, 'rejeitados'>) {
  const t = useTexts(filaTexts)
  const motivos = useTexts(motivoTexts)
  const dates = useDates()
  return (
    <Callout tone="aviso" title={t.recusadas(rejeitados.length)}>
      <ul className="fila-recibos mt-3 partir">
        {rejeitados.map(({ registro, rejeitado }) => (
          <li key={registro.uuid}>
            {t[registro.tipo]}, {dates.near(rejeitado.em, new Date())}: {motivos[rejeitado.motivo]}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** The last letters of a record's name are enough to find it. */
const CODE_LETTERS = 8

function ReciboItem({
  recibo: { uuid, tipo, recebido_em, nota, relogio_incorreto, espera },
}: {
  recibo: Recibo
}) {
  const language = useLanguage()
  const t = useTexts(filaTexts)
  const motivos = useTexts(motivoTexts)
  const dates = useDates()
  const facts = [
    t[tipo],
    t.recebida(dates.near(recebido_em, new Date())),
    typeof nota === 'number' && t.nota(formatNumber(nota, 1, language)),
    t.codigo(uuid.slice(-CODE_LETTERS)),
  ]
  return (
    <li>
      {facts.filter(Boolean).join(' · ')}
      {espera && <small className="fraca bloco">{t.espera(motivos[espera])}</small>}
      {relogio_incorreto && <small className="fraca bloco">{t.relogio}</small>}
    </li>
  )
}
