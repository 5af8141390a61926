/** The desk: all that waits of one kind of work, corrected on one screen (picture 13). */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import { useState } from 'react'
import { browserStorage } from '../../../../../core/web/device/storage.ts'
import { useLater } from '../../../../../core/web/later.ts'
import { useLive } from '../../../../../core/web/live.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { AccessibilityMenu } from '../../../../../core/web/ui/AccessibilityMenu.tsx'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Mesa } from '../../../../../core/web/ui/Mesa.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { ProgressBar } from '../../../../../core/web/ui/Progress.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { usePageTitle, useTurma, useTurmaId } from '../../../../escola/turma/web/public.tsx'
import { Correcao } from './Correcao.tsx'
import { campoDeBusca, Fila } from './Fila.tsx'
import './mesa.css'
import { mesaTexts } from './texts.ts'
import type { Espera, Trabalhos } from './tipo.ts'
import { type Mesa as Desk, useMesa } from './useMesa.ts'
import { usePasso } from './usePasso.ts'

const SEM_NOMES = 'mesa:sem-nomes'

/** Sends what is ready once it can't be taken back any more. */
function useMandar(mesa: Desk) {
  const t = useTexts(mesaTexts)
  const later = useLater()
  const [going, setGoing] = useState<readonly number[]>([])
  const mandar = () => {
    // As many as one call takes, the first of the queue.
    const ids = mesa.prontas.slice(0, 200).map(({ id }) => id)
    mesa.tipo.enviar(later, t.mandadas(ids.length), ids, {
      shown: (done) => setGoing(done ? ids : []),
      before: mesa.store.flushAll,
      ficaram: (n) => {
        if (n > 0) notify.info(t.ficaram(n))
      },
    })
  }
  return { going, mandar }
}

export function Bancada<C>({ trabalhos }: { trabalhos: Trabalhos<C> }) {
  const { tipo } = trabalhos
  const t = useTexts(mesaTexts)
  const turma = useTurmaId()
  const cabecalho = useTurma(turma)
  const mesa = useMesa(trabalhos)
  const { mandar, going } = useMandar(mesa as Desk)
  const [semNomes, setSemNomes] = useState(() => browserStorage.read(SEM_NOMES) === 'sim')
  const [teclas, setTeclas] = useState(false)
  const [filaOpen, setFilaOpen] = useState(false)
  const [busca, setBusca] = useState('')
  const buscar = () => {
    const field = campoDeBusca()
    if (field) field.focus()
    else setFilaOpen(true)
  }
  const { fila } = mesa
  useLive(`turma:${turma}`, (novo) => {
    if (novo === 'recarregar' || tipo.novas.includes(novo)) mesa.reread()
  })
  const waiting = mesa.waiting.filter(({ id }) => !going.includes(id))
  const fazer = mesa.fazer.filter(({ id }) => !going.includes(id))
  const prontas = mesa.prontas.filter(({ id }) => !going.includes(id))
  const todas = waiting.length
  const minutos = usePasso(fazer.length)
  const [first] = waiting
  const oneOnly = first && waiting.every((one) => one.aula.id === first.aula.id)
  const title = fila.data?.titulo ?? (oneOnly ? first.aula.titulo : t.todasAulas)
  const nome = cabecalho.data?.grupo.nome ?? ''
  usePageTitle(`${t.mesa} · ${nome}`)

  // Numbers stay the same while the desk is open: what leaves the queue keeps its own.
  const [numbers] = useState(() => new Map<number, number>())
  for (const { id } of waiting.toSorted((a, b) => a.id - b.id))
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
  const nomeDe = (one: Pick<Espera, 'id' | 'aluno'>): string =>
    semNomes ? t.trabalhoN(numbers.get(one.id) ?? one.id) : one.aluno.nome

  const error = fila.error ?? cabecalho.error
  const list = (
    <Fila
      mesa={{ ...(mesa as Desk), waiting, fazer, prontas }}
      nomeDe={nomeDe}
      semNomes={semNomes}
      onMandar={mandar}
      busca={busca}
      setBusca={setBusca}
      onChosen={() => setFilaOpen(false)}
    />
  )
  const frame = {
    back: tipo.voltar,
    title: fila.data && (todas > 0 || fila.data.titulo) ? title : t.mesa,
    place: `${nome} · ${t.mesa}`,
  }
  if (error && !fila.data)
    return (
      <Mesa {...frame}>
        <ErrorState error={error} onRetry={() => void fila.refetch()} />
      </Mesa>
    )
  if (!fila.data)
    return (
      <Mesa {...frame}>
        <PageSkeleton />
      </Mesa>
    )
  if (todas === 0)
    return (
      <Mesa {...frame}>
        <EmptyState
          title={t.filaVazia}
          action={
            <ButtonLink look="filled" to={tipo.voltar.href}>
              {tipo.voltar.label}
            </ButtonLink>
          }
        >
          {tipo.obra ? t.filaVaziaTexto : t.filaVaziaForum}
        </EmptyState>
      </Mesa>
    )
  const finished = mesa.atual === null || going.includes(mesa.atual)
  const said = t.andamento(prontas.length, todas)
  const progress = (
    <>
      <ProgressBar value={prontas.length} max={todas} label={said} />
      <button
        type="button"
        className="bt mini elo junto sai justa-curta"
        aria-label={`${said}. ${t.fila}`}
        onClick={() => setFilaOpen(true)}
      >
        <span className="cel-sai">{said}</span>
        <span className="sai cel-flexo" aria-hidden="true">
          {t.curto(prontas.length, todas)}
        </span>
      </button>
      <span className="so-larga">
        {said}
        {minutos !== null && ` · ${t.faltam(minutos)}`}
      </span>
    </>
  )
  const actions = (
    <span className="linha cel-sai">
      <Button
        size="small"
        icon={semNomes ? IconEye : IconEyeOff}
        aria-pressed={semNomes}
        onClick={() => {
          browserStorage.write(SEM_NOMES, semNomes ? 'nao' : 'sim')
          setSemNomes(!semNomes)
        }}
      >
        {semNomes ? t.comNomes : t.semNomes}
      </Button>
      {!finished && <IconButton icon={IconKeyboard} label={t.teclas} onClick={() => setTeclas(true)} />}
      <AccessibilityMenu />
    </span>
  )
  const drawer = (
    <Dialog open={filaOpen} onClose={() => setFilaOpen(false)} title={t.fila} side>
      {list}
    </Dialog>
  )
  if (finished)
    return (
      <Mesa {...frame} progress={progress} actions={actions} queue={list}>
        <EmptyState
          title={t.tudoPronto}
          action={
            prontas.length > 0 &&
            mesa.corrigir && (
              <Button look="filled" onClick={mandar}>
                {t.mandar(prontas.length)}
              </Button>
            )
          }
        >
          {t.tudoProntoTexto(prontas.length)}
        </EmptyState>
        {drawer}
      </Mesa>
    )
  return (
    <Correcao
      frame={{ ...frame, progress, actions, queue: list }}
      turma={turma}
      mesa={mesa}
      nomeDe={nomeDe}
      semNomes={semNomes}
      teclas={teclas}
      setTeclas={setTeclas}
      onBuscar={buscar}
    >
      {drawer}
      {!mesa.corrigir && <Callout tone="info">{t.soLeitura}</Callout>}
    </Correcao>
  )
}
