/** `/logado/gerenciar/sugestao`: suggestions of the person and of their networks. */
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
import { sugestaoApi } from '../contract.ts'
import { ESTADOS_SUGESTAO, type Sugestao } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { estadoSugestaoTexts, sugestaoWebTexts } from './texts.ts'

const ORIGENS = ['minhas', 'rede'] as const
const FILTERS = {
  busca: 'words',
  origem: ORIGENS,
  disciplina: 'id',
  habilidade: 'id',
  estado: ESTADOS_SUGESTAO,
} as const

function Row({ sugestao }: { sugestao: Sugestao }) {
  const t = useTexts(sugestaoWebTexts)
  const { id, titulo, texto, estado, disciplina, descritores, rede, autor } = sugestao
  const facts = [
    disciplina?.nome,
    descritores.map(({ codigo }) => codigo).join(', '),
    sugestao.total_atividades > 0 && t.atividades(sugestao.total_atividades),
    sugestao.total_questoes > 0 && t.questoes(sugestao.total_questoes),
    rede?.nome ?? t.soMinha,
    t.de(autor.nome),
  ].filter(Boolean)
  return (
    <li className="cartao pilha v-3 partir">
      <span className="linha">
        <EstadoTag estado={estado} />
      </span>
      <h2 className="t-2">
        <Link className="elo-t" to={href('/logado/gerenciar/sugestao/:id', { id })}>
          {titulo}
        </Link>
      </h2>
      {texto && <p>{texto}</p>}
      <p className="fraca t-s">
        {facts.map((fact) => `${fact} · `)}
        {t.mudou} <RelativeTime value={sugestao.alterada_em} />
      </p>
    </li>
  )
}

interface Choices {
  disciplinas: readonly Ref[]
  habilidades: readonly { id: number; codigo: string }[]
}

function usePills(data: Choices | undefined): PillFilter[] {
  const t = useTexts(sugestaoWebTexts)
  const estados = useTexts(estadoSugestaoTexts)
  const optionsOf = (refs: readonly (readonly [number, string])[] = []) =>
    refs.map(([id, label]) => ({ value: String(id), label }))
  return [
    {
      ...{ name: 'origem', label: t.deQuem, all: t.todas },
      options: ORIGENS.map((value) => ({ value, label: t[value] })),
    },
    {
      ...{ name: 'disciplina', label: t.disciplina, all: t.todas },
      options: optionsOf(data?.disciplinas.map(({ id, nome }) => [id, nome])),
    },
    {
      ...{ name: 'habilidade', label: t.habilidade, all: t.todas },
      options: optionsOf(data?.habilidades.map(({ id, codigo }) => [id, codigo])),
    },
    {
      ...{ name: 'estado', label: t.situacao, all: t.emUso },
      options: ESTADOS_SUGESTAO.map((value) => ({ value, label: estados[value] })),
    },
  ]
}

export function Screen() {
  const t = useTexts(sugestaoWebTexts)
  const list = useList(sugestaoApi.list, { filters: FILTERS, sizes: [30] })
  const { data } = list
  const pills = usePills(data)
  const nova = data?.permissoes.criar && (
    <ButtonLink look="filled" icon={IconPlus} to={href('/logado/gerenciar/sugestao/cadastrar')}>
      {t.nova}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={t.texto}
        actions={nova}
        crumbs={[{ label: t.aulas, href: href('/logado/gerenciar/aula') }, { label: t.titulo }]}
      />
      <ListCards
        list={list}
        search={t.buscar}
        pills={pills}
        rows={data?.sugestoes}
        card={(sugestao) => <Row sugestao={sugestao} />}
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
