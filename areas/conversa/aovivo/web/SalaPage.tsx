/** The room of a lesson: when it opens, the way in, and the page that counts who is present. */
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useState } from 'react'
import { useParams } from 'react-router'
import { errorSentence, isLostNetwork } from '../../../../core/web/client/failure.ts'
import { useCall, useReread } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { aovivoApi, type Encontro } from '../contract.ts'
import './aovivo.css'
import { timesOf } from './dates.ts'
import { EncontroFacts } from './EncontroFacts.tsx'
import { aovivoWebTexts } from './texts.ts'
import { useBeacon } from './useBeacon.ts'

/** The policy of a page is that of its document: only one loaded at this very address may show a room. */
const isOwnDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  return loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname
}

function Way({ encontro, onJoin }: { encontro: Encontro; onJoin: () => void }) {
  const dates = useDates()
  const t = useTexts(aovivoWebTexts)
  const { estado, url, permissoes, incorpora, sala_espera, gravacao } = encontro
  if (estado === 'encerrada')
    return (
      <Callout
        title={t.terminou}
        actions={
          gravacao && (
            <a className="bt primario" href={gravacao.url} target="_blank" rel="noopener noreferrer">
              {t.verGravacao}
            </a>
          )
        }
      >
        {gravacao && t.gravacaoAte(dates.date(gravacao.expira_em))}
      </Callout>
    )
  if (estado === 'cancelada') return <Callout tone="aviso" title={t.foiCancelada} />
  if (!permissoes.enter) return <Callout>{t.semSala}</Callout>
  if (!url) return <Callout live>{sala_espera ? t.abreQuandoComecar : t.abreLogo}</Callout>
  if (incorpora && isOwnDocument())
    return (
      <iframe
        className="poco toda v169 h-22"
        title={t.quadro}
        src={url}
        allow="camera; microphone; display-capture; fullscreen; autoplay"
        referrerPolicy="no-referrer"
        allowFullScreen
      />
    )
  return (
    <div>
      <p className="fraca">{permissoes.attend ? t.abreAoLado : t.abreAoLadoSimples}</p>
      <div className="acoes-r">
        <a
          className="bt primario grande"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onJoin}
        >
          <IconExternalLink aria-hidden="true" />
          {t.abrirPagina}
        </a>
        {incorpora && (
          // A full load: the new document comes with the policy that lets it show the room.
          <a className="bt borda grande" href={window.location.pathname}>
            {t.mostrarAqui}
          </a>
        )}
      </div>
    </div>
  )
}

function Sala({ turma, id }: { turma: TurmaHeader; id: number }) {
  const dates = useDates()
  const t = useTexts(aovivoWebTexts)
  const language = useLanguage()
  const reread = useReread()
  const [joined, setJoined] = useState(false)
  const { data, error, refetch } = useCall(aovivoApi.find, { params: { id } })
  const encontro = data?.encontro
  usePageTitle(encontro && `${encontro.titulo} · ${turma.nome}`)
  const reload = () => {
    void reread(aovivoApi.edit)
  }
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'aula_ao_vivo_mudou' || tipo === 'recarregar') reload()
  })
  const counts = encontro?.estado === 'ao_vivo' && encontro.permissoes.attend
  const { failed } = useBeacon(id, { active: counts, joined, onOver: reload })
  const list = href('/logado/turmas/turma/:id/aulas-ao-vivo', { id: turma.id })
  if (error?.status === 404 || (encontro && encontro.turma.id !== turma.id))
    return (
      <EmptyState
        title={t.naoEncontrada}
        action={
          <ButtonLink look="filled" to={list}>
            {t.verAulas}
          </ButtonLink>
        }
      />
    )
  if (error && !encontro) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!encontro) return <PageSkeleton />
  const { de, ate } = timesOf(encontro, dates)
  return (
    <section className="cartao sala pilha" aria-labelledby="sala-t">
      <div>
        <h2 id="sala-t">{encontro.titulo}</h2>
        <p className="num">
          {dates.longDay(encontro.inicio)}, {t.das(de, ate)}
        </p>
        <EncontroFacts encontro={encontro} />
      </div>
      <Way encontro={encontro} onJoin={() => setJoined(true)} />
      {counts && (
        <p role="status">
          {failed ? (
            <Status state="waiting">
              {isLostNetwork(failed) ? t.semConexao : errorSentence(failed, language)}
            </Status>
          ) : (
            <Status state="right">{t.contando}</Status>
          )}
        </p>
      )}
      <p>
        <ButtonLink look="link" to={list}>
          {t.verAulas}
        </ButtonLink>
      </p>
    </section>
  )
}

export function Screen() {
  const id = Number(useParams().encontro)
  return (
    <TurmaFrame recurso="ao_vivo">
      {(turma) => (
        <Sala turma={turma} id={Number.isSafeInteger(id) && id > 0 ? id : Number.MAX_SAFE_INTEGER} />
      )}
    </TurmaFrame>
  )
}
