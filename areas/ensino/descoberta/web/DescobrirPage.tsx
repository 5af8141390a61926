/** `/logado/descobrir`: lessons, games, playlists and paths by words and facets. */

import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs'
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs'
import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { Capa } from '../../catalogo/web/public-capa.tsx'
import { descobertaApi, type Faceta, type Item, ORDENS, TIPOS_ITEM } from '../contract.ts'
import './descoberta.css'
import { fazerHref } from './fazer.ts'
import { descobertaTexts } from './texts.ts'

const PAGE = 30

const addressOf = ({ tipo, id, turma }: Item): string =>
  tipo === 'playlist'
    ? href('/logado/livro/:livro', { livro: id })
    : tipo === 'trilha'
      ? href('/logado/trilhas/:trilha', { trilha: id })
      : fazerHref(id, turma)

function ItemCard({ item }: { item: Item }) {
  const t = useTexts(descobertaTexts)
  const language = useLanguage()
  const { tipo, titulo, descricao, capa, disciplina, periodos, tamanho, autor, nota } = item
  const facts = [
    disciplina?.nome,
    periodos.map(({ nome }) => nome).join(', '),
    (tipo === 'playlist' ? t.aulas : tipo === 'trilha' ? t.habilidades : t.telas)(tamanho),
    autor && t.de(autor),
  ]
  return (
    <article className="cartao desc-item coluna v-3 alta rel">
      <Capa titulo={titulo} imagem={capa} disciplina={disciplina?.nome} livro={tipo === 'playlist'} />
      <span>
        <Tag tone={tipo === 'aula' ? 'marca' : 'info'}>{t.tipos(tipo)}</Tag>
      </span>
      <h2>
        <Link className="inteiro" to={addressOf(item)}>
          {titulo}
        </Link>
      </h2>
      {descricao && <p className="fraca linhas-3">{descricao}</p>}
      <small className="fraca pe">{facts.filter(Boolean).join(' · ')}</small>
      {nota !== null && <small className="forte num">{t.suaNota(formatNumber(nota, 1, language))}</small>}
    </article>
  )
}

export function Screen() {
  const t = useTexts(descobertaTexts)
  const busca = useUrlFilters().get('busca').trim()
  const list = useList(descobertaApi.descobrir, {
    filters: { busca: 'words', tipo: TIPOS_ITEM, disciplina: 'id', periodo: 'id' },
    ordens: ORDENS,
    query: { ordem: busca ? 'relevancia' : 'titulo' },
    sizes: [PAGE],
  })
  const { data } = list
  const options = (facets: readonly Faceta[] = []) =>
    facets.map(({ id, nome, total }) => ({ value: String(id), label: t.comTotal(nome, total) }))
  return (
    <>
      <PageHeader
        title={t.descobrir}
        description={t.descobrirTexto}
        actions={
          <>
            <ButtonLink icon={IconDeviceGamepad2} to="/logado/games">
              {t.jogos}
            </ButtonLink>
            <ButtonLink icon={IconBook} to="/logado/livro">
              {t.livros}
            </ButtonLink>
          </>
        }
      />
      <ListCards
        list={list}
        search={t.buscar}
        pills={[
          {
            name: 'tipo',
            label: t.tipo,
            all: t.todos,
            options: (data?.facetas.tipos ?? []).map((one) => ({
              value: one.tipo,
              label: t.comTotal(t.tipos(one.tipo), one.total),
            })),
          },
          {
            name: 'disciplina',
            label: t.disciplina,
            all: t.todas,
            options: options(data?.facetas.disciplinas),
          },
          { name: 'periodo', label: t.periodo, all: t.completo, options: options(data?.facetas.periodos) },
          {
            name: 'ordem',
            label: t.ordem,
            all: busca ? t.porRelevancia : t.porTitulo,
            options: [
              { value: 'titulo', label: t.porTitulo },
              { value: '-publicada_em', label: t.porData },
            ],
          },
        ]}
        above={
          data &&
          data.total > 0 && (
            <p className="fraca t-s num" role="status">
              {data.parecidas ? t.parecidos(busca, data.total) : t.achados(data.total)}
            </p>
          )
        }
        rows={data?.itens}
        rowId={({ tipo, id }) => `${tipo}-${id}`}
        className="desc-lista pilha c-17 v-5 p-z sem-ponto m-z"
        skeleton={{ rows: 6, rowHeight: 7 }}
        card={(item) => (
          <li>
            <ItemCard item={item} />
          </li>
        )}
        empty={<EmptyState title={t.vazio}>{t.vazioTexto}</EmptyState>}
        none={{ title: t.nada, text: t.nadaTexto, clear: t.limpar }}
      />
    </>
  )
}
