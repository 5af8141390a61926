/** An attempt as the player sees it: opened, its screens, answers kept first on the device, how they did, its end. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call, useTransport } from '../../../../../core/web/call.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import { sortear } from '../../../aula/rules-sortear.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { Midia } from '../../../midia/shapes.ts'
import { tentativaApi } from '../../contract.ts'
import type { Motivo } from '../../fila/shapes.ts'
import type { Respondida as DoServidor, TelaJogada, TentativaAberta } from '../../shapes.ts'
import { aparelhoAgora } from '../offline/device.ts'
import { useFila, useRetrato } from '../offline/useFila.ts'
import { takeAhead } from './adiante.ts'
import { alhuresDe, vezesDe } from './alhures.ts'
import { dropGuardada, readGuardada, writeGuardada } from './guardada.ts'
import type { Feita } from './Player.tsx'
import { received } from './received.ts'
import { isLida, type Respondida, type Respostas, type Roteiro } from './roteiro.ts'
import type { Guarda } from './Salvo.tsx'

export interface Aberta extends TentativaAberta {
  /** Answers that only this device knows how they stand. */
  locais: Record<number, Respondida>
  /** Of an attempt begun on the device: the begin that came sealed with the lesson. */
  inicio?: string
  /** Handed in on this device, and not received yet. */
  entregue?: boolean
  /** Received, and it waits for the teacher: why. */
  espera?: Motivo
  /** Screens answered elsewhere since this device last knew, and not here again. */
  alhures?: readonly number[]
  /** Handed in elsewhere while it was open here. */
  entregueAlhures?: boolean
}

const respondidaOf = ({ resposta, vezes, correcao }: DoServidor): Respondida => ({
  resposta: resposta as Resposta,
  vezes,
  ...(correcao && { correcao: correcao as NonNullable<Respondida['correcao']> }),
})

/** What the server knows, under what this device added since. */
function answersOf({ respostas, locais }: Aberta): Respostas {
  const known = new Map(respostas.map((one) => [one.tela, respondidaOf(one)]))
  for (const [tela, local] of Object.entries(locais)) known.set(Number(tela), local)
  return known
}

function roteiroOf({ tentativa, aula, roteiro, telas }: Aberta): Roteiro {
  const drawn = telas.map(({ id, tipo, conteudo }) => {
    const order = sortear(tipo, conteudo as unknown as ConteudoAluno, `${tentativa.uuid}:${id}`)
    return [id, order as unknown as TelaJogada['conteudo']] as const
  })
  const contents = new Map(drawn)
  return {
    titulo: aula.titulo,
    navegacao: aula.navegacao,
    telas: roteiro.map((tela) => ({
      ...tela,
      conteudo: contents.get(tela.id) ?? {},
      pronta: contents.has(tela.id),
    })),
  }
}

/** The same attempt as this device had it, and as the server now tells of it: what came from elsewhere. */
function fromElsewhere(before: Aberta, server: TentativaAberta): Pick<Aberta, 'alhures' | 'entregueAlhures'> {
  const { telas } = roteiroOf(before)
  const seen = new Set(telas.filter(isLida).map(({ id }) => id))
  const fresh = alhuresDe(answersOf(before), server.respostas, (tela) => !seen.has(tela))
  const ended = !['iniciada', 'expirada', 'anulada'].includes(server.tentativa.estado)
  return {
    alhures: [...new Set([...(before.alhures ?? []), ...fresh])],
    entregueAlhures:
      before.entregueAlhures === true ||
      (before.tentativa.estado === 'iniciada' && before.entregue !== true && ended),
  }
}

const byId = <T extends { id: number }>(before: readonly T[], more: readonly T[]): T[] => [
  ...new Map([...before, ...more].map((one) => [one.id, one])).values(),
]

function withTelas(aberta: Aberta, telas: readonly TelaJogada[], midias: readonly Midia[]): Aberta {
  return { ...aberta, telas: byId(aberta.telas, telas), midias: byId(aberta.midias, midias) }
}

/** The number of an attempt that was begun without network: the server has not given one yet. */
const DEVICE = 0

/** Where a lesson is done: in a class, in a turn of a path, or by oneself. */
export interface Onde {
  aula: number
  turma: number | null
  vez: number | null
}

const queryOf = ({ aula, turma, vez }: Onde) => ({
  aula,
  ...(turma !== null && { turma }),
  ...(vez !== null && { trilha_tentativa: vez }),
})

/** An attempt begun on the device goes on under its own ticket. */
const bodyOf = ({ aula, turma, vez }: Onde, kept: Aberta | null) => ({
  aula,
  turma,
  ...(vez !== null && { trilha_tentativa: vez }),
  ...(kept?.tentativa.id === DEVICE && { uuid: kept.tentativa.uuid }),
  aparelho: aparelhoAgora(),
})

/** How long, in milliseconds, a pupil waits to hear how an answer did before going on without. */
const PATIENCE = 6_000

/** Refusals that come with the result of the attempt before. */
const SHOWS_LAST = new Set(['sem_tentativas', 'aula_encerrada', 'gabarito_visto'])

