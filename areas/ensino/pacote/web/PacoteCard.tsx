/** One package: what is in it, how large it is, downloading it, its lessons once they are on the device. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { bytesOf } from '../rules-baixar.ts'
import { PACOTE_AVISO } from '../shapes.ts'
import type { NoAparelho } from './device.ts'
import { offlineTexts } from './texts.ts'
import type { Linha } from './usePacotes.ts'

interface Props {
  linha: Linha
  online: boolean
  room: number | null
  /** The name of the package used longest ago, other than this. */
  menosUsado: string | null
  onDownload: () => void
  onPause: () => void
  onRemove: (kept: NoAparelho) => void
  onPlay: (kept: NoAparelho, aula: number) => void
}

export function useMegabytes() {
  const language = useLanguage()
  // A few kilobytes are something: never 0,0.
  return (bytes: number): string =>
    formatNumber(Math.max(bytes / 1_000_000, bytes > 0 ? 0.1 : 0), bytes < 10_000_000 ? 1 : 0, language)
}

export function PacoteCard(props: Props) {
  const dates = useDates()
  const { linha, online, room, menosUsado, onDownload, onPause, onRemove, onPlay } = props
  const { nome, turma, pacote, kept, andamento } = linha
  const t = useTexts(offlineTexts)
  const mb = useMegabytes()
  const bytes = pacote?.bytes ?? (kept ? bytesOf(kept.manifesto.arquivos) : 0)
  const total = pacote?.aulas ?? kept?.manifesto.aulas.length ?? 0
  const isNew = kept !== null && pacote !== null && pacote.versao !== kept.manifesto.versao
  const fits = room === null || bytes < room
  const facts = [
    turma.nome,
    t.aulas(total),
    t.tamanho(mb(bytes)),
    pacote?.fim && t.ate(dates.date(pacote.fim)),
  ]
  const title = `pac-${linha.id}`
  return (
    <li className="pac cartao pilha v-4 partir" aria-labelledby={title}>
      <div className="linha quebra entre v-3">
        <h2 id={title}>{nome}</h2>
        {kept && <Status state="right">{t.noAparelho}</Status>}
      </div>
      <p className="sub">{facts.filter(Boolean).join(' · ')}</p>
      {pacote?.situacao === 'vazio' && <p>{t.vazio}</p>}
      {pacote?.situacao === 'grande_demais' && <Callout tone="aviso">{t.grande}</Callout>}
      {andamento ? (
        <Andando linha={linha} onDownload={onDownload} onPause={onPause} />
      ) : (
        online &&
        pacote?.situacao === 'pronto' &&
        (!kept || isNew) && (
          <>
            {isNew && <p>{t.atualizarTexto}</p>}
            {!fits && (
              <Callout tone="aviso">
                {t.semEspaco} {menosUsado && t.menosUsado(menosUsado)}
              </Callout>
            )}
            {bytes > PACOTE_AVISO && fits && <p>{t.pesado}</p>}
            <div className="acoes-r">
              <Button
                look="soft"
                icon={isNew ? IconRefresh : IconDownload}
                disabled={!fits}
                onClick={onDownload}
              >
                {isNew ? t.atualizar : t.baixar(mb(bytes))}
              </Button>
            </div>
          </>
        )
      )}
      {kept && (
        <>
          <ol className="pac-aulas pilha v-1 ps-6">
            {kept.manifesto.aulas.map((aula) => (
              <li key={aula.id}>
                <Button
                  look="link"
                  icon={IconPlayerPlay}
                  aria-label={t.abrir(aula.titulo)}
                  onClick={() => onPlay(kept, aula.id)}
                >
                  {aula.titulo}
                </Button>
              </li>
            ))}
          </ol>
          <div className="acoes-r">
            <Button
              size="small"
              look="plain"
              icon={IconTrash}
              aria-label={t.apagarNome(nome)}
              onClick={() => onRemove(kept)}
            >
              {t.apagar}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function Andando({ linha, onDownload, onPause }: Pick<Props, 'linha' | 'onDownload' | 'onPause'>) {
  const { andamento, pacote } = linha
  const t = useTexts(offlineTexts)
  const mb = useMegabytes()
  if (!andamento) return null
  const { estado, feito, motivo } = andamento
  const total = andamento.total || (pacote?.bytes ?? 1)
  return (
    <>
      {motivo && <Callout tone="erro">{motivo === 'espaco' ? t.semEspaco : t[motivo]}</Callout>}
      <div className="linha quebra entre v-4">
        <ProgressBar value={feito} max={total} label={t.baixando(mb(feito), mb(total))} withLabel />
        {estado === 'baixando' ? (
          <Button size="small" icon={IconPlayerPause} onClick={onPause}>
            {t.pausar}
          </Button>
        ) : (
          <Button size="small" icon={IconPlayerPlay} onClick={onDownload}>
            {t.continuar}
          </Button>
        )}
      </div>
    </>
  )
}
