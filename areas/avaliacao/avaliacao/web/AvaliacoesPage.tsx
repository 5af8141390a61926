/** `/logado/gerenciar/avaliacao`: assessments of the person and of their networks. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from 'react-router'
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
import { avaliacaoApi } from '../contract.ts'
import { type Avaliacao, ESTADOS_AVALIACAO, MODALIDADES } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { avaliacaoWebTexts, estadoAvaliacaoTexts, opcoesTexts } from './texts.ts'

const ORIGENS = ['minhas', 'rede'] as const
const FILTERS = {
  busca: 'words',
  origem: ORIGENS,
  disciplina: 'id',
  periodo: 'id',
  modalidade: MODALIDADES,
  estado: ESTADOS_AVALIACAO,
} as const

/** Where a new one begins: an empty basket. */
export const NOVA = href('/logado/gerenciar/montagem-avaliacao/:inputs/:questoes?', { inputs: 'e30' })

function Row({ avaliacao }: { avaliacao: Avaliacao }) {
  const t = useTexts(avaliacaoWebTexts)
  const opcoes = useTexts(opcoesTexts)
  const { id, titulo, estado, disciplina, periodo, rede, autor, modalidade, cadernos } = avaliacao
  const facts = [
    disciplina?.nome,
    periodo?.nome,
    t.questoes(avaliacao.total_questoes),
    cadernos > 1 && t.cadernos(cadernos),
    opcoes[modalidade],
    rede?.nome ?? t.soMinha,
    t.de(autor.nome),
  ].filter(Boolean)
  return (
    <li className="cartao pilha v-3 partir">
      <span className="linha">
        <EstadoTag estado={estado} />
      </span>
      <h2 className="t-2">
        <Link className="elo-t" to={href('/logado/gerenciar/avaliacao/:avaliacao', { avaliacao: id })}>
          {titulo}
        </Link>
      </h2>
      <p className="fraca t-s">
        {facts.map((fact) => `${fact} · `)}
        {t.mudou} <RelativeTime value={avaliacao.alterada_em} />
      </p>
    </li>
  )
}

interface Choices {
  disciplinas: readonly Ref[]
  periodos: readonly Ref[]
}

function usePills(data: Choices | undefined): PillFilter[] {
  const t = useTexts(avaliacaoWebTexts)
  const opcoes = useTexts(opcoesTexts)
  const estados = useTexts(estadoAvaliacaoTexts)
  const optionsOf = (refs: readonly Ref[] = []) =>
    refs.map(({ id, nome }) => ({ value: String(id), label: nome }))
  return [
    {
      ...{ name: 'origem', label: t.deQuem, all: t.todas },
      options: ORIGENS.map((value) => ({ value, label: t[value] })),
    },
    { ...{ name: 'disciplina', label: t.disciplina, all: t.todas }, options: optionsOf(data?.disciplinas) },
    { ...{ name: 'periodo', label: t.periodo, all: t.todas }, options: optionsOf(data?.periodos) },
    {
      ...{ name: 'modalidade', label: t.modalidade, all: t.todas },
      options: MODALIDADES.map((value) => ({ value, label: opcoes[value] })),
    },
    {
      ...{ name: 'estado', label: t.situacao, all: t.emUso },
      options: ESTADOS_AVALIACAO.map((value) => ({ value, label: estados[value] })),
    },
  ]
}

export function Screen() {
  const t = useTexts(avaliacaoWebTexts)
  const list = useList(avaliacaoApi.list, { filters: FILTERS, sizes: [30] })
  const { data } = list
  const pills = usePills(data)
  const nova = data?.permissoes.criar && (
    <ButtonLink look="filled" icon={IconPlus} to={NOVA}>
      {t.nova}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={t.texto}
        actions={nova}
        crumbs={[{ label: t.ensinar, href: href('/logado/gerenciar/questoes') }, { label: t.titulo }]}
      />
      <ListCards
        list={list}
        search={t.buscar}
        pills={pills}
        rows={data?.avaliacoes}
        card={(avaliacao) => <Row avaliacao={avaliacao} />}
        skeleton={{ rows: 5, rowHeight: 6 }}
        total={t.total}
        empty={
          <EmptyState title={t.nenhuma} action={nova}>
            {t.nenhumaTexto}
          </EmptyState>
        }
        none={{ title: t.nenhumaBusca, text: t.nenhumaBuscaTexto, clear: t.limpar }}
      />
    </>
  )
}
