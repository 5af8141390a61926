/** How long each kind of data stays, and what becomes of it: the registry as a table. */
import { useState } from 'react'

import { GRUPOS, type RegistroDeDado, retencaoEmPalavras } from '../../../../core/policy/registro.ts'
import { inLanguage } from '../../../../core/texts/texts.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useIsAbroad } from '../../../escola/pessoa/web/public.tsx'
import { REGISTRO } from '../../../registro.ts'
import { encarregadoApi, type RetencaoTold } from '../contract-encarregado.ts'
import { privacidadeTexts } from '../texts.ts'
import { incidenteTexts } from '../texts-incidente.ts'
import { PrazoDialog } from './PrazoDialog.tsx'

interface PrazoProps {
  told: RetencaoTold | undefined
  words: string
  onChange: (told: RetencaoTold) => void
}

/** The registry's words, or the network's choice with whoever made it; where one may choose, a way to. */
function Prazo({ told, words, onChange }: PrazoProps) {
  const dates = useDates()
  const t = useTexts(incidenteTexts)
  const abroad = useIsAbroad()
  return (
    <>
      {told?.escolhida && told.mudada_em ? (
        <>
          {t.escolhidoPor(t.tantosDias(told.dias), told.mudada_por ?? '', dates.date(told.mudada_em))}
          <span className="fraca t-xs bloco">{t.costume(words)}</span>
        </>
      ) : (
        words
      )}
      {told && !abroad && (
        <Button look="link" size="small" className="priv-mudar" onClick={() => onChange(told)}>
          {t.mudarPrazo}
        </Button>
      )}
    </>
  )
}

const ACTS = ['apagar', 'anonimizar', 'manter'] as const

export function Prazos() {
  const language = useLanguage()
  const t = useTexts(privacidadeTexts)
  const [changing, setChanging] = useState<RetencaoTold | null>(null)
  const { data, error } = useCall(encarregadoApi.listRetencoes)
  const told = new Map(data?.retencoes.map((one) => [one.tabela, one]))
  const pick = (pair: { pt: string; en: string }) => inLanguage(pair, language)
  const acts = ({ pessoas }: RegistroDeDado) =>
    ACTS.filter((act) => Object.values(pessoas).some(({ faz }) => faz === act))
      .map((act) => t[act])
      .join('; ')
  const leaves = ({ pessoas }: RegistroDeDado) =>
    Object.values(pessoas).some(({ sai }) => sai.length > 0) ? t.sim : t.nao
  const inWords = ({ retencao }: RegistroDeDado) => pick(retencaoEmPalavras(retencao))
  const columns: TableColumn<RegistroDeDado>[] = [
    {
      id: 'dado',
      header: t.colDado,
      value: ({ dado }) => pick(dado),
      cell: ({ dado, grupo }) => (
        <>
          {pick(dado)}
          <span className="fraca t-xs bloco">{pick(GRUPOS[grupo])}</span>
        </>
      ),
    },
    {
      id: 'prazo',
      header: t.colPrazo,
      value: (entry) => inWords(entry),
      cell: (entry) => <Prazo told={told.get(entry.tabela)} words={inWords(entry)} onChange={setChanging} />,
    },
    { id: 'exclusao', header: t.colExclusao, value: acts },
    { id: 'copia', header: t.colCopia, value: leaves },
    { id: 'tabela', header: t.colTabela, value: ({ tabela }) => tabela, hidden: true },
  ]
  const entry = REGISTRO.find(({ tabela }) => tabela === changing?.tabela)
  return (
    <>
      <p className="fraca">{t.prazosTexto}</p>
      {error && <ErrorState error={error} />}
      <DataTable
        label={t.abaPrazos}
        columns={columns}
        rows={REGISTRO}
        rowId={({ tabela }) => tabela}
        pageSize={Number.POSITIVE_INFINITY}
        exportName="prazos-de-guarda"
      />
      {changing && entry && (
        <PrazoDialog retencao={changing} dado={pick(entry.dado)} onClose={() => setChanging(null)} />
      )}
    </>
  )
}
