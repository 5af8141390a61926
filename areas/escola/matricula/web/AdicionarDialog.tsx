/** Finds pupils of the network and adds as many as are chosen, all or none. */
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
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
    <ul className="candidatos coluna v-3 p-1 rola">
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
  const busca = useSettled(words.trim())
  const { valores, set, sheet } = useForm(matriculaApi.add, {
    start: { chosen: [] as readonly Chosen[] },
    input: ({ chosen }) => ({ params: { turma }, body: { alunos: chosen.map(({ id }) => id) } }),
    onDone: ({ adicionados }) => {
      notify.success(t.adicionados(adicionados))
      onClose()
    },
  })
  const { chosen } = valores
  const toggle = ({ id, nome }: Chosen) =>
    set({
      chosen: chosen.some((one) => one.id === id)
        ? chosen.filter((one) => one.id !== id)
        : [...chosen, { id, nome }].slice(0, MOST),
    })
  return (
    <FormDialog
      {...sheet}
      wide
      title={t.adicionar}
      submitLabel={t.adicionarN(chosen.length)}
      disabled={chosen.length === 0}
      onClose={onClose}
    >
      <TextField
        label={t.buscar}
        help={t.adicionarTexto}
        icon={IconSearch}
        type="search"
        autoComplete="off"
        maxLength={120}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
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
    </FormDialog>
  )
}
