/** A lesson that is done: in a class, or found by oneself. */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { table } from '../../../../core/contract/table.ts'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { call, useCall, useReread, useTransport } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { isAutomatica } from '../../aula/shapes-tipos.ts'
import { tentativaApi } from '../contract.ts'
import type { MinhaRetida } from '../contract-retida.ts'
import type { Respondida } from '../shapes.ts'
import { newObra, writeObra } from './offline/obras.ts'
import { motivoTexts } from './offline/texts.ts'
import { aprendeuTexts } from './player/aprendeu-texts.ts'
import { sendFiles } from './player/entregar.ts'
import { fimTexts } from './player/fim-texts.ts'
import { Palco } from './player/Palco.tsx'
import { Player } from './player/Player.tsx'
import { Resultado } from './player/Resultado.tsx'
import { dropRodada, keepRodada, type Rodada, readRodada } from './player/rodadas.ts'
import { type Respostas, resumeAt } from './player/roteiro.ts'
import { playerTexts } from './player/texts.ts'
import { useSeguir } from './player/useSeguir.ts'
import { useTentativa } from './player/useTentativa.ts'

const Refazer = lazy(() => import('./refazer/Refazer.tsx').then(({ Refazer }) => ({ default: Refazer })))

const CODES: Readonly<Record<string, 'naoAberta' | 'encerrada' | 'semTentativas' | 'espera'>> = table({
  aula_nao_aberta: 'naoAberta',
  aula_encerrada: 'encerrada',
  sem_tentativas: 'semTentativas',
  espera_professora: 'espera',
})

type Voltar = { href: string; label: string }

interface ForaProps {
  erro: ApiError
  voltar: Voltar
  onRetry: () => void
  /** What was wrong of it may be done again without network. */
  onRefazer?: (() => void) | undefined
}

function Fora({ erro, voltar, onRetry, onRefazer }: ForaProps) {
  const t = useTexts(fimTexts)
  const ta = useTexts(aprendeuTexts)
  const code = CODES[erro.codigo]
  const away = erro.status === 404 || erro.status === 403
  const said = typeof erro.mensagem === 'string' ? erro.mensagem : erro.mensagem?.join(' ')
  return (
    <EmptyState
      heading="h1"
      title={code ? t[code] : away ? t.fora : t.naoAbriu}
      action={
        <>
          {onRefazer && (
            <Button look="filled" onClick={onRefazer}>
              {ta.refazer}
            </Button>
          )}
          {!code && !away && <Button onClick={onRetry}>{t.abrirDeNovo}</Button>}
          <ButtonLink look={onRefazer ? 'outlined' : 'filled'} to={voltar.href}>
            {voltar.label}
          </ButtonLink>
        </>
      }
    >
      {erro.status === 0 ? (onRefazer ? t.semConexaoRefazer : t.semConexao) : said}
    </EmptyState>
  )
}

/** What the teacher has to decide, or refused with words; null: nothing. */
function Decididas({ retidas, espera }: { retidas: readonly MinhaRetida[]; espera: boolean }) {
  const t = useTexts(fimTexts)
  const waits = !espera && retidas.some(({ estado }) => estado === 'espera')
  const refused = retidas.filter(({ estado }) => estado === 'recusada')
  return (
    <>
      {waits && <Callout>{t.parteEspera}</Callout>}
      {refused.map(({ tentativa, motivo }) => (
        <Callout key={tentativa} tone="aviso">
          {t.naoAceito(motivo)}
        </Callout>
      ))}
    </>
  )
}

/** Nothing may be lost while the page still holds what is nowhere else. */
function useLeaveGuard(unsafe: boolean): void {
  useEffect(() => {
    if (!unsafe) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsafe])
}

const withKey = (respostas: Respostas, key: readonly Respondida[] | null): Respostas => {
  if (!key) return respostas
  const told = new Map(respostas)
  for (const { tela, correcao } of key) {
    const before = told.get(tela)
    if (before && correcao) told.set(tela, { ...before, correcao: correcao })
  }
  return told
}

/** Milliseconds before the end of the lesson in its class at which its clock begins to show. */
const NEAR = 3_600_000

