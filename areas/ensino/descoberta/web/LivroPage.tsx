/** `/logado/livro/:livro`: a playlist in reading mode, its contents beside the chapter that is open. */
import { Suspense, useLayoutEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Leitura } from '../../tentativa/web/public.tsx'
import { type Capitulo, descobertaApi } from '../contract.ts'
import './descoberta.css'
import { fazerHref } from './fazer.ts'
import { descobertaTexts } from './texts.ts'

interface ChapterProps {
  livro: number
  capitulo: Capitulo
  place: number
  total: number
}

function Texto({ livro, capitulo }: Pick<ChapterProps, 'livro' | 'capitulo'>) {
  const t = useTexts(descobertaTexts)
  const { data, error, refetch } = useCall(descobertaApi.capitulo, { params: { livro, aula: capitulo.aula } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Leitura telas={data.telas} midias={data.midias} />
      {data.atividades > 0 && (
        <Callout tone="info">
          {t.atividade(data.atividades)} <Link to={fazerHref(capitulo.aula, capitulo.turma)}>{t.fazer}</Link>
        </Callout>
      )}
    </Suspense>
  )
}

function Chapter({ livro, capitulo, place, total }: ChapterProps) {
  const t = useTexts(descobertaTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is another place to read on from
  useLayoutEffect(() => {
    if (!first.current) heading.current?.focus()
    first.current = false
  }, [capitulo.aula])
  const to = (to: number) => `?capitulo=${to}`
  return (
    <article className="cartao livro-pagina pilha v-6 prosa" aria-labelledby="capitulo-t">
      <div>
        <small className="fraca num">{t.capituloDe(place, total)}</small>
        <h2 id="capitulo-t" ref={heading} tabIndex={-1}>
          {capitulo.titulo}
        </h2>
        {capitulo.descricao && <p className="fraca">{capitulo.descricao}</p>}
      </div>
      <Texto livro={livro} capitulo={capitulo} />
      <div className="linha quebra nao-imprime">
        {place > 1 && <ButtonLink to={to(place - 1)}>{t.anterior}</ButtonLink>}
        <span className="vao" />
        {place < total && (
          <ButtonLink look="filled" to={to(place + 1)}>
            {t.proximo}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

export function Screen() {
  const t = useTexts(descobertaTexts)
  const livro = Number(useParams().livro)
  const { get } = useUrlFilters()
  const { data, error, refetch } = useCall(descobertaApi.livro, { params: { livro } })
  if (error?.status === 404 || error?.status === 400)
    return (
      <EmptyState
        title={t.semLivro}
        heading="h1"
        action={
          <ButtonLink look="filled" to="/logado/livro">
            {t.verLivros}
          </ButtonLink>
        }
      >
        {t.semLivroTexto}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { nome, descricao, capitulos } = data.livro
  const place = Math.min(capitulos.length, Math.max(1, Math.trunc(Number(get('capitulo'))) || 1))
  const open = capitulos[place - 1]
  return (
    <>
      <PageHeader
        title={nome}
        {...(descricao && { description: descricao })}
        crumbs={[{ label: t.livros, href: '/logado/livro' }, { label: nome }]}
      />
      <div className="livro-g pilha cima v-6">
        <nav className="cartao nao-imprime" aria-label={t.sumario}>
          <ol className="livro-sumario">
            {capitulos.map(({ aula, titulo }, i) => (
              <li key={aula}>
                <Link
                  className="elo-t toque linha v-4 p-3"
                  to={`?capitulo=${i + 1}`}
                  aria-current={i + 1 === place ? 'page' : undefined}
                >
                  {titulo}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {open && <Chapter livro={livro} capitulo={open} place={place} total={capitulos.length} />}
      </div>
    </>
  )
}
