/** The registry of personal data as tables by subject; on a phone each row stands as a block. */

import { BASES, GRUPOS, type RegistroDeDado, retencaoEmPalavras } from '../../../../core/policy/registro.ts'
import { inLanguage, type Language } from '../../../../core/texts/texts.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { REGISTRO } from '../../../registro.ts'
import { leituraTexts } from '../texts-leitura.ts'

function Row({ entry, language }: { entry: RegistroDeDado; language: Language }) {
  const t = useTexts(leituraTexts)
  return (
    <div className="dado fio-b t-s grade v-6 j-3 pb-4 pi-z">
      <h4 className="t-s forte lh-4">{inLanguage(entry.dado, language)}</h4>
      <dl className="so-filhos">
        <div>
          <dt className="so-leitor cel-q-a cel-assenta cel-solto-t cel-fina cel-forte">{t.colFinalidade}</dt>
          <dd className="fraca">{inLanguage(entry.finalidade, language)}</dd>
        </div>
        <div>
          <dt className="so-leitor cel-q-a cel-assenta cel-solto-t cel-fina cel-forte">{t.colRetencao}</dt>
          <dd className="fraca">{inLanguage(retencaoEmPalavras(entry.retencao), language)}</dd>
        </div>
        <div>
          <dt className="so-leitor cel-q-a cel-assenta cel-solto-t cel-fina cel-forte">{t.colBase}</dt>
          <dd className="fraca">{inLanguage(BASES[entry.base], language)}</dd>
        </div>
      </dl>
    </div>
  )
}

export function DataRegistry({ language }: { language: Language }) {
  const t = useTexts(leituraTexts)
  const groups = Object.keys(GRUPOS) as (keyof typeof GRUPOS)[]
  return groups.map((grupo) => (
    <section key={grupo} className="dados grade mt-5">
      <h3 className="t-3 pp-3">{inLanguage(GRUPOS[grupo], language)}</h3>
      {/* For the eye: each row says these words to readers. */}
      <div className="dado fio-b t-s grade v-6 j-3 pb-2 pi-z cel-sai" aria-hidden="true">
        <span>{t.colDado}</span>
        <span>{t.colFinalidade}</span>
        <span>{t.colRetencao}</span>
        <span>{t.colBase}</span>
      </div>
      {REGISTRO.filter((entry) => entry.grupo === grupo).map((entry) => (
        <Row key={entry.tabela} entry={entry} language={language} />
      ))}
    </section>
  ))
}
