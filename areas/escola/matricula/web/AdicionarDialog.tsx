/** Finds pupils of the network and adds as many as are chosen, all or none. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { matriculaApi } from '../contract.ts'
import { next } from '../rules.ts'
import type { Candidato } from '../shapes.ts'
import { Failed } from './Failed.tsx'
import { integrantesTexts } from './texts.ts'
import { useSettled } from './useSettled.ts'

const MOST = 200

function useHint(): (candidato: Candidato) => string {
  const t = useTexts(integrantesTexts)
  return ({ status, turmas }) => {
    if (status === 'adicionado') return t.jaNaTurma
    if (status === 'pendente') return t.pediuEntrar
    if (status === 'transferido') return t.foiTransferido
    const now = turmas.length > 0 ? turmas.join(', ') : t.semTurma
    return status === 'removido' ? `${t.jaEsteve} · ${now}` : now
  }
}

interface Chosen {
  id: number
  nome: string
}

interface ResultsProps {
  turma: number
  busca: string
  chosen: readonly Chosen[]
  onToggle: (candidato: Chosen) => void
}

function Results({ turma, busca, chosen, onToggle }: ResultsProps) {
  const t = useTexts(integrantesTexts)
  const hint = useHint()
  const enough = busca.length >= 2
  const { data, error } = useCall(
    matriculaApi.listCandidatos,
    { params: { turma }, query: { busca } },
    { enabled: enough, keep: true },
  )
  if (!enough) return <p className="fraca t-s">{t.digiteDuas}</p>
  if (error) return <Failed error={error} />
  if (!data) return <ListSkeleton rows={3} rowHeight={2.5} />
  if (data.candidatos.length === 0) return <p className="fraca">{t.semCandidatos}</p>
  return (
    <ul className="candidatos">
      {data.candidatos.map((candidato) => (
        <li key={candidato.id}>
          <Checkbox
            label={candidato.nome}
            help={hint(candidato)}
            disabled={next(candidato.status ?? 'nenhum', 'adicionar') === null}
            checked={chosen.some(({ id }) => id === candidato.id)}
            onChange={() => onToggle(candidato)}
          />
        </li>
      ))}
    </ul>
  )
}

export function AdicionarDialog({ turma, onClose }: { turma: number; onClose: () => void }) {
  const t = useTexts(integrantesTexts)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const busca = useSettled(words.trim())
  const send = useSend(matriculaApi.add, {
    onSuccess: ({ adicionados }) => {
      notify.success(t.adicionados(adicionados))
      onClose()
    },
  })
  const toggle = ({ id, nome }: Chosen) =>
    setChosen((now) =>
      now.some((one) => one.id === id)
        ? now.filter((one) => one.id !== id)
        : [...now, { id, nome }].slice(0, MOST),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t.adicionar}
      footer={
        <>
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button
            look="filled"
            disabled={chosen.length === 0}
            busy={send.isPending}
            onClick={() => send.mutate({ params: { turma }, body: { alunos: chosen.map(({ id }) => id) } })}
          >
            {t.adicionarN(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="pilha">
        <Failed error={send.error} />
        <TextField
          label={t.buscar}
          help={t.adicionarTexto}
          icon={IconSearch}
          type="search"
          autoComplete="off"
          maxLength={120}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {chosen.length > 0 && (
          <div className="linha quebra" aria-live="polite">
            <span className="t-s fraca">{t.escolhidos(chosen.length)}</span>
            {chosen.map((one) => (
              <Button
                key={one.id}
                look="soft"
                size="small"
                iconEnd={IconX}
                aria-label={t.tirar(one.nome)}
                onClick={() => toggle(one)}
              >
                {one.nome}
              </Button>
            ))}
          </div>
        )}
        <Results turma={turma} busca={busca} chosen={chosen} onToggle={toggle} />
      </div>
    </Dialog>
  )
}
