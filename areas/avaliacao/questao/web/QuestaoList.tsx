/** The bank as a list: what each question asks, where it stands, what it is about; active or archived. */
import { Link, useNavigate } from 'react-router'
import type { Ref } from '../../../../core/contract/schema.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import type { PillFilter } from '../../../../core/web/ui/FilterBar.tsx'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { questaoApi } from '../contract.ts'
import { ESTADOS_QUESTAO, type Questao, TIPOS_QUESTAO } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import './questao.css'
import { estadoQuestaoTexts, questaoWebTexts, tipoQuestaoTexts } from './texts.ts'

const FILTERS = {
  busca: 'words',
  origem: ['minhas', 'rede'],
  disciplina: 'id',
  periodo: 'id',
  habilidade: 'id',
  dificuldade: ['1', '2', '3', '4', '5'],
  tipo: TIPOS_QUESTAO,
} as const
const ESTADOS = ESTADOS_QUESTAO.filter((value) => value !== 'arquivada')

const optionsOf = (refs: readonly Ref[]) => refs.map(({ id, nome }) => ({ value: String(id), label: nome }))

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
    <li className="cartao pilha v-3">
      <span className="linha quebra v-2">
        <Tag tone="marca">{tipos[tipo]}</Tag> <EstadoTag estado={estado} />
      </span>
      <h2 className="t-2">
        <Link className="elo-t" to={href('/logado/gerenciar/questoes/:questao', { questao: id })}>
          {texto || t.semTexto}
        </Link>
      </h2>
      <p className="fraca t-s">
        {facts.map((fact) => `${fact} · `)}
        {t.mudou} <RelativeTime value={questao.alterada_em} />
      </p>
    </li>
  )
}

interface Choices {
  disciplinas: readonly Ref[]
  periodos: readonly Ref[]
  dificuldades: readonly Ref[]
  habilidades: readonly { id: number; codigo: string }[]
}

function usePills(arquivadas: boolean, data: Choices | undefined): PillFilter[] {
  const t = useTexts(questaoWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const pill = (name: string, label: string, refs: readonly Ref[] | undefined, all = t.todas) => ({
    name,
    label,
    all,
    options: optionsOf(refs ?? []),
  })
  return [
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
            options: ESTADOS.map((value) => ({
              value,
              label: estados[value],
            })),
          },
        ]),
  ]
}

export function QuestaoList({ arquivadas = false }: { arquivadas?: boolean }) {
  const t = useTexts(questaoWebTexts)
  const navigate = useNavigate()
  const list = useList(arquivadas ? questaoApi.listArquivadas : questaoApi.list, {
    filters: { ...FILTERS, ...(!arquivadas && { estado: ESTADOS }) },
    sizes: [30],
  })
  const { data } = list
  const pills = usePills(arquivadas, data)
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
      <ListCards
        list={list}
        search={t.buscar}
        pills={pills}
        rows={data?.questoes}
        className="qs-lista pilha v-5"
        card={(questao) => <Row questao={questao} dificuldades={data?.dificuldades ?? []} />}
        skeleton={{ rows: 5, rowHeight: 6 }}
        frame={(shown) => (
          <>
            <p className="fraca t-s" role="status">
              {t.total(data?.total ?? 0)}
            </p>
            {shown}
          </>
        )}
        empty={
          arquivadas ? (
            <EmptyState title={t.nenhumaArquivada}>{t.nenhumaArquivadaTexto}</EmptyState>
          ) : (
            <EmptyState
              title={t.nenhuma}
              action={<ButtonLink to={href('/logado/gerenciar/aula')}>{t.verAulas}</ButtonLink>}
            >
              {t.nenhumaTexto}
            </EmptyState>
          )
        }
        none={{ title: t.nenhumaBusca, text: t.nenhumaBuscaTexto, clear: t.limpar }}
      />
    </>
  )
}
