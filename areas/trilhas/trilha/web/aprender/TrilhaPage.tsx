/** `/logado/trilhas/:trilha` and `/logado/trilhas/:trilha/:eixo`: a path, or one axis of it, as its learner has it. */
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import { useEffect, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useReread } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { useFrame } from '../../../../../core/web/ui/frame.ts'
import { Breadcrumb } from '../../../../../core/web/ui/PageHeader.tsx'
import { ProgressBar } from '../../../../../core/web/ui/Progress.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { useTitleFocus } from '../../../../../core/web/ui/title-focus.ts'
import { entregaApi } from '../../../../ensino/entrega/contract.ts'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import { cenarioDe } from '../cenario/cenas.ts'
import { Lista } from '../mapa/Lista.tsx'
import { Mapa } from '../mapa/Mapa.tsx'
import { mapaTexts } from '../mapa/texts.ts'
import { MusicaControle } from '../musica/MusicaControle.tsx'
import './aprender.css'
import { CertificadoBotao } from './CertificadoBotao.tsx'
import { type Estrutura, eixoLabel, eixosDe, foraDe, noEixo, proximaDe } from './deChamada.ts'
import { comeBack } from './ganho.ts'
import { HabilidadePainel } from './HabilidadePainel.tsx'
import { Ranking } from './Ranking.tsx'
import { aprenderTexts } from './texts.ts'

/** Milliseconds after the return at which the points are read again. */
const LOOKS = [0, 1_500, 4_000, 8_000, 15_000] as const

/** What changes with a lesson. */

/** "Você ganhou 20 pontos": said once, after a lesson that was opened from here. */
function Ganho({ trilha }: { trilha: Estrutura }) {
  const t = useTexts(aprenderTexts)
  const reread = useReread()
  const [antes] = useState(() => comeBack(trilha.id))
  const earned = antes ? trilha.pontos_conquistados - antes.pontos : 0
  const waits = antes !== null && earned <= 0
  // What stood here before the lesson is old by now; the end of the lesson may still be on its way to the server.
  useEffect(() => {
    if (!waits) return
    const read = () => void reread(api.iniciarTentativa)
    const timers = LOOKS.map((after) => setTimeout(read, after))
    return () => timers.forEach(clearTimeout)
  }, [waits, reread])
  if (!antes || earned <= 0) return null
  const done = trilha.eixos
    .flatMap(({ habilidades }) => habilidades)
    .find(({ id, estado }) => id === antes.habilidade && estado === 'feita')
  return (
    <Callout tone="ok" live title={t.ganhou(earned)}>
      {trilha.concluida ? t.trilhaCompleta : done ? t.habilidadeCompleta(done.nome) : undefined}
    </Callout>
  )
}

function Cabeca({ trilha, eixo }: { trilha: Estrutura; eixo: Estrutura['eixos'][number] | undefined }) {
  const t = useTexts(aprenderTexts)
  const heading = useTitleFocus()
  const { tenant } = useFrame()
  const done = trilha.percentual
  const title = eixo?.nome ?? trilha.nome
  const crumbs = [
    { label: t.trilhas, href: href('/logado/trilhas') },
    ...(eixo ? [{ label: trilha.nome, href: href('/logado/trilhas/:trilha', { trilha: trilha.id }) }] : []),
    { label: eixo ? `${eixoLabel(trilha.regra, t)} ${eixo.nome}` : (trilha.grupos[0]?.nome ?? trilha.nome) },
  ]
  return (
    <header className="tr-cab linha quebra v-6 j-3 pt-1 pi-z pp-5">
      <title>{`${title} · ${tenant.nome}`}</title>
      <div>
        <Breadcrumb crumbs={crumbs} />
        <h1 className="t-5 cel-t-4" ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <span className="linha v-5 vao cel-ms-z">
        <ProgressBar
          value={trilha.pontos_conquistados}
          max={Math.max(1, trilha.pontos_possiveis)}
          label={t.percentDaTrilha(done)}
        />
        <b className="num">{done}%</b>
      </span>
      <span className="linha v-3 t-s">
        <IconCertificate aria-hidden="true" />
        <span>{t.certificadoAos(trilha.certificado.minimo)}</span>
      </span>
    </header>
  )
}

/** Whoever corrects finds their pupils' work there, everybody else their own (`permissaoEntrega`, section 6). */
function EntregasLink({ to }: { to: string }) {
  const t = useTexts(aprenderTexts)
  const { data } = useCall(entregaApi.permissao)
  return (
    <ButtonLink look="link" to={to}>
      {data?.permissao ? t.entregasDe : t.entregas}
    </ButtonLink>
  )
}

