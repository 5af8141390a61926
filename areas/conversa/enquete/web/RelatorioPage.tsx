/** The report of a class's surveys: those that began within two dates (section 5), newest first. */

import { Link } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { enqueteApi } from '../contract.ts'
import { filterEnquetes } from '../rules.ts'
import { EnqueteFacts, EnqueteTags } from './EnqueteFacts.tsx'
import './enquete.css'
import { enqueteWebTexts } from './texts.ts'

function Relatorio({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(enqueteWebTexts)
  usePageTitle(`${t.relatorio} · ${turma.nome}`)
  const { get, set, clear } = useUrlFilters()
  const [dataInicio, dataFim] = [get('dataInicio'), get('dataFim')]
  const { data, error, refetch } = useCall(enqueteApi.report, { params: { code: turma.codigo } })
  const found = data && filterEnquetes(data.enquetes, { dataInicio, dataFim })
  const results = href('/logado/turmas/turma/:id/relatorios/enquetes/relatorio', { id: turma.id })
  const clearDates = () => clear(['dataInicio', 'dataFim'])
  return (
    <section aria-labelledby="relatorio-t" className="pilha">
      <div>
        <h2 id="relatorio-t">{t.relatorio}</h2>
        <p className="fraca">{t.relatorioDescricao}</p>
      </div>
      <search className="pilha baixo v-5 f-9 w-30">
        <DateField
          label={t.de}
          value={dataInicio}
          max={dataFim || undefined}
          onChange={({ target }) => set('dataInicio', target.value)}
        />
        <DateField
          label={t.ate}
          value={dataFim}
          min={dataInicio || undefined}
          onChange={({ target }) => set('dataFim', target.value)}
        />
        {(dataInicio || dataFim) && <Button onClick={clearDates}>{t.limpar}</Button>}
      </search>
      {error?.status === 404 || error?.status === 403 ? (
        <EmptyState title={t.nenhuma}>{t.nenhumaLer}</EmptyState>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !found ? (
        <ListSkeleton rows={4} rowHeight={5} />
      ) : found.length === 0 ? (
        <EmptyState title={dataInicio || dataFim ? t.nenhumaNoPeriodo : t.nenhuma}>
          {dataInicio || dataFim ? t.nenhumaNoPeriodoTexto : t.nenhumaCriar}
        </EmptyState>
      ) : (
        <>
          <p className="fraca t-s" role="status">
            {t.enquetesNoPeriodo(found.length)}
          </p>
          <ul className="pilha v-5 mt-5">
            {found.map((enquete) => (
              <li key={enquete.id} className="cartao linha quebra entre v-5 enq-item">
                <div className="pilha v-1 cresce-16">
                  <EnqueteTags enquete={enquete} />
                  <h3 className="partir">
                    <Link className="elo-t" to={`${results}?enquete=${enquete.id}`}>
                      {enquete.titulo}
                    </Link>
                  </h3>
                  <EnqueteFacts enquete={enquete} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

export function Screen() {
  return <TurmaFrame recurso="enquetes">{(turma) => <Relatorio turma={turma} />}</TurmaFrame>
}
