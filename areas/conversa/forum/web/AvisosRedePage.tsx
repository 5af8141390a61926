/** `/logado/redes/rede/:rede/gestao/avisos`: the notices sent to a network and what lies below; writing one. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { ListSkeleton, PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { type AvisoRede, avisoRedeApi } from '../contract-aviso-rede.ts'
import { avisoRedeTexts } from './aviso-rede-texts.ts'
import './forum.css'

const AvisoRedeForm = lazy(() => import('./AvisoRedeForm.tsx').then((m) => ({ default: m.AvisoRedeForm })))

/** What a notice is, in tags: where it stands, what it asks for. */
export function AvisoRedeTags({ aviso }: { aviso: AvisoRede }) {
  const t = useTexts(avisoRedeTexts)
  const state = { agendado: t.agendado, publicado: t.noAr, encerrado: t.encerrado }
  return (
    <span className="marcas linha quebra v-2">
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
  const list = useList(avisoRedeApi.listAvisosRede, {
    params: { rede },
    filters: { busca: 'words' },
    sizes: [20],
    enabled: rede > 0,
  })
  const { data } = list
  if (rede === 0 || list.error?.status === 404)
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
  if (list.failed) return <ErrorState error={list.error} onRetry={list.retry} />
  if (!data) return <ListSkeleton rows={4} rowHeight={7} />
  const writing = search.get('abrir') === 'aviso' && data.permissoes.publicar
  const lista = href('/logado/redes/rede/:rede/gestao/avisos', { rede })
  if (writing)
    return (
      <>
        <PageHeader
          title={t.novoPara(data.rede.nome)}
          crumbs={[{ label: t.titulo, href: lista }, { label: t.novo }]}
        />
        <Suspense fallback={<PageSkeleton />}>
          <AvisoRedeForm
            rede={data.rede}
            onDone={(aviso) =>
              void navigate(
                aviso === undefined
                  ? lista
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
      <ListCards
        list={list}
        search={data.total > 0 || list.searched ? t.buscar : undefined}
        rows={data.avisos}
        className="pilha"
        card={(aviso) => <Row aviso={aviso} rede={rede} />}
        empty={
          list.searched ? (
            <EmptyState title={t.nadaEncontrado} />
          ) : (
            <EmptyState title={t.nenhum}>{t.nenhumTexto}</EmptyState>
          )
        }
      />
    </>
  )
}
