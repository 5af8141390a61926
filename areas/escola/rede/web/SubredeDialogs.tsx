/** Windows of a network: making one inside, changing its name, codes and address, moving it; what can be undone offers it. */

import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { type No, redeApi } from '../contract.ts'
import { type CampoContato, CONTATO, MAX_CONTATO } from '../rules.ts'
import { type Dados, paiOf, typedOf, useOnError } from './arranjo.ts'
import { redeTexts } from './texts.ts'

interface Props {
  /** Of a new one: the network that it will stand in. */
  no: No
  onClose: () => void
}

/** `novo`: one inside; else this one is changed. */
export function DadosDialog({ no, novo, onClose }: Props & { novo: boolean }) {
  const t = useTexts(redeTexts)
  const params = { rede: no.id }
  const { data, error, refetch } = useCall(redeApi.dados, { params }, { enabled: !novo })
  if (novo) return <DadosForm no={no} dados={null} onClose={onClose} />
  if (data) return <DadosForm no={no} dados={typedOf(data.dados)} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.mudar(no.nome)}
      footer={<Button onClick={onClose}>{t.fechar}</Button>}
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
    </Dialog>
  )
}

const NOTHING: Dados = {
  nome: '',
  inep: '',
  endereco: '',
  municipio: '',
  uf: '',
  cep: '',
  telefone: '',
  email: '',
}

function DadosForm({ no, dados, onClose }: Props & { dados: Dados | null }) {
  const t = useTexts(redeTexts)
  const onError = useOnError()
  const undo = useSend(redeApi.update)
  const { field, errors, sheet } = useForm(dados ? redeApi.update : redeApi.create, {
    start: dados ?? NOTHING,
    input: (body) => ({ params: { rede: no.id }, body }),
    onDone: (_, { nome }) => {
      if (!dados) notify.success(t.criada(nome))
      else {
        const back = { params: { rede: no.id }, body: dados }
        notify.success(t.mudada(nome), { run: () => undo.mutate(back, { onError }) })
      }
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={dados ? t.mudar(no.nome) : t.novaSubredeEm(no.nome)}
      submitLabel={dados ? t.salvar : t.criar}
      onClose={onClose}
    >
      <TextField label={t.nome} maxLength={150} autoComplete="off" {...field('nome')} />
      <TextField
        label={t.codigoInep}
        help={t.inepAjuda}
        optional
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        {...field('inep')}
        error={errors.inep ?? errors.codigo ?? null}
      />
      {CONTATO.map((campo) => (
        <TextField
          key={campo}
          label={t[campo]}
          optional
          inputMode={INPUT[campo] ?? 'text'}
          maxLength={MAX_CONTATO[campo]}
          autoComplete="off"
          {...field(campo)}
        />
      ))}
    </FormDialog>
  )
}

const INPUT: Partial<Record<CampoContato, 'numeric' | 'tel' | 'email'>> = {
  cep: 'numeric',
  telefone: 'tel',
  email: 'email',
}

export function MoverDialog({ no, raiz, onClose }: Props & { raiz: number }) {
  const t = useTexts(redeTexts)
  const onError = useOnError()
  const undo = useSend(redeApi.move)
  const { field, sheet } = useForm(redeApi.move, {
    start: { pai: String(paiOf(no) || '') },
    input: ({ pai }) => ({ params: { rede: no.id }, body: { pai: Number(pai) } }),
    onDone: () => {
      const back = { params: { rede: no.id }, body: { pai: paiOf(no) } }
      notify.success(t.movida(no.nome), { run: () => undo.mutate(back, { onError }) })
      onClose()
    },
  })
  const lugares = useCall(redeApi.places, { params: { rede: raiz } }).data?.lugares ?? []
  const base = Math.min(...lugares.map(({ caminho }) => caminho.length))
  const fits = lugares.filter(({ caminho, escola }) => !escola && !caminho.includes(no.id))
  return (
    <FormDialog {...sheet} title={t.moverRede(no.nome)} submitLabel={t.mover} onClose={onClose}>
      <p className="fraca">{t.moverTexto}</p>
      <SelectField
        label={t.moverPara}
        options={fits.map(({ id, nome, caminho }) => ({
          value: String(id),
          label: `${'\u2003'.repeat(caminho.length - base)}${nome}`,
        }))}
        {...field('pai')}
      />
    </FormDialog>
  )
}