/** `look`: shows an attempt that was made, the last one or that of this number, where there is one, and begins none. */
export function useTentativa(onde: Onde, look: boolean | number) {
  const { aula, turma, vez } = onde
  const transport = useTransport()
  const fila = useFila()
  const retrato = useRetrato(fila)
  const conta = fila ? `${fila.conta.tenant}:${fila.conta.usuario}` : ''
  const chave = `${conta}:${aula}:${turma ?? 0}${vez === null ? '' : `:${vez}`}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place, whatever object tells it
  const lugar = useMemo(() => onde, [aula, turma, vez])
  const [aberta, setAberta] = useState<Aberta | null>(null)
  const [erro, setErro] = useState<ApiError | null>(null)
  const [recusa, setRecusa] = useState<Motivo | null>(null)
  const base = useRef(0)
  const latest = useRef<Aberta | null>(null)
  /** Something was answered elsewhere, and the pupil has not heard of it yet. */
  const [avisar, setAvisar] = useState(false)

  const put = useCallback(
    (next: Aberta) => {
      latest.current = next
      setAberta(next)
      if (next.tentativa.estado === 'iniciada') writeGuardada(chave, next)
      // One that is looked at while another goes on takes nothing from that.
      else if (readGuardada(chave)?.tentativa.uuid === next.tentativa.uuid) dropGuardada(chave)
    },
    [chave],
  )

  /** Takes what the server says, and keeps of the device's own what it does not know yet. */
  const take = useCallback(
    (server: TentativaAberta, keep: boolean) => {
      const before = latest.current
      const same = before?.tentativa.uuid === server.tentativa.uuid
      const merged: Aberta = {
        ...server,
        locais: keep && same ? before.locais : {},
        ...(same && fromElsewhere(before, server)),
      }
      if (same && (merged.alhures?.length ?? 0) > (before.alhures?.length ?? 0)) setAvisar(true)
      put(same ? withTelas(merged, before.telas, before.midias) : merged)
    },
    [put],
  )

  /** The attempt made last, for who may begin no other. */
  const lastOf = useCallback(async () => {
    const { tentativas } = await call(transport, tentativaApi.listMinhas, { query: queryOf(lugar) })
    return tentativas[0] && call(transport, tentativaApi.find, { params: { tentativa: tentativas[0].id } })
  }, [transport, lugar])

  /** The one that is asked for, where it is of this lesson; else the last. */
  const lookAt = useCallback(
    async (looks: true | number) => {
      const asked =
        looks === true
          ? undefined
          : await call(transport, tentativaApi.find, { params: { tentativa: looks } }).catch(() => undefined)
      return asked?.tentativa.aula === lugar.aula ? asked : lastOf()
    },
    [transport, lugar, lastOf],
  )

  const open = useCallback(
    async (looks: boolean | number) => {
      setErro(null)
      setRecusa(null)
      setAvisar(false)
      latest.current = null
      setAberta(null)
      try {
        // What waits on the device belongs to what the server is about to tell.
        const waiting = fila?.get().pendentes ?? 0
        if (waiting > 0) await fila?.flush(true)
        const last = looks === false ? undefined : await lookAt(looks)
        if (last) return take(last, false)
        latest.current = readGuardada(chave)
        // Begun here and still on its way: opened anew it would have begun only now.
        if (latest.current?.tentativa.id === DEVICE && (fila?.get().pendentes ?? 0) > 0)
          throw new ApiError({ status: 0, codigo: '', mensagem: null })
        const body = bodyOf(lugar, latest.current)
        const server = await (takeAhead(chave) ?? call(transport, tentativaApi.abrir, { body }))
        base.current = server.tentativa.tempo
        take(server, (fila?.get().pendentes ?? 0) > 0)
        const { telas, midias } = await call(transport, tentativaApi.telas, {
          params: { tentativa: server.tentativa.id },
        })
        if (latest.current?.tentativa.id === server.tentativa.id)
          put(withTelas(latest.current, telas, midias))
      } catch (error) {
        const failure =
          error instanceof ApiError ? error : new ApiError({ status: 500, codigo: '', mensagem: null })
        const kept = failure.status === 0 ? (latest.current ?? readGuardada(chave)) : null
        if (kept) {
          base.current = kept.tentativa.tempo
          put(kept)
          return
        }
        setErro(failure)
        if (SHOWS_LAST.has(failure.codigo))
          await lastOf().then(
            (last) => last && take(last, false),
            () => {},
          )
      }
    },
    [transport, fila, lugar, chave, take, put, lastOf, lookAt],
  )

  const opened = useRef('')
  useEffect(() => {
    if (!conta || opened.current === chave) return
    opened.current = chave
    void open(look)
  }, [conta, chave, look, open])

  /** Asks how the attempt stands. */
  const turns = useRef(0)
  const refresh = useCallback(async () => {
    const now = latest.current
    if (!now) return
    turns.current += 1
    const turn = turns.current
    const { id } = now.tentativa
    const server =
      id === DEVICE
        ? await call(transport, tentativaApi.abrir, { body: bodyOf(lugar, now) })
        : await call(transport, tentativaApi.find, { params: { tentativa: id } })
    // What was asked for later knows more.
    if (turn !== turns.current || latest.current?.tentativa.uuid !== now.tentativa.uuid) return
    take(server, (fila?.get().pendentes ?? 0) > 0)
  }, [transport, fila, lugar, take])

  /** It may go on elsewhere: whoever looks again sees it as it stands. */
  const lookAgain = useCallback(() => {
    const now = latest.current
    if (!now || now.tentativa.estado !== 'iniciada' || now.entregue || now.tentativa.id === DEVICE) return
    if (navigator.onLine && document.visibilityState === 'visible') void refresh().catch(() => {})
  }, [refresh])
  useEffect(() => {
    window.addEventListener('focus', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      window.removeEventListener('focus', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [lookAgain])

  // What went later than it was given: how it did is known only now.
  const pendentes = retrato?.pendentes ?? 0
  const waited = useRef(0)
  useEffect(() => {
    if (waited.current > 0 && pendentes === 0) void refresh().catch(() => {})
    waited.current = pendentes
  }, [pendentes, refresh])

  const add = useCallback(
    async (tipo: 'resposta' | 'conclusao', total: number, respostas: readonly Feita[]) => {
      const now = latest.current
      if (!fila || !now) return
      const em = new Date().toISOString()
      const { tentativa } = now
      const registro = await fila.add({
        tipo,
        aula: lugar.aula,
        versao: tentativa.versao,
        turma: lugar.turma,
        ...(lugar.vez !== null && { trilha_tentativa: lugar.vez }),
        tentativa: tentativa.uuid,
        respostas: respostas.map(({ tela, resposta, vezes, tempo }) => ({
          tela: tela.id,
          resposta,
          vezes: Math.min(99, vezes),
          tempo,
          respondida_em: em,
        })),
        nota_calculada: null,
        tempo: Math.min(86_400, base.current + total),
        iniciado_em: tentativa.iniciada_em,
        concluido_em: tipo === 'conclusao' ? em : null,
        ...(now.inicio && { inicio: now.inicio }),
      })
      return registro.uuid
    },
    [fila, lugar],
  )

  const answer = useCallback(
    async (feita: Feita, waits: boolean) => {
      const uuid = await add('resposta', feita.total, [feita])
      const now = latest.current
      if (!uuid || !now || !fila) return
      const { tela, resposta, vezes } = feita
      const local = { resposta, vezes }
      const alhures = now.alhures?.filter((one) => one !== tela.id) ?? []
      put({ ...now, alhures, locais: { ...now.locais, [tela.id]: local } })
      if (!waits) return
      const end = await received(fila, uuid, PATIENCE)
      if (typeof end === 'object' && 'motivo' in end) setRecusa(end.motivo)
      if (end === 'recebido') await refresh().catch(() => {})
    },
    [add, fila, put, refresh],
  )

  const conclude = useCallback(
    async (total: number) => {
      const uuid = await add('conclusao', total, [])
      const now = latest.current
      if (!uuid || !now || !fila) return
      put({ ...now, entregue: true })
      const end = await received(fila, uuid, PATIENCE)
      if (typeof end === 'object') {
        if ('motivo' in end) return setRecusa(end.motivo)
        put({ ...(latest.current ?? now), entregue: true, espera: end.espera })
        // A copy on the device would go on with what is with the teacher.
        return dropGuardada(chave)
      }
      if (end === 'recebido') await refresh().catch(() => {})
    },
    [add, fila, put, refresh, chave],
  )

  const place = useCallback(
    (tela: number | null, total: number) => {
      const now = latest.current
      if (now?.tentativa.estado !== 'iniciada' || now.tentativa.id === DEVICE || !navigator.onLine) return
      const body = { tela, tempo: Math.min(86_400, base.current + total) }
      const heard = ({ vezes }: { vezes: number | null }) => {
        const known = latest.current
        if (known && (vezes === null || vezes > vezesDe(answersOf(known)))) lookAgain()
      }
      const params = { tentativa: now.tentativa.id }
      call(transport, tentativaApi.pulso, { params, body })
        .then(heard)
        .catch(() => {})
    },
    [transport, lookAgain],
  )

  const guarda: Guarda | null = retrato?.semEspaco
    ? 'semEspaco'
    : retrato?.enviando
      ? 'salvando'
      : pendentes > 0
        ? 'noAparelho'
        : aberta && aberta.respostas.length > 0
          ? 'salvo'
          : null
  const view = useMemo(
    () =>
      aberta && {
        aberta,
        roteiro: roteiroOf(aberta),
        respostas: answersOf(aberta),
        midias: new Map(aberta.midias.map((midia) => [midia.id, midia])),
      },
    [aberta],
  )
  const ouvido = useCallback(() => setAvisar(false), [])
  return { view, erro, recusa, guarda, chave, avisar, ouvido, open, answer, conclude, place }
}
