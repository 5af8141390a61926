/** `/logado/redes/rede/:rede/gestao/avisos`: the notices sent to a network and what lies below; writing one. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../core/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { ListSkeleton, PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { type AvisoRede, avisoRedeApi } from '../contract-aviso-rede.ts'
import { avisoRedeTexts } from './aviso-rede-texts.ts'
import './forum.css'

const AvisoRedeForm = lazy(() => import('./AvisoRedeForm.tsx').then((m) => ({ default: m.AvisoRedeForm })))

const PAGE = 20

/** What a notice is, in tags: where it stands, what it asks for. */
export function AvisoRedeTags({ aviso }: { aviso: AvisoRede }) {
  const t = useTexts(avisoRedeTexts)
  const state = { agendado: t.agendado, publicado: t.noAr, encerrado: t.encerrado }
  return (
    <span className="marcas">
      <Tag tone={aviso.estado === 'publicado' ? 'ok' : undefined}>{state[aviso.estado]}</Tag>
      {aviso.urgente && <Tag tone="erro">{t.urgente}</Tag>}
      {aviso.fixado && <Tag>{t.fixado}</Tag>}
      {aviso.pedeCiente && <Tag>{t.comCiente}</Tag>}
    </span>
  )
}

function Row({ aviso, rede }: { aviso: AvisoRede; rede: number }) {
  const t = useTexts(avisoRedeTexts)
  return (
    <li className="cartao pilha" style={{ gap: 'var(--e-1)' }}>
      <AvisoRedeTags aviso={aviso} />
      <h2 className="t-3">
        <Link
          className="liso"
          to={href('/logado/redes/rede/:rede/gestao/avisos/:aviso', { rede, aviso: aviso.id })}
        >
          {aviso.titulo}
        </Link>
      </h2>
      <p className="fraca t-s">
        {aviso.papeis.map((papel) => t[papel]).join(', ')} · {t.turmas(aviso.turmas)} · {aviso.rede.nome} ·{' '}
        <RelativeTime value={aviso.quando} /> {t.por(aviso.autor)}
      </p>
    </li>
  )
}

export function Screen() {
  const t = useTexts(avisoRedeTexts)
  const navigate = useNavigate()
  const rede = Number(useParams().rede) || 0
  const [search, setSearch] = useSearchParams()
  const pagina = Math.max(1, Math.trunc(Number(search.get('pagina'))) || 1)
  const busca = search.get('busca') ?? ''
  const { data, error, refetch } = useCall(
    avisoRedeApi.listAvisosRede,
    { params: { rede }, query: { pagina, linhas: PAGE, ...(busca && { busca }) } },
    { enabled: rede > 0, keep: true },
  )
  if (rede === 0 || error?.status === 404)
    return (
      <EmptyState
        heading="h1"
        title={t.redeFora}
        action={
          <ButtonLink look="filled" to="/logado">
            {t.voltar}
          </ButtonLink>
        }
      >
        {t.redeForaTexto}
      </EmptyState>
    )
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} rowHeight={7} />
  const writing = search.get('abrir') === 'aviso' && data.permissoes.publicar
  const list = href('/logado/redes/rede/:rede/gestao/avisos', { rede })
  if (writing)
    return (
      <>
        <PageHeader
          title={t.novoPara(data.rede.nome)}
          crumbs={[{ label: t.titulo, href: list }, { label: t.novo }]}
        />
        <Suspense fallback={<PageSkeleton />}>
          <AvisoRedeForm
            rede={data.rede}
            onDone={(aviso) =>
              void navigate(
                aviso === undefined
                  ? list
                  : href('/logado/redes/rede/:rede/gestao/avisos/:aviso', { rede, aviso }),
              )
            }
          />
        </Suspense>
      </>
    )
  const write = data.permissoes.publicar && (
    <Button look="filled" icon={IconPlus} onClick={() => setSearch({ abrir: 'aviso' })}>
      {t.novo}
    </Button>
  )
  return (
    <>
      <PageHeader title={t.titulo} description={t.descricao(data.rede.nome)} actions={write} />
      {(data.total > 0 || busca !== '') && <FilterBar search={{ name: 'busca', placeholder: t.buscar }} />}
      {data.avisos.length > 0 ? (
        <>
          <ul className="pilha lista-nua">
            {data.avisos.map((aviso) => (
              <Row key={aviso.id} aviso={aviso} rede={rede} />
            ))}
          </ul>
          <Pagination
            page={pagina}
            pageSize={PAGE}
            total={data.total}
            onPage={(page) => setSearch({ ...Object.fromEntries(search), pagina: String(page) })}
          />
        </>
      ) : busca !== '' ? (
        <EmptyState title={t.nadaEncontrado} />
      ) : (
        <EmptyState title={t.nenhum}>{t.nenhumTexto}</EmptyState>
      )}
    </>
  )
}
