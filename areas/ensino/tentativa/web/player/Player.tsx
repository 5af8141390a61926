/** Plays a lesson: one screen at a time, its answer, how it did, the next one; at the end a look over all. */
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { ApiError, errorSentence, isLostNetwork } from '../../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import { isDeclarada } from '../../../aula/shapes-tipos.ts'
import type { Midia } from '../../../midia/shapes.ts'
import { useEnviando } from '../../../midia/web/public.tsx'
import { abertaTexts } from '../telas/aberta-texts.ts'
import { type Entregar, EntregarContext } from '../telas/entregar-context.ts'
import { Midias } from '../telas/Figura.tsx'
import { type Obra, ObraContext } from '../telas/obra.ts'
import { loadTela } from '../telas/tabela.ts'
import { Daqui } from './Daqui.tsx'
import { Devolutiva } from './Devolutiva.tsx'
import { Enunciado } from './Enunciado.tsx'
import { Palco } from './Palco.tsx'
import { Progresso } from './Progresso.tsx'
import { Relogio } from './Relogio.tsx'
import { Revisao } from './Revisao.tsx'
import {
  hasResposta,
  isLida,
  julgamentoOf,
  mayRetry,
  maySkip,
  missing,
  type Respostas,
  type Roteiro,
  type TelaAberta,
  triesOf,
  vaziaDe,
} from './roteiro.ts'
import { type Guarda, Salvo } from './Salvo.tsx'
import { TelaView } from './TelaView.tsx'
import { playerTexts } from './texts.ts'
import { onlyOnce, useCalma } from './useCalma.ts'
import { useObra } from './useObra.ts'
import { useTelaAtual } from './useTelaAtual.ts'
import { useTempo } from './useTempo.ts'

export interface Feita {
  tela: TelaAberta
  resposta: Resposta
  vezes: number
  /** Seconds of activity since the answer before. */
  tempo: number
  /** Seconds of activity since the lesson was opened here. */
  total: number
}

interface Props {
  roteiro: Roteiro
  respostas: Respostas
  inicio: number
  /** Names what is kept of unsent answers on this device. */
  chave: string
  midias: ReadonlyMap<number, Midia>
  guarda: Guarda | null
  /** When time is up, in milliseconds of this device's clock. */
  fim: number | null
  entregar: ((tela: number, ...what: Parameters<Entregar>) => Promise<number>) | null
  /** Keeps it on the device until the network is back; gives the name under which its answer tells of it. */
  guardarObra?: (tela: number, obra: Obra) => Promise<string>
  /** Resolves once the answer is safe, and how it did is known or will not be; false: it was not taken. */
  onResposta: (feita: Feita) => Promise<unknown>
  onConcluir: (total: number) => Promise<void>
  /** Where the pupil is: told with every screen and every half minute. */
  onLugar: (tela: number | null, total: number) => void
  onSair: () => void
  /** The words of the last button, where nothing is looked over before the end. */
  fecho?: string
  /** Screens answered elsewhere since this device last knew. */
  alhures?: readonly number[] | undefined
  /** The pupil has not heard of it yet; called once they have. */
  onOuvido?: (() => void) | undefined
}

const VISTO = { visto: true }

/** What was only looked at is answered by going on; a package adds what it told. */
const seenOf = ({ tipo }: TelaAberta, draft: Resposta | undefined): Resposta =>
  tipo === 'video' ? { ...VISTO, respostas: [] } : isDeclarada(tipo) ? { ...draft, ...VISTO } : VISTO

/** Milliseconds between two tellings of where the pupil is. */
const PULSO = 30_000