/** The end that the pupil sees run out: of one's own time always, of the class's dates in the last hour. */
function clockFrom(prazo: string | null, own: boolean): number | null {
  const end = prazo === null ? Number.NaN : Date.parse(prazo)
  return own || end - Date.now() < NEAR ? (Number.isNaN(end) ? null : end) : null
}

/** The way back: to the class, to the path in which the lesson is a step, or home. */
function useVoltar(turma: number | null, search: URLSearchParams): Voltar {
  const t = useTexts(fimTexts)
  const [trilha, eixo] = [idOf(search.get('trilha')), idOf(search.get('eixo'))]
  if (trilha !== null)
    return { href: `/logado/trilhas/${trilha}${eixo === null ? '' : `/${eixo}`}`, label: t.voltarTrilha }
  return turma === null
    ? { href: '/logado', label: t.voltar }
    : { href: href('/logado/turmas/turma/:id/aulas', { id: turma }), label: t.voltarTurma }
}

/** How many digits a number of the database has at most. */
const ID = /^[1-9]\d{0,14}$/
const idOf = (text: string | null): number | null => (text !== null && ID.test(text) ? Number(text) : null)

function Aula({ aula, turma }: { aula: number; turma: number | null }) {
  const t = useTexts(fimTexts)
  const tp = useTexts(playerTexts)
  const motivos = useTexts(motivoTexts)
  const navigate = useNavigate()
  const transport = useTransport()
  const [search, setSearch] = useSearchParams()
  const vez = idOf(search.get('vez'))
  const { view, erro, recusa, guarda, chave, avisar, ouvido, open, answer, conclude, place } = useTentativa(
    { aula, turma, vez },
    idOf(search.get('ver')) ?? search.has('ver'),
  )
  const [key, setKey] = useState<readonly Respondida[] | null>(null)
  useLeaveGuard(guarda === 'semEspaco')
  const voltar = useVoltar(turma, search)
  const sair = () => void navigate(voltar.href)
  const tentativa = view?.aberta.tentativa
  const over = tentativa !== undefined && (tentativa.estado !== 'iniciada' || view?.aberta.entregue === true)
  // Loaded again, the page shows how it ended, and begins nothing.
  useEffect(() => {
    if (over) setSearch((now) => ({ ver: 'resultado', ...Object.fromEntries(now) }), { replace: true })
  }, [over, setSearch])
  const again = () => {
    setKey(null)
    setRefazendo('nao')
    setSearch({}, { replace: true })
    void open(false)
  }
  const { data: minhas, isFetching } = useCall(
    tentativaApi.listMinhas,
    { query: { aula, ...(turma !== null && { turma }), ...(vez !== null && { trilha_tentativa: vez }) } },
    { enabled: over },
  )
  const seguir = useSeguir({
    ...{ tentativa: tentativa?.id ?? 0, aula, turma, vez, eixo: idOf(search.get('eixo')) },
    pronta: over && tentativa.id > 0 && tentativa.estado !== 'iniciada',
  })
  const [refazendo, setRefazendo] = useState<'nao' | 'agora' | 'feito'>('nao')
  const reread = useReread()
  const { sabida, refazer: wrong } = seguir
  const rodada = useMemo((): Rodada | null => {
    if (!over || !view) return erro?.status === 0 ? readRodada(chave) : null
    const { aberta, roteiro } = view
    const telas = wrong.flatMap((id) => aberta.telas.find((tela) => tela.id === id) ?? [])
    const { id, uuid } = aberta.tentativa
    return {
      tentativa: id,
      semente: `${chave}:${uuid}`,
      titulo: roteiro.titulo,
      telas,
      midias: aberta.midias,
    }
  }, [over, view, erro, chave, wrong])
  // What may be done again stays here for a day without network.
  useEffect(() => {
    if (!over || !rodada || !sabida) return
    if (rodada.telas.length > 0) keepRodada(chave, rodada)
    else dropRodada(chave)
  }, [over, rodada, sabida, chave])
  const feita = over && `${tentativa.uuid} ${tentativa.estado}`
  // What was read after the attempt before is not true of this one.
  useEffect(() => {
    if (!feita) return
    void reread.only(tentativaApi.listMinhas)
    void reread.only(tentativaApi.fim)
  }, [feita, reread])
  if (rodada && refazendo === 'agora')
    return (
      <Suspense
        fallback={
          <Palco titulo={rodada.titulo} onSair={sair}>
            <PageSkeleton />
          </Palco>
        }
      >
        <Refazer
          chave={chave}
          rodada={rodada}
          onPronto={() => setRefazendo('feito')}
          onSair={() => setRefazendo('nao')}
        />
      </Suspense>
    )
  if (!view || !tentativa)
    return (
      <Palco titulo={tp.carregando} onSair={sair}>
        {erro ? (
          <Fora
            erro={erro}
            voltar={voltar}
            onRetry={() => void open(false)}
            onRefazer={rodada && refazendo === 'nao' ? () => setRefazendo('agora') : undefined}
          />
        ) : (
          <PageSkeleton />
        )}
      </Palco>
    )
  const { aberta, roteiro, respostas, midias } = view
  if (recusa && !over)
    return (
      <Palco titulo={roteiro.titulo} onSair={sair}>
        <EmptyState
          heading="h1"
          title={t.recusada}
          action={
            <Button look="filled" onClick={() => void open(true)}>
              {t.verAula}
            </Button>
          }
        >
          {t.recusadaTexto}
        </EmptyState>
      </Palco>
    )
  if (over) {
    const params = { tentativa: tentativa.id }
    const decididas = <Decididas retidas={minhas?.retidas ?? []} espera={aberta.espera !== undefined} />
    const share = async () => {
      try {
        const { id } = await call(transport, tentativaApi.compartilhar, { params })
        await navigator.clipboard.writeText(new URL(`/relatorio-atividade/${id}`, location.href).href)
        notify.success(t.copiado)
      } catch (error) {
        notify.error(error instanceof ApiError ? error.message : t.naoCopiou)
      }
    }
    const tell = async () => setKey((await call(transport, tentativaApi.gabarito, { params })).respostas)
    const closed = erro?.codigo === 'aula_encerrada'
    return (
      <Palco titulo={roteiro.titulo} onSair={sair}>
        <Resultado
          aula={aberta.aula}
          tentativa={tentativa}
          waiting={tentativa.estado === 'iniciada'}
          espera={aberta.espera && motivos[aberta.espera]}
          roteiro={roteiro}
          respostas={withKey(respostas, key)}
          notice={
            <>
              {aberta.entregueAlhures && <Callout>{t.entregueAlhures}</Callout>}
              {decididas}
              {erro && <Callout>{erro.message}</Callout>}
            </>
          }
          melhor={minhas?.melhor?.nota ?? null}
          restantes={isFetching ? undefined : minhas?.restantes}
          voltar={voltar}
          seguir={seguir}
          refeito={refazendo === 'feito'}
          onRefazer={() => setRefazendo('agora')}
          // One more turn at the skill is begun on the map.
          onDeNovo={closed || vez !== null ? undefined : again}
          onCompartilhar={() => void share()}
          onGabarito={
            tentativa.gabarito && !key
              ? () => void tell().catch((e: Error) => notify.error(e.message))
              : undefined
          }
        />
      </Palco>
    )
  }
  return (
    <Player
      key={tentativa.uuid}
      roteiro={roteiro}
      respostas={respostas}
      inicio={resumeAt(roteiro, respostas, tentativa.tela)}
      chave={`${chave}:${tentativa.uuid}`}
      midias={midias}
      guarda={guarda}
      fim={clockFrom(tentativa.prazo, aberta.aula.tempo_limite !== null)}
      entregar={(tela, arquivos, texto, onProgress) =>
        sendFiles(transport, { tentativa: tentativa.id, tela, arquivos, texto, onProgress })
      }
      guardarObra={async (tela, obra) => {
        const { id, uuid } = tentativa
        const vai = { obra: newObra(), tentativa: id, bilhete: uuid, aula, turma, vez, tela }
        await writeObra(`${chave}:${uuid}`, tela, obra, vai)
        return vai.obra
      }}
      onResposta={(feita) => answer(feita, isAutomatica(feita.tela.tipo))}
      onConcluir={conclude}
      onLugar={place}
      onSair={sair}
      alhures={aberta.alhures}
      onOuvido={avisar ? ouvido : undefined}
    />
  )
}

export function Screen() {
  const { id, aula } = useParams()
  const turma = id === undefined ? null : Number(id)
  return <Aula key={`${id}:${aula}`} aula={Number(aula)} turma={turma} />
}
