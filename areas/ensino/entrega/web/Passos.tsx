/** What happened to a delivery, newest last. */
import { notaText } from '../../../../core/contract/nota.ts'

import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import type { EntregaInteira } from '../contract.ts'
import { entregaWebTexts } from './texts.ts'

export function Passos({ passos }: Pick<EntregaInteira, 'passos'>) {
  const t = useTexts(entregaWebTexts)
  const dates = useDates()
  if (passos.length === 0) return null
  return (
    <Card title={t.historico}>
      <ol className="ent-passos pilha v-4">
        {passos.map(({ tipo, autor, texto, arquivos, nota, quando }) => (
          <li className="fio-l" key={quando + tipo}>
            <b>{autor}</b> {t.passos(tipo)}
            {nota !== null && `, ${t.comNota(notaText(nota))}`}
            <br />
            <small className="fraca num">{dates.dateTime(quando)}</small>
            {arquivos.length > 0 && <p className="t-s">{arquivos.join(', ')}</p>}
            {tipo !== 'enviada' && texto !== '' && <p className="t-s prosa partir exato-t">{texto}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
