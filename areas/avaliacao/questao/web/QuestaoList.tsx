/** The bank as a list: searched by words, narrowed by facets that count, active or archived. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useNavigate, useSearchParams } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { questaoApi } from '../contract.ts'
import { MAX_ARQUIVADAS } from '../shapes.ts'
import { Escolhidas, Facetas, FacetasDrawer } from './Facetas.tsx'
import { ESTADOS_ATIVOS, FILTERS } from './facetas.ts'
import { Salvos } from './filtro/Salvos.tsx'
import { useFiltros } from './filtro/useFiltros.ts'
import { useEscolha } from './lote/escolha.ts'
import { Caixa, Selecao } from './lote/Selecao.tsx'
import { NovaQuestao } from './NovaQuestao.tsx'
import { QuestaoRow } from './QuestaoRow.tsx'
import './questao.css'
import { estadoQuestaoTexts, questaoWebTexts } from './texts.ts'

const ABAS = ['todas', 'revisar', ...ESTADOS_ATIVOS, 'arquivada'] as const
type Aba = (typeof ABAS)[number]

/** Where questions stand, with how many match there; what was put away has a page of its own. */
function Abas({
  arquivadas,
  data,
}: {
  arquivadas: boolean
  /** Undefined: not yet known. */
  data: Pick<Returned<typeof questaoApi.list>, 'abas' | 'arquivadas' | 'para_revisar'> | undefined
}) {
  const t = useTexts(questaoWebTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { get } = useUrlFilters()
  const [params, setParams] = useSearchParams()
  const revisa = get('revisar') === 'sim'
  const value = arquivadas
    ? 'arquivada'
    : revisa
      ? 'revisar'
      : (ESTADOS_ATIVOS.find((one) => one === get('estado')) ?? 'todas')
  const names = { ...estados, todas: t.todasAtivas, revisar: t.paraRevisar, arquivada: t.arquivadas }
  const label = (aba: Aba) => {
    if (!data) return names[aba]
    const { arquivadas: guardadas, para_revisar, abas } = data
    const [total, mais] =
      aba === 'arquivada'
        ? [guardadas, guardadas >= MAX_ARQUIVADAS]
        : aba === 'revisar'
          ? [para_revisar, para_revisar >= MAX_ARQUIVADAS]
          : [abas[aba], abas.mais]
    return t.comTotal(names[aba], `${formatNumber(total, 0, language)}${mais ? '+' : ''}`)
  }
  const go = (aba: Aba) => {
    const next = new URLSearchParams(arquivadas ? '' : params)
    for (const name of ['estado', 'revisar', 'pagina']) next.delete(name)
    if (aba === 'revisar') next.set('revisar', 'sim')
    else if (aba !== 'todas' && aba !== 'arquivada') next.set('estado', aba)
    if (!arquivadas && aba !== 'arquivada')
      return setParams(next, { replace: true, preventScrollReset: true })
    void navigate(
      aba === 'arquivada'
        ? href('/logado/gerenciar/questoes/arquivadas')
        : { pathname: href('/logado/gerenciar/questoes'), search: next.toString() },
    )
  }
  return (
    <Segmented
      className="mb-5"
      label={t.estados}
      value={value}
      choices={ABAS.filter((aba) => aba !== 'revisar' || revisa || (data?.para_revisar ?? 0) > 0).map(
        (aba) => ({
          value: aba,
          label: label(aba),
        }),
      )}
      onChange={go}
    />
  )
}

/** All that the list finds now, for the screen that takes it out. */
function levadaOf(params: URLSearchParams, arquivadas: boolean): string {
  const next = new URLSearchParams(params)
  next.delete('pagina')
  if (arquivadas) next.set('arquivadas', 'sim')
  return next.toString()
}

export function QuestaoList({ arquivadas = false }: { arquivadas?: boolean }) {
  const t = useTexts(questaoWebTexts)
  const language = useLanguage()
  const { filtros, ready } = useFiltros(!arquivadas)
  const busca = useUrlFilters().get('busca').trim()
  const list = useList(arquivadas ? questaoApi.listArquivadas : questaoApi.list, {
    filters: { ...FILTERS, ...(!arquivadas && { estado: { some: ESTADOS_ATIVOS } }) },
    sizes: [30],
    enabled: ready,
  })
  const { data } = list
  const escolha = useEscolha((data?.questoes ?? []).map(({ id }) => id))
  const [params] = useSearchParams()
  const exportar = {
    pathname: href('/logado/gerenciar/questoes/exportar'),
    search: levadaOf(params, arquivadas),
  }
  const total = data?.mais ? t.maisDe(formatNumber(data.total, 0, language)) : t.total(data?.total ?? 0)
  const achadas = {
    ...{ total: data?.total ?? 0, mais: data?.mais ?? false },
    ...{ searched: list.searched, filtro: list.filtro },
  }
  const facetas = data && {
    facetas: data.facetas,
    dificuldades: data.dificuldades,
    mais: data.mais,
    onClear: list.clear,
  }
  return (
    <>
      <PageHeader
        title={t.banco}
        description={t.bancoTexto}
        actions={
          <>
            {data !== undefined && data.total > 0 && (
              <ButtonLink to={exportar} icon={IconDownload}>
                {t.exportar}
              </ButtonLink>
            )}
            {!arquivadas && (
              <>
                <ButtonLink
                  to={href('/logado/gerenciar/montagem-avaliacao/:inputs/:questoes?', { inputs: 'e30' })}
                >
                  {t.montar}
                </ButtonLink>
                {data?.permissoes.criar && (
                  <>
                    <ButtonLink to={href('/logado/gerenciar/questoes/importar')} icon={IconUpload}>
                      {t.importar}
                    </ButtonLink>
                    <NovaQuestao />
                  </>
                )}
              </>
            )}
          </>
        }
        crumbs={[{ label: t.aulas, href: href('/logado/gerenciar/aula') }, { label: t.banco }]}
      />
      <Abas arquivadas={arquivadas} data={data} />
      <div className="grade ci-14 v-7 cima media-c-1">
        <aside className="media-sai gruda no-topo" aria-label={t.filtros}>
          {facetas && <Facetas {...facetas} />}
        </aside>
        <div className="encolhe">
          <ListCards
            list={list}
            search={t.buscar}
            chips={[{ name: 'favoritas', label: t.soFavoritas }]}
            tools={
              facetas && (
                <span className="folgada-sai">
                  <FacetasDrawer {...facetas} total={total} />
                </span>
              )
            }
            rows={data?.questoes}
            className="qs-lista pilha v-4 m-z p-z sem-ponto"
            card={(questao) => (
              <QuestaoRow
                questao={questao}
                dificuldades={data?.dificuldades ?? []}
                box={<Caixa id={questao.id} codigo={t.codigo(questao.id)} escolha={escolha} />}
              />
            )}
            skeleton={{ rows: 5, rowHeight: 6 }}
            above={
              <>
                {filtros && <Salvos filtros={filtros} agora={list.filtro} />}
                {facetas && <Escolhidas {...facetas} />}
              </>
            }
            frame={(shown) => (
              <>
                <p className="fraca t-s linha quebra" role="status">
                  <b>{total}</b>
                  {busca && data?.parecidas && t.parecidas(busca)}
                  <span className="vao">{busca ? t.porRelevancia : t.porData}</span>
                </p>
                <Selecao arquivadas={arquivadas} escolha={escolha} achadas={achadas} />
                {shown}
              </>
            )}
            empty={
              arquivadas ? (
                <EmptyState title={t.nenhumaArquivada}>{t.nenhumaArquivadaTexto}</EmptyState>
              ) : (
                <EmptyState
                  title={t.nenhuma}
                  action={
                    <>
                      <ButtonLink to={href('/logado/gerenciar/aula')}>{t.verAulas}</ButtonLink>
                      {data?.permissoes.criar && <NovaQuestao />}
                    </>
                  }
                >
                  {t.nenhumaTexto}
                </EmptyState>
              )
            }
            none={{ title: t.nenhumaBusca, text: t.nenhumaBuscaTexto, clear: t.limpar }}
          />
        </div>
      </div>
    </>
  )
}
