/**
 * Doing again the screens of a lesson that were wrong, until each is right. The server judges, and keeps nothing; without
 * network the answers wait here for it (docs/decisions/0073).
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { call, useTransport } from '../../../../../core/web/call.ts'
import { ApiError, errorSentence, isLostNetwork } from '../../../../../core/web/client/failure.ts'
import { useOnline } from '../../../../../core/web/device/network.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { tentativaApi } from '../../contract.ts'
import { Palco } from '../player/Palco.tsx'
import { type Feita, Player } from '../player/Player.tsx'
import { type Esperada, keepEsperam, type Rodada, readRodada } from '../player/rodadas.ts'
import type { Respondida, Respostas } from '../player/roteiro.ts'
import { playerTexts } from '../player/texts.ts'
import { seguida, type Volta, volta } from './rodada.ts'
import { refazerTexts } from './texts.ts'

interface Props {
  /** Names the account, the lesson and its class. */
  chave: string
  rodada: Rodada
  onPronto: () => void
  onSair: () => void
}

const nothing = (): void => {}

/** Milliseconds between two tries to have answers judged: many a device does not know that it has no network. */
const DE_NOVO = 15_000

/** As it was left: every screen once, those that were answered without network with their answers. */
function beginningOf({ telas, semente, tentativa }: Rodada, chave: string) {
  const voltas: readonly Volta[] = telas.map((tela) => volta(tela, semente, 0))
  const kept = readRodada(chave)
  const esperam = kept?.tentativa === tentativa ? kept.esperam : []
  const respostas: Respostas = new Map(
    voltas.flatMap(({ id, tela }) => {
      const one = esperam.findLast((esperada) => esperada.tela === tela)
      return one ? [[id, { resposta: one.resposta, vezes: 1 }] as const] : []
    }),
  )
  return { voltas, respostas }
}

/** The first that nobody answered; after all: the end. */
const nextOf = (voltas: readonly Volta[], respostas: Respostas): number => {
  const at = voltas.findIndex(({ id }) => !respostas.has(id))
  return at < 0 ? voltas.length : at
}

/** The round: what comes up, what was answered, and what the server says of it. */
function useRodada({ chave, rodada, onPronto }: Pick<Props, 'chave' | 'rodada' | 'onPronto'>) {
  const t = useTexts(refazerTexts)
  const tp = useTexts(playerTexts)
  const language = useLanguage()
  const transport = useTransport()
  const { tentativa, semente, telas } = rodada
  const [begun] = useState(() => beginningOf(rodada, chave))
  const now = useRef<{ voltas: readonly Volta[]; respostas: Respostas }>(begun)
  const [{ voltas, respostas }, show] = useState(begun)
  /** The parts of a round are shown one after the other: each waits for what came before to be judged. */
  const [parte, setParte] = useState(0)
  const [espera, setEspera] = useState(() => nextOf(begun.voltas, begun.respostas) === begun.voltas.length)

  const put = (next: Partial<typeof now.current>) => {
    now.current = { ...now.current, ...next }
    show(now.current)
    const waiting = now.current.voltas.flatMap(({ id, tela }): Esperada[] => {
      const one = now.current.respostas.get(id)
      return one && !one.correcao ? [{ tela, resposta: one.resposta }] : []
    })
    keepEsperam(chave, rodada, waiting)
  }

  /** Asks how an answer did. @throws where nobody answers */
  async function ask(here: Volta, resposta: Respondida['resposta'], vezes: number): Promise<void> {
    const { correcao } = await call(transport, tentativaApi.refazer, {
      params: { tentativa },
      body: { tela: here.tela, resposta },
    })
    const { certa, feedback, quase } = correcao
    const words = [feedback, quase && tp.deslizeDica, !certa && t.volta].filter(Boolean).join(' ')
    const told = { ...correcao, feedback: words, quase: false } as Respondida['correcao']
    put({
      respostas: new Map(now.current.respostas).set(here.id, { resposta, vezes, correcao: told }),
      voltas: seguida(now.current.voltas, telas, { respondida: here.id, certa, semente }),
    })
  }

  async function judge({ tela: { id }, resposta, vezes }: Feita): Promise<boolean> {
    const here = now.current.voltas.find((one) => one.id === id)
    if (!here) return false
    try {
      await ask(here, resposta, vezes)
      return true
    } catch (error) {
      if (!isLostNetwork(error)) {
        notify.error(errorSentence(error, language))
        return false
      }
      put({ respostas: new Map(now.current.respostas).set(id, { resposta, vezes }) })
      return true
    }
  }

  /** Has what waits judged, one after the other; what is not right comes up again, else the round is over. */
  async function judgeWaiting(): Promise<void> {
    for (const here of now.current.voltas) {
      const one = now.current.respostas.get(here.id)
      if (one && !one.correcao) await ask(here, one.resposta, one.vezes)
    }
    if (nextOf(now.current.voltas, now.current.respostas) === now.current.voltas.length) return onPronto()
    setParte((n) => n + 1)
    setEspera(false)
  }

  const waits = () => [...now.current.respostas.values()].some(({ correcao }) => !correcao)
  const conclude = () => (waits() ? setEspera(true) : onPronto())
  return { voltas, respostas, parte, espera, judge, judgeWaiting, conclude }
}

export function Refazer({ chave, rodada, onPronto, onSair }: Props) {
  const t = useTexts(refazerTexts)
  const language = useLanguage()
  const online = useOnline()
  const { voltas, respostas, parte, espera, judge, judgeWaiting, conclude } = useRodada({
    chave,
    rodada,
    onPronto,
  })
  const [busy, setBusy] = useState(false)
  const under = useRef(false)
  const correct = async (asked: boolean) => {
    if (under.current) return
    under.current = true
    setBusy(true)
    try {
      await judgeWaiting()
    } catch (error) {
      // What the device tried by itself, it tries again.
      if (asked || !isLostNetwork(error)) notify.error(errorSentence(error, language))
      // Nobody judges it any more: it was closed, or put right.
      if (error instanceof ApiError && error.status === 422) {
        keepEsperam(chave, rodada, [])
        onSair()
      }
    } finally {
      under.current = false
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the network is what it waits for
  useEffect(() => {
    if (!espera || !online) return
    void correct(false)
    const timer = setInterval(() => void correct(false), DE_NOVO)
    return () => clearInterval(timer)
  }, [espera, online])

  // biome-ignore lint/correctness/useExhaustiveDependencies: where a part begins, it began
  const inicio = useMemo(() => nextOf(voltas, respostas), [parte])

  if (espera)
    return (
      <Palco titulo={t.titulo(rodada.titulo)} onSair={onSair}>
        <EmptyState
          heading="h1"
          title={t.espera}
          action={
            <Button look="filled" size="large" busy={busy} onClick={() => void correct(true)}>
              {t.corrigir}
            </Button>
          }
        >
          {t.esperaTexto}
        </EmptyState>
      </Palco>
    )
  return (
    <Player
      key={parte}
      roteiro={{ titulo: t.titulo(rodada.titulo), navegacao: 'sequencial', telas: voltas }}
      respostas={respostas}
      inicio={inicio}
      chave={`${rodada.semente}:refazer`}
      midias={new Map(rodada.midias.map((midia) => [midia.id, midia]))}
      guarda={null}
      fim={null}
      entregar={null}
      fecho={t.pronto}
      onResposta={judge}
      onConcluir={async () => conclude()}
      onLugar={nothing}
      onSair={onSair}
    />
  )
}
