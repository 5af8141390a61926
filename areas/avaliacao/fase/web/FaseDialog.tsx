/** A new phase, or what is said of one: its name, network, days, school year, wanted participation. */
import type { Ref } from '../../../../core/contract/schema.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { faseApi } from '../contract.ts'
import type { Fase, FaseInteira } from '../shapes.ts'
import { faseWebTexts } from './texts.ts'

const QUORUM = 80

interface Valores {
  nome: string
  rede_id: string
  inicio: string
  fim: string
  periodo: string
  quorum: string
}

/** What both calls take. */
const bodyOf = ({ nome, inicio, fim, periodo, quorum }: Valores) => ({
  ...{ nome, inicio, fim, quorum: Number(quorum) },
  periodo: periodo === '' ? null : Number(periodo),
})

interface FieldsProps {
  field: (name: keyof Valores) => {
    value: string
    error: string | null
    onChange: (event: { target: { value: string } }) => void
  }
  destinos?: readonly Ref[]
}

function Fields({ field, destinos }: FieldsProps) {
  const t = useTexts(faseWebTexts)
  const { data } = useCall(catalogoApi.periodos)
  const periodos = data?.ensinos.flatMap((ensino) => ensino.periodos) ?? []
  return (
    <>
      <TextField label={t.nome} maxLength={120} autoComplete="off" {...field('nome')} />
      {destinos && destinos.length > 1 && (
        <SelectField
          label={t.rede}
          options={destinos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          {...field('rede_id')}
        />
      )}
      <div className="grade f-12 v-4 cima">
        <DateField label={t.inicio} {...field('inicio')} />
        <DateField label={t.fim} {...field('fim')} />
      </div>
      <div className="grade f-12 v-4 cima">
        <SelectField
          label={t.periodo}
          placeholder={t.semPeriodo}
          options={periodos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          {...field('periodo')}
        />
        <TextField label={t.quorum} help={t.quorumAjuda} inputMode="numeric" {...field('quorum')} />
      </div>
    </>
  )
}

export function NovaDialog({
  destinos,
  onDone,
  onClose,
}: {
  destinos: readonly Ref[]
  onDone: (fase: FaseInteira) => void
  onClose: () => void
}) {
  const t = useTexts(faseWebTexts)
  const { field, sheet } = useForm(faseApi.create, {
    start: {
      ...{ nome: '', inicio: '', fim: '', periodo: '', quorum: String(QUORUM) },
      rede_id: String(destinos[0]?.id ?? ''),
    },
    input: (valores: Valores) => ({ body: { ...bodyOf(valores), rede_id: Number(valores.rede_id) } }),
    onDone: ({ fase }) => {
      notify.success(t.criada)
      onDone(fase)
    },
  })
  return (
    <FormDialog {...sheet} title={t.nova} submitLabel={t.criar} onClose={onClose}>
      <Fields field={field} destinos={destinos} />
    </FormDialog>
  )
}

export function EditarDialog({ fase, onClose }: { fase: Fase; onClose: () => void }) {
  const t = useTexts(faseWebTexts)
  const { id, revisao, nome, inicio, fim, periodo, quorum, rede } = fase
  const { field, sheet } = useForm(faseApi.edit, {
    start: {
      ...{ nome, inicio, fim, quorum: String(quorum), rede_id: String(rede.id) },
      periodo: periodo ? String(periodo.id) : '',
    },
    input: (valores: Valores) => ({ params: { id }, body: { revisao, ...bodyOf(valores) } }),
    onDone: () => {
      notify.success(t.salva)
      onClose()
    },
  })
  return (
    <FormDialog {...sheet} title={t.editar} submitLabel={t.salvar} onClose={onClose}>
      <Fields field={field} />
    </FormDialog>
  )
}
