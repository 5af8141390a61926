/** `/logado/gerenciar/trilhas`: paths that the person makes or answers for (section 2: tabs of status 1, 2 and 3). */
import IconRules from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../../core/web/ui/Pagination.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { trilhaGerenciarApi } from '../../contract-gerenciar.ts'
import './gerenciar.css'
import { NovaTrilha } from './NovaTrilha.tsx'
import { TrilhaRow } from './TrilhaRow.tsx'
import { trilhasTexts } from './texts.ts'

const PAGE = 30
const ABAS = ['ativas', 'arquivadas', 'excluidas'] as const
type Aba = (typeof ABAS)[number]
const STATUS = { ativas: 1, arquivadas: 2, excluidas: 3 } as const

function Nothing({ aba, busca, onNew }: { aba: Aba; busca: string; onNew: (() => void) | undefined }) {
  const t = useTexts(trilhasTexts)
  const { clear } = useUrlFilters()
  if (busca)
    return (
      <EmptyState
        title={t.nenhumaBusca}
        action={<Button onClick={() => clear(['busca'])}>{t.limpar}</Button>}
      />
    )
  const words = { ativas: t.nenhumaAtiva, arquivadas: t.nenhumaArquivada, excluidas: t.nenhumaExcluida }
  return (
    <EmptyState
      title={t.nenhuma}
      action={
        aba === 'ativas' &&
        onNew && (
          <Button look="soft" icon={IconPlus} onClick={onNew}>
            {t.nova}
          </Button>
        )
      }
    >
      {words[aba]}
    </EmptyState>
  )
}

export function Screen() {
  const t = useTexts(trilhasTexts)
  const { get, set } = useUrlFilters()
  const [creating, setCreating] = useState(false)
  const aba = ABAS.find((one) => one === get('aba')) ?? 'ativas'
  const busca = get('busca').trim().slice(0, 120)
  const pagina = Math.max(1, Math.trunc(Number(get('pagina'))) || 1)
  const query = { pagina, linhas: PAGE, status: STATUS[aba], ...(busca && { busca }) }
  const { data, error, refetch } = useCall(trilhaGerenciarApi.list, { query }, { keep: true })
  const begin = data?.permissoes.criar ? () => setCreating(true) : undefined
  return (
    <>
      <PageHeader
        title={t.trilhas}
        description={t.descricao}
        actions={
          begin && (
            <>
              <ButtonLink look="link" to={href('/logado/gerenciar/certificados')}>
                {t.certificados}
              </ButtonLink>
              <ButtonLink icon={IconRules} to={href('/logado/gerenciar/trilhas/regras')}>
                {t.regras}
              </ButtonLink>
              <Button look="filled" icon={IconPlus} onClick={begin}>
                {t.nova}
              </Button>
            </>
          )
        }
      />
      <Segmented
        className="tg-abas"
        label={t.listas}
        value={aba}
        choices={ABAS.map((value) => ({
          value,
          label: data ? `${t[value]} (${data.totais[value]})` : t[value],
        }))}
        onChange={(value) => set('aba', value === 'ativas' ? '' : value)}
      />
      <FilterBar search={{ name: 'busca', placeholder: t.buscar }} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={5} rowHeight={5} />
      ) : data.trilhas.length === 0 ? (
        <Nothing aba={aba} busca={busca} onNew={begin} />
      ) : (
        <>
          <p className="fraca t-s" role="status">
            {t.total(data.total)}
          </p>
          <ul className="fileiras">
            {data.trilhas.map((trilha) => (
              <TrilhaRow key={trilha.id} trilha={trilha} />
            ))}
          </ul>
          <Pagination
            page={pagina}
            pageSize={PAGE}
            total={data.total}
            onPage={(page) => set('pagina', String(page))}
          />
        </>
      )}
      <NovaTrilha open={creating} onClose={() => setCreating(false)} />
    </>
  )
}