function useEscolha(trilha: Estrutura, ids: readonly number[]) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('habilidade'))
  const proxima = proximaDe(trilha)
  const start = proxima !== null && ids.includes(proxima) ? proxima : (ids[0] ?? null)
  const set = (name: string, value: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    escolhida: ids.includes(asked) ? asked : start,
    lista: search.get('ver') === 'lista',
    escolher: (id: number) => set('habilidade', String(id)),
    verComo: (como: 'mapa' | 'lista') => set('ver', como === 'lista' ? 'lista' : null),
  }
}

/** Where panel and map stand one below the other, a choice leads to the panel. */
function showPanel(): void {
  const panel = document.getElementById('habilidade')
  if (!panel) return
  const map = document.querySelector('.tr-mapa, .tr-lista')
  const below = map && panel.getBoundingClientRect().top >= map.getBoundingClientRect().bottom - 40
  if (!below) return
  panel.scrollIntoView({ block: 'start' })
  panel.focus({ preventScroll: true })
}

function Trilha({ trilha, so }: { trilha: Estrutura; so: number | null }) {
  const dates = useDates()
  const t = useTexts(aprenderTexts)
  const tm = useTexts(mapaTexts)
  const dizer = useMemo(() => ({ t, dates, now: new Date() }), [t, dates])
  const eixos = useMemo(() => eixosDe(trilha, so, dizer), [trilha, so, dizer])
  const fora = foraDe(trilha, dizer)
  const ids = eixos.flatMap(({ nos }) => nos.map(({ id }) => id))
  const { escolhida, lista, escolher, verComo } = useEscolha(trilha, ids)
  const [chose, setChose] = useState(0)
  useEffect(() => {
    if (chose > 0) showPanel()
  }, [chose])
  const eixo = trilha.eixos.find(({ habilidades }) => habilidades.some(({ id }) => id === escolhida))
  const shared = {
    eixos,
    agora: proximaDe(trilha),
    escolhida,
    onEscolher: (id: number) => {
      escolher(id)
      setChose((n) => n + 1)
    },
    eixoHref: (id: number) => href('/logado/trilhas/:trilha/:eixo', { trilha: trilha.id, eixo: id }),
    label: trilha.nome,
  }
  const back = () => document.getElementById(`no-${escolhida}`)?.focus()
  return (
    <>
      <Cabeca trilha={trilha} eixo={so === null ? undefined : trilha.eixos.find(({ id }) => id === so)} />
      <Ganho trilha={trilha} />
      {fora && <Callout tone="info">{t.tempo(fora)}</Callout>}
      <div className="linha quebra v-3 pp-4 papel-sai">
        <Segmented
          label={tm.verComo}
          value={lista ? 'lista' : 'mapa'}
          choices={[
            { value: 'mapa', label: tm.mapa },
            { value: 'lista', label: tm.lista },
          ]}
          onChange={verComo}
        />
        <MusicaControle musica={trilha.musica} />
        <span className="vao" />
        {so !== null && <EntregasLink to={`/logado/trilhas/${trilha.id}/${so}/entregas`} />}
        <CertificadoBotao trilha={trilha} />
      </div>
      {ids.length === 0 ? (
        <EmptyState title={tm.semHabilidades} />
      ) : (
        <div className="tr-duas pilha cima v-6 cf-22 papel-c-1">
          {lista ? <Lista {...shared} /> : <Mapa {...shared} cenario={cenarioDe(trilha.cenario)} />}
          <aside className="tr-painel pilha v-5 gruda papel-assenta media-assenta">
            {escolhida !== null && (
              <HabilidadePainel trilha={trilha} eixo={so} habilidade={escolhida} onVoltar={back} />
            )}
            {eixo && <Ranking eixo={eixo.id} nome={noEixo(trilha.regra, eixo.nome, t)} />}
          </aside>
        </div>
      )}
    </>
  )
}

export function Screen() {
  const t = useTexts(aprenderTexts)
  const language = useLanguage()
  const { tenant } = useFrame()
  const params = useParams()
  const id = Number(params.trilha)
  const so = params.eixo === undefined ? null : Number(params.eixo)
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(api.estrutura, { params: { id } }, { enabled: known })
  const absent =
    !known ||
    error?.status === 404 ||
    error?.status === 403 ||
    (data && so !== null && !data.trilha.eixos.some((eixo) => eixo.id === so))
  if (absent)
    return (
      <>
        <title>{`${t.naoExiste} · ${tenant.nome}`}</title>
        <EmptyState
          heading="h1"
          title={t.naoExiste}
          action={
            <ButtonLink look="filled" to={href('/logado/trilhas')}>
              {t.verTrilhas}
            </ButtonLink>
          }
        >
          {(error && errorSentence(error, language)) || t.naoExisteTexto}
        </EmptyState>
      </>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Trilha key={`${id}:${so}`} trilha={data.trilha} so={so} />
}
