/** Mirror mode: how many pupils would leave, the list of them, and the brake. */
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs'
import { useState } from 'react'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { type Lote, loteApi } from '../contract.ts'
import { telaTexts } from './texts.ts'

function Ausentes({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const { data, error } = useCall(loteApi.listAusentes, { params: { id } })
  if (error) return <Callout tone="erro">{error.message}</Callout>
  if (!data) return <ListSkeleton />
  return (
    <>
      <ul className="pilha v-3">
        {data.ausentes.map((aluno) => (
          <li key={`${aluno.id} ${aluno.turma}`}>
            <b>{aluno.nome}</b>{' '}
            <span className="fraca">
              {aluno.turma} · {aluno.escola}
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.ausentes.length && (
        <p className="fraca">{t.eMais(data.total - data.ausentes.length)}</p>
      )}
    </>
  )
}

export function Freio({ lote, onMode }: { lote: Lote; onMode: () => void }) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { espelho } = lote
  if (!espelho || espelho.ausentes + espelho.acima === 0) return null
  const { ausentes, acima, alunos, escolas, freio } = espelho
  if (ausentes === 0)
    return (
      <div className="mb-5">
        <Callout title={t.acima(acima)} />
      </div>
    )
  const share = `${formatNumber((100 * ausentes) / Math.max(1, alunos), 1, language)}%`
  return (
    <div className="mb-5">
      <Callout
        tone={freio ? 'aviso' : 'info'}
        icon={freio ? IconHandStop : undefined}
        title={freio ? t.freio(ausentes, share, escolas) : t.ausentes(ausentes, share)}
        actions={
          <>
            <Button size="small" onClick={() => setOpen(true)}>
              {t.verAusentes(ausentes)}
            </Button>
            <Button size="small" onClick={onMode}>
              {t.mudarModo}
            </Button>
          </>
        }
      >
        {freio && t.freioTexto} {acima > 0 && t.acima(acima)}
      </Callout>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.ausentesTitulo} side>
        <Ausentes id={lote.id} />
      </Dialog>
    </div>
  )
}