export function Player(props: Props) {
  const { roteiro, respostas, midias, guarda, fim, entregar, onResposta, onConcluir, onLugar, onSair } = props
  const t = useTexts(playerTexts)
  const form = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const { lap, total: ativo } = useTempo()
  const atual = useTelaAtual(props)
  const { place, tela, respondida, draft, retrying } = atual
  const obra = useObra(props.chave, tela)
  const ta = useTexts(abertaTexts)
  const language = useLanguage()
  const { bar, onProgress } = useEnviando()
  /** The screens whose answers are on their way: one that is left behind must not keep the next one closed. */
  const [sending, setSending] = useState<readonly (number | null)[]>([])
  const here = tela?.id ?? null
  const at = useRef(here)
  at.current = here
  const busy = sending.includes(here)
  const [aviso, setAviso] = useState<string | null>(null)
  const [dica, setDica] = useState(false)
  const [certa, setCerta] = useState(false)
  const [nova, setNova] = useState(false)
  /** Of the answer that was sent and what was done here, the other one is looked at. */
  const [outra, setOutra] = useState(false)
  /** Screens whose time ran out here. */
  const [esgotadas, setEsgotadas] = useState<ReadonlySet<number>>(new Set())
  const esgotada = here !== null && esgotadas.has(here)
  const editing = atual.editing && !esgotada
  const { daqui } = atual
  const looking = outra && daqui !== undefined
  const pending = (atual.pending || obra.pronta) && !esgotada && !looking
  const total = roteiro.telas.length
  // How it did is known: going on need not wait for what is still being put away.
  const waiting = busy && (pending || !respondida?.correcao)
  const ends = useRef(new Map<number, number>())

  // Another screen: from its top, and readers hear its title; before the next key, so that whoever writes on loses none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what asks for it
  useLayoutEffect(() => {
    if (!moved.current) return
    window.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [place])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what asks for it
  useEffect(() => {
    setAviso(null)
    setDica(false)
    setCerta(false)
    setNova(false)
    setOutra(false)
    const next = roteiro.telas[place + 1]
    if (next) loadTela(next.tipo).catch(() => {})
  }, [place])

  const tell = useRef(onLugar)
  tell.current = onLugar
  useEffect(() => {
    tell.current(here, ativo())
    const timer = setInterval(() => tell.current(here, ativo()), PULSO)
    return () => clearInterval(timer)
  }, [here, ativo])

  const go = (next: number) => {
    if (props.fecho && next >= total) return void conclude()
    moved.current = true
    atual.go(Math.max(0, Math.min(next, total)))
  }
  async function send<T>(work: () => Promise<T>): Promise<T> {
    setSending((all) => [...all, here])
    try {
      return await work()
    } finally {
      setSending((all) => all.filter((one) => one !== here))
    }
  }
  async function answer(resposta: Resposta): Promise<void> {
    if (!tela) return
    const vezes = (respondida?.vezes ?? 0) + 1
    atual.sent()
    const feita = { tela, resposta, vezes, tempo: lap(), total: ativo() }
    if ((await send(() => onResposta(feita))) === false) return
    atual.settled()
    if (at.current === tela.id) setNova(true)
  }
  const conclude = (): Promise<void> => send(() => onConcluir(ativo()))
  async function press(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (waiting || tela?.pronta === false) return
    setAviso(null)
    if (!tela) {
      const falta = missing(roteiro, respostas)
      if (falta.length > 0) return setAviso(t.faltamTelas(falta.length))
      return conclude()
    }
    if (isLida(tela)) {
      if (!respondida || draft !== respondida.resposta) await answer(seenOf(tela, draft))
      return go(place + 1)
    }
    if (!pending) return go(place + 1)
    const given = await withObra(draft)
    if (given === null) return
    if (!given || !hasResposta(tela, given)) return setAviso(t.respondaAntes)
    await answer(given)
  }
  /** What was made on the screen leaves with its answer, in one act. Null: it stays here, and why has been said. */
  async function withObra(resposta: Resposta | undefined): Promise<Resposta | undefined | null> {
    const made = tela && entregar ? await obra.take() : null
    if (!made || !tela || !entregar) return resposta
    const id = tela.id
    try {
      let given: Resposta<'desenho'> = {}
      await send(async () => {
        given = await leave(id, made)
      })
      obra.handed(made, given.obra !== undefined)
      return given
    } catch (error) {
      if (at.current === id)
        setAviso(error instanceof ApiError ? errorSentence(error, language) : ta.semEspacoAqui)
      return null
    }
  }
  /** At once, or by the queue where nobody answers. */
  async function leave(id: number, made: Obra): Promise<Resposta<'desenho'>> {
    try {
      return { entrega: (await entregar?.(id, made.arquivos, made.texto, onProgress)) as number }
    } catch (error) {
      if (!isLostNetwork(error) || !props.guardarObra) throw error
      return { obra: await props.guardarObra(id, made) }
    }
  }
  /** What stands there is the answer; nothing is one too, of a screen that is scored by itself. */
  async function screenTimeUp(): Promise<void> {
    if (!tela) return
    const made = (await withObra(draft)) ?? draft
    const given = made && hasResposta(tela, made) ? made : vaziaDe(tela)
    setEsgotadas((all) => new Set([...all, tela.id]))
    setAviso(t.tempoDaTela)
    if (given) await answer(given)
  }

  const tempoDaTela = Number(tela?.conteudo.tempo ?? 0)
  if (tela && tempoDaTela > 0 && editing && !respondida && !ends.current.has(tela.id))
    ends.current.set(tela.id, Date.now() + tempoDaTela * 1_000)
  const fimDaTela = tela && editing && !respondida ? ends.current.get(tela.id) : undefined
  const texto = (campo: string): string =>
    typeof tela?.conteudo[campo] === 'string' ? tela.conteudo[campo] : ''
  const respostaCerta = respondida?.correcao?.resposta_certa
  /** What stands there is of here, and was not sent; else what was. */
  const showDaqui = daqui !== undefined && looking !== editing
  const shown = showDaqui ? daqui : looking ? respondida?.resposta : draft
  const chegou = respondida && !showDaqui && props.alhures?.includes(tela?.id ?? 0) ? respondida.vezes : 0
  const showCerta = certa && respostaCerta !== undefined && !pending

  /** After an error with a try left, trying again is what one came for. */
  const again =
    tela !== undefined &&
    !editing &&
    !busy &&
    !esgotada &&
    mayRetry(tela, respondida) &&
    Number.isFinite(triesOf(tela))
  const meaning = !tela
    ? t.concluir
    : pending
      ? t.responder
      : place === total - 1
        ? (props.fecho ?? t.revisar)
        : t.continuar
  const calma = useCalma(`${here} ${meaning} ${again}`)

  return (
    <Palco
      titulo={roteiro.titulo}
      cena={here}
      onSair={onSair}
      progresso={<Progresso roteiro={roteiro} respostas={respostas} place={place} />}
      estado={
        <>
          {fim !== null && <Relogio fim={fim} onEnd={() => void conclude()} />}
          <Salvo guarda={guarda} />
        </>
      }
      rodape={
        <>
          {respondida && !pending && !retrying && !showDaqui && tela && !isLida(tela) && (
            <Devolutiva tela={tela} respondida={respondida} nova={nova} />
          )}
          {busy && bar}
          {[obra.recusa && ta.naoAceito(obra.recusa), obra.semEspaco && ta.semEspacoAqui, aviso]
            .filter((words) => typeof words === 'string')
            .map((words) => (
              <p key={words} className="cor-erro meia mb-3" role="alert">
                {words}
              </p>
            ))}
          <div className="pl-botoes linha quebra v-4 w-44 mi-a mini-v-3" data-calma={calma}>
            {roteiro.navegacao === 'livre' && place > 0 && (
              <Button
                size="large"
                className="pi-5"
                icon={IconArrowLeft}
                aria-label={t.anterior}
                onClick={() => go(place - 1)}
              />
            )}
            {texto('dica') && editing && (
              <Button
                size="large"
                className="pl-dica"
                icon={IconBulb}
                aria-expanded={dica}
                onClick={() => setDica(!dica)}
              >
                <span>{t.dica}</span>
              </Button>
            )}
            {tela && pending && maySkip(roteiro, tela) && (
              <Button size="large" look="link" onClick={() => go(place + 1)}>
                {t.pular}
              </Button>
            )}
            {tela && !editing && !busy && mayRetry(tela, respondida) && (
              <Button
                look={again ? 'filled' : undefined}
                size="large"
                onClick={atual.retry}
                onKeyDown={onlyOnce}
              >
                {t.tentarDeNovo}
              </Button>
            )}
            <Button
              type="submit"
              form={form}
              look={again ? undefined : 'filled'}
              size="large"
              busy={waiting}
              onKeyDown={onlyOnce}
            >
              {meaning}
            </Button>
          </div>
        </>
      }
    >
      <Midias midias={midias}>
        <EntregarContext value={entregar && (guarda === 'salvo' || guarda === null ? 'vai' : 'espera')}>
          <ObraContext value={obra.mesa}>
            <form id={form} className="pl-tela pilha v-6" noValidate onSubmit={(event) => void press(event)}>
              {props.onOuvido && (
                <Callout live actions={<Button onClick={props.onOuvido}>{t.entendi}</Button>}>
                  {t.alhures}
                </Callout>
              )}
              {tela ? (
                <>
                  <Enunciado
                    titulo={tela.titulo || t.tela(place + 1, total)}
                    enunciado={texto('enunciado')}
                    title={title}
                  />
                  {fimDaTela !== undefined && <Relogio fim={fimDaTela} onEnd={() => void screenTimeUp()} />}
                  {dica && (
                    <Callout icon={IconBulb} live>
                      {texto('dica')}
                    </Callout>
                  )}
                  <TelaView
                    key={`${tela.id}-${showCerta}-${looking}-${chegou}`}
                    tela={tela}
                    resposta={showCerta ? respostaCerta : shown}
                    correcao={
                      pending || retrying || showCerta || showDaqui
                        ? undefined
                        : julgamentoOf(respondida?.correcao)
                    }
                    disabled={!editing || busy || showCerta || looking}
                    onResposta={atual.write}
                  />
                  {daqui && (
                    <Daqui
                      shown={showDaqui}
                      usable={!editing && mayRetry(tela, respondida)}
                      onUse={atual.retry}
                      onOther={() => setOutra(!outra)}
                    />
                  )}
                  {respostaCerta && !pending && !showDaqui && !respondida?.correcao?.certa && (
                    <div>
                      <Button look="link" aria-pressed={certa} onClick={() => setCerta(!certa)}>
                        {certa ? t.verMinha : t.verCerta}
                      </Button>
                    </div>
                  )}
                </>
              ) : (
                <Revisao roteiro={roteiro} respostas={respostas} title={title} onTela={go} />
              )}
            </form>
          </ObraContext>
        </EntregarContext>
      </Midias>
    </Palco>
  )
}
