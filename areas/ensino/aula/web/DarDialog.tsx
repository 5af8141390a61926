/** Giving a lesson to classes, or changing how one class has it. */
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { turmaAulaApi } from '../contract-turma.ts'
import { MAX_TURMAS, type TurmaAula } from '../shapes.ts'
import './aula.css'
import { turmaAulaTexts } from './turma-texts.ts'
import { REGRAS, VinculoFields } from './VinculoFields.tsx'

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
  const { valores, set, errors, sheet } = useForm(turmaAulaApi.give, {
    start: { turmas: turma ? [turma] : [], ...REGRAS },
    input: (body) => ({ params: { id: aula.id }, body }),
    onDone: ({ vinculos, ja_tinham }) => {
      const news = [
        vinculos.length > 0 && t.dada(vinculos.length),
        ja_tinham.length > 0 && t.jaTinham(ja_tinham.length),
      ]
      notify.success(news.filter(Boolean).join(' '))
      onClose()
    },
  })
  const { turmas, ...regras } = valores
  const ready = turmas.length > 0
  return (
    <Form {...sheet} onSubmit={() => ready && sheet.onSubmit()}>
      {turma === undefined && <Turmas chosen={turmas} onChange={(turmas) => set({ turmas })} />}
      <VinculoFields regras={regras} errors={errors} onChange={set} />
      <footer className="linha quebra">
        <span className="vao" />
        <Button onClick={onClose}>{t.cancelar}</Button>
        <Button type="submit" look="filled" busy={sheet.busy} disabled={!ready}>
          {t.darAula}
        </Button>
      </footer>
      <UnsavedGuard dirty={sheet.dirty && !sheet.busy} />
    </Form>
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
  onClose,
}: {
  vinculo: TurmaAula & { id: number }
  onClose: () => void
}) {
  const t = useTexts(turmaAulaTexts)
  const { dtInicio, dtFim, obrigatoria, peso, mostrar_gabarito, turma, aula, id } = vinculo
  const { valores, set, errors, sheet } = useForm(turmaAulaApi.changeVinculo, {
    start: { dtInicio, dtFim, obrigatoria, peso, mostrar_gabarito },
    input: (body) => ({ params: { turma: turma.id, vinculo: id }, body }),
    onDone: () => {
      notify.success(t.salvo)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={`${aula.titulo} · ${turma.nome}`}
      submitLabel={t.salvar}
      onClose={onClose}
      wide
    >
      <VinculoFields regras={valores} errors={errors} onChange={set} />
    </FormDialog>
  )
}
