/** What an open answer is marked by, for who writes it. */

import { formatNumber } from '../../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import type { Rubrica } from '../../../aula/shapes-telas.ts'
import { abertaTexts } from './aberta-texts.ts'
import './midia.css'

export function RubricaLista({ rubrica }: { rubrica: Rubrica }) {
  const t = useTexts(abertaTexts)
  const language = useLanguage()
  if (rubrica.length === 0) return null
  return (
    <details>
      <summary className="meia cor-elo linha v-z h-275 mao">{t.rubrica}</summary>
      <dl className="pilha v-4">
        {rubrica.map(({ id, criterio, niveis }) => (
          <div key={id}>
            <dt className="forte">{criterio}</dt>
            {niveis.map(({ nome, descricao, pontos }) => (
              <dd key={nome}>
                {nome} ({formatNumber(pontos, undefined, language)}){descricao && `: ${descricao}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
