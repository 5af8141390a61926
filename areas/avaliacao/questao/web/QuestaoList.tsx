/** The bank as a list: what each question asks, where it stands, what it is about; active or archived. */
import { Link, useNavigate } from 'react-router'
import type { Ref } from '../../../../core/contract/schema.ts'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { questaoApi } from '../contract.ts'
import { ESTADOS_QUESTAO, type Questao, TIPOS_QUESTAO } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import './questao.css'
import { estadoQuestaoTexts, questaoWebTexts, tipoQuestaoTexts } from './texts.ts'

const PAGE = 30
const FILTERS = ['busca', 'origem', 'disciplina', 'periodo', 'habilidade', 'dificuldade', 'tipo', 'estado']

const optionsOf = (refs: readonly Ref[]) => refs.map(({ id, nome }) => ({ value: String(id), label: nome }))

/** What the address says, where it says something known. */
function useQuery(arquivadas: boolean) {
  const { get } = useUrlFilters()
  const busca = get('busca').trim().slice(0, 120)
  const id = (name: string) => Math.max(0, Math.trunc(Number(get(name))) || 0)
  const known = <T extends string>(words: readonly T[], name: string) =>
    words.find((one) => one === get(name))
  const origem = known(['minhas', 'rede'] as const, 'origem')
  const tipo = known(TIPOS_QUESTAO, 'tipo')
  const estado = arquivadas ? undefined : known(['rascunho', 'em_revisao', 'aprovada'] as const, 'estado')
  const [disciplina, periodo, habilidade, dificuldade] = FILTERS.slice(2, 6).map(id)
  return {
    pagina: id('pagina') || 1,
    linhas: PAGE,
    ...(busca && { busca }),
    ...(origem && { origem }),
    ...(disciplina && { disciplina }),
    ...(periodo && { periodo }),
    ...(habilidade && { habilidade }),
    ...(dificuldade && dificuldade <= 5 && { dificuldade }),
    ...(tipo && { tipo }),
    ...(estado && { estado }),
  }
}

function Row({ questao, dificuldades }: { questao: Questao; dificuldades: readonly Ref[] }) {
  const t = useTexts(questaoWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const { id, tipo, texto, estado, disciplina, periodo, dificuldade, habilidades, autor, rede } = questao
  const facts = [
    disciplina?.nome,
    periodo?.nome,
    dificuldades.find((one) => one.id === dificuldade)?.nome,
    habilidades.map(({ codigo }) => codigo).join(', '),
    rede?.nome,
    questao.status_usuario === 'compartilhada' && t.de(autor.nome),
  ].filter(Boolean)
  return (
    <li className="cartao">
      <span className="qs-marcas">
        <Tag tone="marca">{tipos[tipo]}</Tag> <EstadoTag estado={estado} />
      </span>
      <h2>
        <Link to={href('/logado/gerenciar/questoes/:questao', { questao: id })}>{texto || t.semTexto}</Link>
      </h2>
      <p className="fraca t-s">
        {facts.map((fact) => `${fact} · `)}
        {t.mudou} <RelativeTime value={questao.alterada_em} />
      </p>
    </li>
  )
}

function Filters({ arquivadas, data }: { arquivadas: boolean; data: Choices | undefined }) {
  const t = useTexts(questaoWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const pill = (name: string, label: string, refs: readonly Ref[] | undefined, all = t.todas) => ({
    name,
    label,
    all,
    options: optionsOf(refs ?? []),
  })
  return (
    <FilterBar
      search={{ name: 'busca', placeholder: t.buscar }}
      pills={[
        {
          ...pill('origem', t.deQuem, []),
          options: (['minhas', 'rede'] as const).map((value) => ({ value, label: t[value] })),
        },
        pill('disciplina', t.disciplina, data?.disciplinas),
        pill('periodo', t.periodo, data?.periodos, t.periodoTodos),
        pill('dificuldade', t.dificuldade, data?.dificuldades),
        {
          ...pill('habilidade', t.habilidade, []),
          options: (data?.habilidades ?? []).map(({ id, codigo }) => ({ value: String(id), label: codigo })),
        },
        {
          ...pill('tipo', t.tipo, [], t.periodoTodos),
          options: TIPOS_QUESTAO.map((value) => ({ value, label: tipos[value] })),
        },
        ...(arquivadas
          ? []
          : [
              {
                ...pill('estado', t.situacao, []),
                options: ESTADOS_QUESTAO.filter((value) => value !== 'arquivada').map((value) => ({
                  value,
                  label: estados[value],
                })),
              },
            ]),
      ]}
    />
  )
}

interface Choices {
  disciplinas: readonly Ref[]
  periodos: readonly Ref[]
  dificuldades: readonly Ref[]
  habilidades: readonly { id: number; codigo: string }[]
}

function Nothing({ arquivadas, filtered }: { arquivadas: boolean; filtered: boolean }) {
  const t = useTexts(questaoWebTexts)
  const { clear } = useUrlFilters()
  if (filtered)
    return (
      <EmptyState title={t.nenhumaBusca} action={<Button onClick={() => clear(FILTERS)}>{t.limpar}</Button>}>
        {t.nenhumaBuscaTexto}
      </EmptyState>
    )
  if (arquivadas) return <EmptyState title={t.nenhumaArquivada}>{t.nenhumaArquivadaTexto}</EmptyState>
  return (
    <EmptyState
      title={t.nenhuma}
      action={<ButtonLink to={href('/logado/gerenciar/aula')}>{t.verAulas}</ButtonLink>}
    >
      {t.nenhumaTexto}
    </EmptyState>
  )
}

export function QuestaoList({ arquivadas = false }: { arquivadas?: boolean }) {
  const t = useTexts(questaoWebTexts)
  const navigate = useNavigate()
  const { set } = useUrlFilters()
  const query = useQuery(arquivadas)
  const { pagina, linhas, ...filter } = query
  const ativas = useCall(questaoApi.list, { query }, { keep: true, enabled: !arquivadas })
  const guardadas = useCall(questaoApi.listArquivadas, { query }, { keep: true, enabled: arquivadas })
  const { data, error, refetch } = arquivadas ? guardadas : ativas
  return (
    <>
      <PageHeader
        title={t.banco}
        description={t.bancoTexto}
        crumbs={[{ label: t.aulas, href: href('/logado/gerenciar/aula') }, { label: t.banco }]}
      />
      <Segmented
        className="qs-abas"
        label={t.listas}
        value={arquivadas ? 'arquivadas' : 'ativas'}
        choices={(['ativas', 'arquivadas'] as const).map((value) => ({ value, label: t[value] }))}
        onChange={(value) =>
          void navigate(
            value === 'ativas'
              ? href('/logado/gerenciar/questoes')
              : href('/logado/gerenciar/questoes/arquivadas'),
          )
        }
      />
      <Filters arquivadas={arquivadas} data={data} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={5} rowHeight={6} />
      ) : data.questoes.length === 0 ? (
        <Nothing arquivadas={arquivadas} filtered={Object.keys(filter).length > 0} />
      ) : (
        <>
          <p className="fraca t-s" role="status">
            {t.total(data.total)}
          </p>
          <ul className="qs-lista">
            {data.questoes.map((questao) => (
              <Row key={questao.id} questao={questao} dificuldades={data.dificuldades} />
            ))}
          </ul>
          <Pagination
            page={pagina}
            pageSize={linhas}
            total={data.total}
            onPage={(page) => set('pagina', String(page))}
          />
        </>
      )}
    </>
  )
}
