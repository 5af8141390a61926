/** Lessons without network: what waits to be sent, the packages of the person's classes, what is on this device. */
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { FilaPanel, keepOffline, useFila } from '../../tentativa/web/public.ts'
import { isSigned } from './assinatura.ts'
import { type NoAparelho, readAula, writeKept } from './device.ts'
import './pacote.css'
import { PacoteCard, useMegabytes } from './PacoteCard.tsx'
import { offlineTexts } from './texts.ts'
import { isSupported, type Linha, usePacotes } from './usePacotes.ts'

/** The package used longest ago, other than this: what to delete first. */
function leastUsed(linhas: readonly Linha[], than: Linha): string | null {
  const [first] = linhas
    .filter((one) => one.kept && one.id !== than.id)
    .sort((a, b) => (a.kept?.usado_em ?? 0) - (b.kept?.usado_em ?? 0))
  return first?.nome ?? null
}

export function Screen() {
  const t = useTexts(offlineTexts)
  const mb = useMegabytes()
  const navigate = useNavigate()
  const { asked, online, conta, name, linhas, room, ready, download, pause, remove } = usePacotes()
  const [wrong, setWrong] = useState<'faltando' | 'assinatura' | null>(null)
  const fila = useFila()
  // Some networks come back without the browser noticing: an answer is the better sign.
  useEffect(() => {
    if (asked.dataUpdatedAt > 0) void fila?.flush(true)
  }, [asked.dataUpdatedAt, fila])

  async function play(kept: NoAparelho, aula: number): Promise<void> {
    if (!kept.publica) return setWrong('faltando')
    if (!(await isSigned(kept.manifesto, kept.publica))) return setWrong('assinatura')
    const found = await readAula(name, kept, aula).catch(() => null)
    if (!found || !conta) return setWrong('faltando')
    const turma = kept.manifesto.turma_id
    keepOffline(conta, found, turma, kept.inicios?.[aula])
    await writeKept(name, { ...kept, usado_em: Date.now() }).catch(() => {})
    await navigate(href('/logado/turmas/turma/:id/aula/:aula', { id: turma, aula }))
  }

  return (
    <>
      <PageHeader title={t.titulo} description={t.sobre} />
      <div className="pac-pagina pilha v-6">
        <FilaPanel />
        {!isSupported() && <Callout tone="aviso">{t.semAparelho}</Callout>}
        {wrong && <Callout tone="erro">{t[wrong]}</Callout>}
        {!ready || (online && asked.isPending && linhas.length === 0) ? (
          <PageSkeleton />
        ) : asked.isError && linhas.length === 0 ? (
          <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
        ) : linhas.length === 0 ? (
          <EmptyState title={online ? t.nenhum : t.nenhumAqui}>
            {online ? t.nenhumTexto : t.nenhumAquiTexto}
          </EmptyState>
        ) : (
          <ul className="pilha v-5">
            {linhas.map((linha) => (
              <PacoteCard
                key={linha.id}
                linha={linha}
                online={online}
                room={room}
                menosUsado={leastUsed(linhas, linha)}
                onDownload={() => void download(linha)}
                onPause={() => pause(linha.id)}
                onRemove={(kept) => void remove(kept)}
                onPlay={(kept, aula) => void play(kept, aula)}
              />
            ))}
          </ul>
        )}
        {room !== null && linhas.length > 0 && (
          <p className="sub">
            <IconCloudOff className="bloco-em-linha" aria-hidden="true" /> {t.livre(mb(room))}
          </p>
        )}
      </div>
    </>
  )
}
