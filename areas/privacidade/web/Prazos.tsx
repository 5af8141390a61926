/** How long each kind of data stays, and what becomes of it: the registry as a table. */
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { DataTable } from '../../../core/web/ui/DataTable.tsx'
import type { TableColumn } from '../../../core/web/ui/data-table.ts'
import { GRUPOS, REGISTRO, type RegistroDeDado, retencaoEmPalavras } from '../../paginas/rules-registro.ts'
import { privacidadeTexts } from '../texts.ts'

const ACTS = ['apagar', 'anonimizar', 'manter'] as const

export function Prazos() {
  const t = useTexts(privacidadeTexts)
  const language = useLanguage()
  const pick = (pair: { pt: string; en: string }) => (language === 'en-us' ? pair.en : pair.pt)
  const acts = ({ pessoas }: RegistroDeDado) =>
    ACTS.filter((act) => Object.values(pessoas).some(({ faz }) => faz === act))
      .map((act) => t[act])
      .join('; ')
  const leaves = ({ pessoas }: RegistroDeDado) =>
    Object.values(pessoas).some(({ sai }) => sai.length > 0) ? t.sim : t.nao
  const columns: TableColumn<RegistroDeDado>[] = [
    {
      id: 'dado',
      header: t.colDado,
      value: ({ dado }) => pick(dado),
      cell: ({ dado, grupo }) => (
        <>
          {pick(dado)}
          <span className="fraca t-xs priv-grupo">{pick(GRUPOS[grupo])}</span>
        </>
      ),
    },
    { id: 'prazo', header: t.colPrazo, value: ({ retencao }) => pick(retencaoEmPalavras(retencao)) },
    { id: 'exclusao', header: t.colExclusao, value: acts },
    { id: 'copia', header: t.colCopia, value: leaves },
    { id: 'tabela', header: t.colTabela, value: ({ tabela }) => tabela, hidden: true },
  ]
  return (
    <>
      <p className="fraca">{t.prazosTexto}</p>
      <DataTable
        label={t.abaPrazos}
        columns={columns}
        rows={REGISTRO}
        rowId={({ tabela }) => tabela}
        pageSize={Number.POSITIVE_INFINITY}
        exportName="prazos-de-guarda"
      />
    </>
  )
}
