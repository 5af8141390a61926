/** Giving a lesson to classes, or changing how one class has it. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import { TurmasField } from '../../../escola/turma/web/public-escolha.tsx'
import { turmaAulaApi } from '../contract-turma.ts'
import { MAX_TURMAS, type TurmaAula } from '../shapes.ts'
import './aula.css'
import { MudarPrazo } from './MudarPrazo.tsx'
import { turmaAulaTexts } from './turma-texts.ts'
import { REGRAS, VinculoFields } from './VinculoFields.tsx'

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
      {turma === undefined && (
        <TurmasField chosen={turmas} most={MAX_TURMAS} onChange={(turmas) => set({ turmas })} />
      )}
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
    start: { dtInicio, dtFim, obrigatoria, peso, mostrar_gabarito, novoFim: false },
    input: ({ novoFim, ...body }) => ({
      params: { turma: turma.id, vinculo: id },
      body: { ...body, ...(novoFim && body.dtFim !== dtFim && { atrasos: 'novo_fim' as const }) },
    }),
    onDone: () => {
      notify.success(t.salvo)
      onClose()
    },
  })
  const { novoFim, ...regras } = valores
  return (
    <FormDialog
      {...sheet}
      title={`${aula.titulo} · ${turma.nome}`}
      submitLabel={t.salvar}
      onClose={onClose}
      wide
    >
      <VinculoFields regras={regras} errors={errors} onChange={set} />
      {valores.dtFim !== dtFim && (
        <MudarPrazo
          turma={turma.id}
          vinculo={id}
          dtFim={valores.dtFim}
          novoFim={novoFim}
          onNovoFim={(novoFim) => set({ novoFim })}
        />
      )}
    </FormDialog>
  )
}
