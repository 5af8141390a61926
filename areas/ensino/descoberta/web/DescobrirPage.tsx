/** `/logado/descobrir`: lessons, games and playlists by words and facets. */

import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs'
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs'
import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { descobertaApi, type Faceta, type Item, MAX_BUSCA, ORDENS, TIPOS_ITEM } from '../contract.ts'
import './descoberta.css'
import { fazerHref } from './fazer.ts'
import { descobertaTexts } from './texts.ts'

const PAGE = 30
const NARROW = ['busca', 'tipo', 'disciplina', 'periodo'] as const

const addressOf = ({ tipo, id, turma }: Item): string =>
  tipo === 'playlist' ? href('/logado/livro/:livro', { livro: id }) : fazerHref(id, turma)

function ItemCard({ item }: { item: Item }) {
  const t = useTexts(descobertaTexts)
  const language = useLanguage()
  const { tipo, titulo, descricao, disciplina, periodos, tamanho, autor, nota } = item
  const facts = [
    disciplina?.nome,
    periodos.map(({ nome }) => nome).join(', '),
    tipo === 'playlist' ? t.aulas(tamanho) : t.telas(tamanho),
    autor && t.de(autor),
  ]
  return (
    <article className="cartao desc-item">
      <span>
        <Tag tone={tipo === 'aula' ? 'marca' : 'info'}>{t.tipos(tipo)}</Tag>
      </span>
      <h2>
        <Link className="inteiro" to={addressOf(item)}>
          {titulo}
        </Link>
      </h2>
      {descricao && <p className="fraca">{descricao}</p>}
      <small className="fraca pe">{facts.filter(Boolean).join(' · ')}</small>
      {nota !== null && <small className="forte num">{t.suaNota(formatNumber(nota, 1, language))}</small>}
    </article>
  )
}

/** The one that the address names, where it is a whole number. */
const idOf = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

export function Screen() {
  const t = useTexts(descobertaTexts)
  const { get, set, clear } = useUrlFilters()
  const busca = get('busca').trim().slice(0, MAX_BUSCA)
  const tipo = TIPOS_ITEM.find((one) => one === get('tipo'))
  const disciplina = idOf(get('disciplina'))
  const periodo = idOf(get('periodo'))
  const ordem = ORDENS.find((one) => one === get('ordem')) ?? (busca ? 'relevancia' : 'titulo')
  const pagina = idOf(get('pagina')) ?? 1
  const { data, error, refetch } = useCall(
    descobertaApi.descobrir,
    {
      query: {
        pagina,
        linhas: PAGE,
        ordem,
        ...(busca && { busca }),
        ...(tipo && { tipo }),
        ...(disciplina && { disciplina }),
        ...(periodo && { periodo }),
      },
    },
    { keep: true },
  )
  const options = (facets: readonly Faceta[] = []) =>
    facets.map(({ id, nome, total }) => ({ value: String(id), label: t.comTotal(nome, total) }))
  const narrowed = NARROW.some((name) => get(name) !== '')
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
      <FilterBar
        search={{ name: 'busca', placeholder: t.buscar }}
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
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={6} rowHeight={7} />
      ) : data.itens.length === 0 ? (
        narrowed ? (
          <EmptyState
            title={t.nada}
            action={
              <Button look="filled" onClick={() => clear([...NARROW])}>
                {t.limpar}
              </Button>
            }
          >
            {t.nadaTexto}
          </EmptyState>
        ) : (
          <EmptyState title={t.vazio}>{t.vazioTexto}</EmptyState>
        )
      ) : (
        <>
          <p className="fraca t-s num" role="status">
            {t.achados(data.total)}
          </p>
          <ul className="desc-lista">
            {data.itens.map((item) => (
              <li key={`${item.tipo}-${item.id}`}>
                <ItemCard item={item} />
              </li>
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
    </>
  )
}
