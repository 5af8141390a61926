/** `/correcoes-entrega`: all that waits in a class, corrected on one screen (picture 13). */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import { useState } from 'react'
import { useReread } from '../../../../../core/web/data.ts'
import { browserStorage } from '../../../../../core/web/device/storage.ts'
import { useLater } from '../../../../../core/web/later.ts'
import { useLive } from '../../../../../core/web/live.ts'
import { href } from '../../../../../core/web/routes.ts'
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
import { entregaApi } from '../../contract.ts'
import { type Espera, mesaApi } from '../../contract-mesa.ts'
import { Correcao } from './Correcao.tsx'
import { Fila } from './Fila.tsx'
import './mesa.css'
import { mesaTexts } from './texts.ts'
import { useMesa } from './useMesa.ts'
import { usePasso } from './usePasso.ts'

const SEM_NOMES = 'mesa:sem-nomes'

/** Sends what is ready once it can't be taken back any more. */
function useMandar(turma: number, mesa: ReturnType<typeof useMesa>) {
  const t = useTexts(mesaTexts)
  const later = useLater()
  const [going, setGoing] = useState<readonly number[]>([])
  const mandar = () => {
    // As many as one call takes, the first of the queue.
    const ids = mesa.prontas.slice(0, 200).map(({ id }) => id)
    later(
      t.mandadas(ids.length),
      mesaApi.mandar,
      { params: { turma }, body: { entregas: ids } },
      {
        shown: (done) => setGoing(done ? ids : []),
        before: mesa.store.flushAll,
        answered: ({ ficaram }) => {
          if (ficaram.length > 0) notify.info(t.ficaram(ficaram.length))
        },
      },
    )
  }
  return { going, mandar }
}

export function Screen() {
  const t = useTexts(mesaTexts)
  const turma = useTurmaId()
  const cabecalho = useTurma(turma)
  const reread = useReread()
  const mesa = useMesa(turma)
  const { mandar, going } = useMandar(turma, mesa)
  const [semNomes, setSemNomes] = useState(() => browserStorage.read(SEM_NOMES) === 'sim')
  const [teclas, setTeclas] = useState(false)
  const [filaOpen, setFilaOpen] = useState(false)
  const { fila } = mesa
  useLive(`turma:${turma}`, (tipo) => {
    if (tipo !== 'entrega_mudou' && tipo !== 'recarregar') return
    void reread.only(mesaApi.fila)
    void reread.only(entregaApi.find)
  })
  const waiting = mesa.waiting.filter(({ id }) => !going.includes(id))
  const fazer = mesa.fazer.filter(({ id }) => !going.includes(id))
  const prontas = mesa.prontas.filter(({ id }) => !going.includes(id))
  const todas = waiting.length
  const minutos = usePasso(fazer.length)
  const [first] = waiting
  const oneOnly = first && waiting.every((one) => one.aula.id === first.aula.id)
  const title = oneOnly ? first.aula.titulo : t.todasAulas
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
      mesa={{ ...mesa, waiting, fazer, prontas }}
      nomeDe={nomeDe}
      semNomes={semNomes}
      onMandar={mandar}
      onChosen={() => setFilaOpen(false)}
    />
  )
  const back = href('/logado/turmas/turma/:id/atividades-entrega', { id: turma })
  const frame = {
    back: { href: back, label: t.voltar },
    title: fila.data && todas > 0 ? title : t.mesa,
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
            <ButtonLink look="filled" to={back}>
              {t.voltar}
            </ButtonLink>
          }
        >
          {t.filaVaziaTexto}
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
        className="bt mini elo mesa-abre-fila"
        aria-label={`${said}. ${t.fila}`}
        onClick={() => setFilaOpen(true)}
      >
        <span className="so-pc">{said}</span>
        <span className="so-cel" aria-hidden="true">
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
    <span className="linha so-pc">
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
    >
      {drawer}
      {!mesa.corrigir && <Callout tone="info">{t.soLeitura}</Callout>}
    </Correcao>
  )
}
