/** What the audit log tells about an incident: figures, fields, who, and what was done. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Levantamento } from '../contract-encarregado.ts'
import { incidenteTexts } from '../texts-incidente.ts'

/** The figure stands by itself: the sentence goes on without it. */
const withoutNumber = (sentence: string): string => sentence.replace(/^[\d.,]+\s+/, '')

export function LevantamentoView({ levantamento }: { levantamento: Levantamento }) {
  const t = useTexts(incidenteTexts)
  const language = useLanguage()
  const { linhas, pessoas, criancas, exportadas, campos, quem, atos } = levantamento
  const figure = (n: number, sentence: string) => (
    <StatCard value={formatNumber(n, 0, language)}>{withoutNumber(sentence)}</StatCard>
  )
  if (linhas === 0) return <Callout>{t.semNada}</Callout>
  return (
    <div className="pilha">
      <StatRow>
        {figure(pessoas, t.pessoas(pessoas))}
        {figure(criancas, t.criancas(criancas))}
        {figure(exportadas, t.exportadas(exportadas))}
        {figure(linhas, t.linhas(linhas))}
      </StatRow>
      {criancas > 0 && <Callout tone="aviso">{t.relevante}</Callout>}
      <dl className="priv-relatorio pilha v-6 j-1 mt-3">
        <dt className="fraca">{t.campos}</dt>
        <dd className="linha quebra mt-z mi-z mb-3 encolhe">
          {campos.length === 0 ? t.nada : campos.map((campo) => <Tag key={campo}>{campo}</Tag>)}
        </dd>
        <dt className="fraca">{t.quem}</dt>
        <dd className="mt-z mi-z mb-3 encolhe">
          <ul>
            {quem.map(({ id, nome, vezes }) => (
              <li key={id ?? 0}>
                {id === null ? t.sistema : nome} <span className="fraca num">{t.vezes(vezes)}</span>
              </li>
            ))}
          </ul>
        </dd>
        <dt className="fraca">{t.atos}</dt>
        <dd className="mt-z mi-z mb-3 encolhe">
          <ul>
            {atos.map(({ entidade, acao, vezes }) => (
              <li key={`${entidade} ${acao}`}>
                <code>
                  {entidade} {acao}
                </code>{' '}
                <span className="fraca num">{t.vezes(vezes)}</span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </div>
  )
}
