/** Giving a lesson to classes, or changing how one class has it. */
import { type ReactNode, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { turmaAulaApi } from '../contract-turma.ts'
import { MAX_TURMAS, type TurmaAula } from '../shapes.ts'
import './aula.css'
import { turmaAulaTexts } from './turma-texts.ts'
import { REGRAS, type Regras, VinculoFields } from './VinculoFields.tsx'

interface SheetProps {
  start: Regras
  submitLabel: string
  /** False keeps the button off. */
  ready?: boolean
  onSend: (regras: Regras) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

function Sheet({ start, submitLabel, ready = true, onSend, onClose, children }: SheetProps) {
  const t = useTexts(turmaAulaTexts)
  const language = useLanguage()
  const [regras, setRegras] = useState(start)
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const errors = fieldErrors(problem)
  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await onSend(regras)
      onClose()
    } catch (refused) {
      setProblem(refused)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="pilha au-dar"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !busy) void send()
      }}
    >
      {problem !== null && Object.keys(errors).length === 0 && (
        <Callout tone="erro">{errorSentence(problem, language)}</Callout>
      )}
      {children}
      <VinculoFields regras={regras} errors={errors} onChange={setRegras} />
      <footer className="linha quebra">
        <span className="vao" />
        <Button onClick={onClose}>{t.cancelar}</Button>
        <Button type="submit" look="filled" busy={busy} disabled={!ready}>
          {submitLabel}
        </Button>
      </footer>
    </form>
  )
}

/** Above this many a search helps. */
const MANY = 12

function Turmas({ chosen, onChange }: { chosen: readonly number[]; onChange: (chosen: number[]) => void }) {
  const t = useTexts(turmaAulaTexts)
  const [busca, setBusca] = useState('')
  const query = { pagina: 1, linhas: 100, ...(busca.trim() && { busca: busca.trim() }) }
  const { data } = useCall(turmaApi.listAtivas, { query }, { keep: true })
  const grupos = (data?.grupos ?? []).filter(({ papel }) => papel === 'professor' || papel === 'gestor')
  return (
    <fieldset className="campo">
      <legend className="rotulo">{t.turmas}</legend>
      {((data?.total ?? 0) > MANY || busca !== '') && (
        <TextField
          type="search"
          label={t.procurarTurma}
          value={busca}
          maxLength={120}
          onChange={({ target }) => setBusca(target.value)}
        />
      )}
      <div className="au-turmas">
        {grupos.map(({ id, nome, disciplina, escola }) => (
          <Checkbox
            key={id}
            label={disciplina ? `${nome} · ${disciplina}` : nome}
            help={escola.nome}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= MAX_TURMAS}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
        {data && grupos.length === 0 && <p className="fraca">{t.nenhumaTurma}</p>}
      </div>
    </fieldset>
  )
}

interface GiveProps {
  aula: { id: number; titulo: string }
  /** The class that it is given to; absent: the person chooses. */
  turma?: number
  onClose: () => void
}

export function DarSheet({ aula, turma, onClose }: GiveProps) {
  const t = useTexts(turmaAulaTexts)
  const [chosen, setChosen] = useState<number[]>(turma ? [turma] : [])
  const give = useSend(turmaAulaApi.give)
  return (
    <Sheet
      start={REGRAS}
      submitLabel={t.darAula}
      ready={chosen.length > 0}
      onClose={onClose}
      onSend={async (regras) => {
        const { vinculos, ja_tinham } = await give.mutateAsync({
          params: { id: aula.id },
          body: { turmas: chosen, ...regras },
        })
        const news = [
          vinculos.length > 0 && t.dada(vinculos.length),
          ja_tinham.length > 0 && t.jaTinham(ja_tinham.length),
        ]
        notify.success(news.filter(Boolean).join(' '))
      }}
    >
      {turma === undefined && <Turmas chosen={chosen} onChange={setChosen} />}
    </Sheet>
  )
}

export function DarDialog({ open, ...props }: GiveProps & { open: boolean }) {
  const t = useTexts(turmaAulaTexts)
  return (
    <Dialog open={open} onClose={props.onClose} title={t.darTitulo(props.aula.titulo)} wide>
      <DarSheet {...props} />
    </Dialog>
  )
}

export function MudarDialog({
  vinculo,
  open,
  onClose,
}: {
  vinculo: TurmaAula & { id: number }
  open: boolean
  onClose: () => void
}) {
  const t = useTexts(turmaAulaTexts)
  const change = useSend(turmaAulaApi.changeVinculo)
  const { dtInicio, dtFim, obrigatoria, peso, mostrar_gabarito, turma, id } = vinculo
  return (
    <Dialog open={open} onClose={onClose} title={`${vinculo.aula.titulo} · ${turma.nome}`} wide>
      <Sheet
        start={{ dtInicio, dtFim, obrigatoria, peso, mostrar_gabarito }}
        submitLabel={t.salvar}
        onClose={onClose}
        onSend={async (body) => {
          await change.mutateAsync({ params: { turma: turma.id, vinculo: id }, body })
          notify.success(t.salvo)
        }}
      />
    </Dialog>
  )
}
