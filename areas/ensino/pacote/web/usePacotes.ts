/** The packages of the person: those of the server, those on the device, and what is being downloaded. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCall, useTransport } from '../../../../core/web/data.ts'
import { useOnline } from '../../../../core/web/device/network.ts'
import { useSession } from '../../../../core/web/session/store.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { pacoteApi } from '../contract.ts'
import { FalhaDeBaixa } from '../rules-baixar.ts'
import type { Pacote } from '../shapes.ts'
import { deleteKept, listKept, type NoAparelho, roomLeft } from './device.ts'
import { downloadPacote, renewSeals } from './download.ts'
import { keepReader } from './leitor.ts'

export interface Andamento {
  estado: 'baixando' | 'pausado' | 'falhou'
  feito: number
  total: number
  motivo?: FalhaDeBaixa['motivo']
}

export interface Linha {
  id: string
  playlist: number
  turma: { id: number; nome: string }
  nome: string
  /** Null without network. */
  pacote: Pacote | null
  kept: NoAparelho | null
  andamento: Andamento | null
}

const idOf = (playlist: number, turma: number): string => `${playlist}-${turma}`

export const isSupported = (): boolean => 'caches' in globalThis && 'indexedDB' in globalThis

/** Null while nobody is signed in. */
export function useConta() {
  const tenant = useTenant()
  const { sessao } = useSession()
  const slug = tenant ? tenant.slug : null
  const usuario = sessao?.token ? Number(sessao.usuario) : null
  return useMemo(() => (slug && usuario ? { tenant: slug, usuario } : null), [slug, usuario])
}

export function usePacotes() {
  const transport = useTransport()
  const online = useOnline()
  const conta = useConta()
  const name = conta ? `${conta.tenant}:${conta.usuario}` : ''
  const asked = useCall(pacoteApi.list, undefined, { enabled: online })
  const [kept, setKept] = useState<readonly NoAparelho[] | null>(null)
  const [room, setRoom] = useState<number | null>(null)
  const [running, setRunning] = useState<ReadonlyMap<string, Andamento>>(new Map())
  const pauses = useRef(new Set<string>())

  const look = useCallback(async () => {
    setKept(name && isSupported() ? await listKept(name).catch(() => []) : [])
    setRoom(await roomLeft())
  }, [name])
  useEffect(() => {
    void look()
  }, [look])

  // A new version of the product draws documents with files of its own.
  useEffect(() => {
    if (online && kept) keepReader(kept.map(({ manifesto }) => manifesto)).catch(() => {})
  }, [online, kept])

  const renewed = useRef(false)
  useEffect(() => {
    if (!online || !kept || kept.length === 0 || renewed.current) return
    renewed.current = true
    void Promise.allSettled(kept.map((one) => renewSeals(transport, name, one))).then(look)
  }, [online, kept, transport, name, look])

  const note = useCallback((id: string, andamento: Andamento | null) => {
    setRunning((all) => {
      const next = new Map(all)
      if (andamento) next.set(id, andamento)
      else next.delete(id)
      return next
    })
  }, [])

  const download = useCallback(
    async ({ playlist, turma, nome: _ }: Pick<Linha, 'playlist' | 'turma' | 'nome'>) => {
      const id = idOf(playlist, turma.id)
      pauses.current.delete(id)
      let [feito, total] = [0, 0]
      note(id, { estado: 'baixando', feito, total })
      try {
        const end = await downloadPacote({
          transport,
          conta: name,
          params: { playlist, turma: turma.id },
          turma: turma.nome,
          isPaused: () => pauses.current.has(id),
          progress: (bytes, all) => {
            ;[feito, total] = [bytes, all]
            note(id, { estado: pauses.current.has(id) ? 'pausado' : 'baixando', feito, total })
          },
        })
        note(id, end === 'pausado' ? { estado: 'pausado', feito, total } : null)
      } catch (error) {
        const motivo = error instanceof FalhaDeBaixa ? error.motivo : 'rede'
        note(id, { estado: 'falhou', feito, total, motivo })
      }
      await look()
    },
    [transport, name, note, look],
  )
  const pause = useCallback((id: string) => {
    pauses.current.add(id)
  }, [])
  const remove = useCallback(
    async (one: NoAparelho) => {
      await deleteKept(name, one.manifesto)
      await look()
    },
    [name, look],
  )

  const pacotes = asked.data?.pacotes
  const linhas = useMemo(() => linesOf(pacotes, kept ?? [], running), [pacotes, kept, running])
  return { asked, online, conta, name, linhas, room, ready: kept !== null, download, pause, remove }
}

function linesOf(
  pacotes: readonly Pacote[] | undefined,
  kept: readonly NoAparelho[],
  running: ReadonlyMap<string, Andamento>,
): Linha[] {
  const lines = new Map<string, Linha>()
  for (const one of kept) {
    const { playlist_id, turma_id, nome } = one.manifesto
    const id = idOf(playlist_id, turma_id)
    const turma = { id: turma_id, nome: one.turma }
    lines.set(id, { id, playlist: playlist_id, turma, nome, pacote: null, kept: one, andamento: null })
  }
  for (const pacote of pacotes ?? []) {
    const { playlist, turma, nome } = pacote
    const id = idOf(playlist, turma.id)
    lines.set(id, { id, playlist, turma, nome, pacote, kept: lines.get(id)?.kept ?? null, andamento: null })
  }
  return [...lines.values()].map((line) => ({ ...line, andamento: running.get(line.id) ?? null }))
}
