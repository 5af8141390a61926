/** `/logado/games`: lessons made of games, and the own score of the week; no prizes, nobody else's (H-31). */
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs'
import { formatNumber } from '../../../core/contract/time.ts'
import { useCall } from '../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { ButtonLink } from '../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../core/web/ui/FilterBar.tsx'
import { useUrlFilters } from '../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../core/web/ui/StatCard.tsx'
import { descobertaApi, type Jogo } from '../contract.ts'
import './descoberta.css'
import { fazerHref } from './fazer.ts'
import { descobertaTexts } from './texts.ts'

const PAGE = 30

function JogoCard({ jogo }: { jogo: Jogo }) {
  const t = useTexts(descobertaTexts)
  const language = useLanguage()
  const { id, titulo, descricao, disciplina, periodos, nota, nota_semana, turma } = jogo
  const facts = [disciplina?.nome, periodos.map(({ nome }) => nome).join(', ')]
  const grades = [
    nota_semana !== null && t.naSemana(formatNumber(nota_semana, 1, language)),
    nota !== null && t.suaNota(formatNumber(nota, 1, language)),
  ]
  return (
    <article className="cartao desc-item">
      <h2>{titulo}</h2>
      {descricao && <p className="fraca">{descricao}</p>}
      <small className="fraca">{facts.filter(Boolean).join(' · ')}</small>
      <small className="forte num">{grades.filter(Boolean).join(' · ')}</small>
      <span className="pe">
        <ButtonLink
          look="soft"
          icon={IconDeviceGamepad2}
          to={fazerHref(id, turma)}
          aria-label={t.jogarDe(titulo)}
        >
          {t.jogar}
        </ButtonLink>
      </span>
    </article>
  )
}

export function Screen() {
  const t = useTexts(descobertaTexts)
  const { get, set } = useUrlFilters()
  const busca = get('busca').trim()
  const pagina = Math.max(1, Math.trunc(Number(get('pagina'))) || 1)
  const { data, error, refetch } = useCall(
    descobertaApi.jogos,
    { query: { pagina, linhas: PAGE, ...(busca && { busca }) } },
    { keep: true },
  )
  return (
    <>
      <PageHeader title={t.jogos} description={t.jogosTexto} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} rowHeight={7} />
      ) : (
        <>
          {data.semana.vezes > 0 && (
            <StatRow>
              <StatCard value={data.semana.pontos}>{t.pontosSemana}</StatCard>
              <StatCard value={data.semana.jogos}>{t.jogosSemana}</StatCard>
              <StatCard value={data.semana.vezes}>{t.vezesSemana}</StatCard>
            </StatRow>
          )}
          {(data.total > 0 || busca !== '') && (
            <FilterBar search={{ name: 'busca', placeholder: t.buscarJogo }} />
          )}
          {data.jogos.length === 0 ? (
            <EmptyState title={busca ? t.nada : t.nenhumJogo}>
              {busca ? t.nadaTexto : t.nenhumJogoTexto}
            </EmptyState>
          ) : (
            <ul className="desc-lista">
              {data.jogos.map((jogo) => (
                <li key={jogo.id}>
                  <JogoCard jogo={jogo} />
                </li>
              ))}
            </ul>
          )}
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
