/** `/logado/gerenciar/trilhas`: paths that the person makes or answers for (section 2: tabs of status 1, 2 and 3). */
import IconRules from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useList } from '../../../../../core/web/list.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { trilhaGerenciarApi } from '../../contract-gerenciar.ts'
import { NovaTrilha } from './NovaTrilha.tsx'
import { TrilhaRow } from './TrilhaRow.tsx'
import { trilhasTexts } from './texts.ts'

const ABAS = ['ativas', 'arquivadas', 'excluidas'] as const
const STATUS = { ativas: 1, arquivadas: 2, excluidas: 3 } as const

export function Screen() {
  const t = useTexts(trilhasTexts)
  const { get, set } = useUrlFilters()
  const [creating, setCreating] = useState(false)
  const aba = ABAS.find((one) => one === get('aba')) ?? 'ativas'
  const list = useList(trilhaGerenciarApi.list, {
    query: { status: STATUS[aba] },
    filters: { busca: 'words' },
    sizes: [30],
  })
  const { data } = list
  const begin = data?.permissoes.criar ? () => setCreating(true) : undefined
  const words = { ativas: t.nenhumaAtiva, arquivadas: t.nenhumaArquivada, excluidas: t.nenhumaExcluida }
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
        className="mb-5"
        label={t.listas}
        value={aba}
        choices={ABAS.map((value) => ({
          value,
          label: data ? `${t[value]} (${data.totais[value]})` : t[value],
        }))}
        onChange={(value) => set('aba', value === 'ativas' ? '' : value)}
      />
      <ListCards
        list={list}
        search={t.buscar}
        rows={data?.trilhas}
        className="fileiras"
        card={(trilha) => <TrilhaRow trilha={trilha} />}
        skeleton={{ rows: 5, rowHeight: 5 }}
        frame={(shown) => (
          <>
            <p className="fraca t-s" role="status">
              {t.total(data?.total ?? 0)}
            </p>
            {shown}
          </>
        )}
        empty={
          <EmptyState
            title={t.nenhuma}
            action={
              aba === 'ativas' &&
              begin && (
                <Button look="soft" icon={IconPlus} onClick={begin}>
                  {t.nova}
                </Button>
              )
            }
          >
            {words[aba]}
          </EmptyState>
        }
        none={{ title: t.nenhumaBusca, clear: t.limpar }}
      />
      {creating && <NovaTrilha onClose={() => setCreating(false)} />}
    </>
  )
}
