/** Choosing assessments for a phase, by name, many at once. */
import { useDeferredValue, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { avaliacaoApi } from '../../avaliacao/contract.ts'
import { estadoAvaliacaoTexts } from '../../avaliacao/web/public-texts.ts'
import { faseApi } from '../contract.ts'
import type { Fase } from '../shapes.ts'
import { faseWebTexts } from './texts.ts'

const LINHAS = 50

export function Adicionar({ fase, onClose }: { fase: Fase; onClose: () => void }) {
  const t = useTexts(faseWebTexts)
  const estados = useTexts(estadoAvaliacaoTexts)
  const language = useLanguage()
  const [busca, setBusca] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const asked = useDeferredValue(busca.trim())
  const query = { pagina: 1, linhas: LINHAS, ...(asked && { busca: asked }) }
  const { data, error, refetch } = useCall(avaliacaoApi.list, { query }, { keep: true })
  const send = useSend(faseApi.add)
  const inside = new Set(fase.avaliacoes.map(({ avaliacao }) => avaliacao.id))
  const shown = data?.avaliacoes.filter(({ id }) => !inside.has(id))
  const add = () =>
    send.mutate(
      { body: { fase_id: fase.id, avaliacoes: [...chosen] } },
      {
        onSuccess: () => {
          notify.success(t.adicionadas)
          onClose()
        },
        onError: (problem) => void notify.error(errorSentence(problem, language)),
      },
    )
  return (
    <Dialog
      open
      wide
      title={t.adicionar}
      onClose={onClose}
      footer={
        <Button look="filled" busy={send.isPending} disabled={chosen.length === 0} onClick={add}>
          {t.adicionarN(chosen.length)}
        </Button>
      }
    >
      <div className="pilha v-4">
        <TextField
          label={t.buscarAvaliacao}
          type="search"
          maxLength={120}
          value={busca}
          onChange={({ target }) => setBusca(target.value)}
        />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !shown ? (
          <ListSkeleton rows={4} rowHeight={3} />
        ) : shown.length === 0 ? (
          <EmptyState title={t.nenhumaAvaliacao} />
        ) : (
          <ul className="pilha v-3 m-z p-z sem-ponto">
            {shown.map(({ id, titulo, estado, disciplina, periodo }) => (
              <li key={id}>
                <Checkbox
                  label={titulo}
                  help={[`#${id}`, disciplina?.nome, periodo?.nome, estados[estado]]
                    .filter(Boolean)
                    .join(' · ')}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {data && data.total > LINHAS && <Callout>{t.mostrando(LINHAS, data.total)}</Callout>}
      </div>
    </Dialog>
  )
}
