/** Writing or editing a notice to a network: its words and files, for whom, how it shows; how many it reaches. */
import { useId, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, fieldErrors, useCall, useSend, useTransport } from '../../../../core/web/data.ts'
import { isBlankHtml } from '../../../../core/web/editor/html.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { type AvisoRedeInteiro, avisoRedeApi } from '../contract-aviso-rede.ts'
import { scheduleFault, startsInPast } from '../rules.ts'
import { PAPEIS_DE_AVISO, type PapelDeAviso } from '../rules-aviso.ts'
import { forumTexts } from '../texts.ts'
import { avisoRedeTexts } from './aviso-rede-texts.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { fieldOf, instantOf } from './dates.ts'
import { savedInstead } from './MensagemEdit.tsx'
import { PostSheet, useLeaving, useSentShare } from './PostSheet.tsx'
import { useAnexos } from './useAnexos.ts'

const EMPTY = {
  titulo: '',
  conteudo: '',
  papeis: [...PAPEIS_DE_AVISO] as readonly PapelDeAviso[],
  pedeCiente: false,
  urgente: false,
  fixado: false,
  /** As the fields hold them. */
  inicio: '',
  fim: '',
}
type Values = typeof EMPTY
type Errors = Partial<Record<'titulo' | 'conteudo' | 'papeis' | 'inicio' | 'fim', string>>

const LONGEST = 20_000
const dateOf = (field: string) => (instantOf(field) === '' ? null : new Date(instantOf(field)))

function valuesOf({ aviso, conteudo }: AvisoRedeInteiro): Values {
  const { titulo, papeis, pedeCiente, urgente, fixado, inicio, fim } = aviso
  const dates = { inicio: fieldOf(inicio), fim: fieldOf(fim) }
  return { titulo, conteudo, papeis, pedeCiente, urgente, fixado, ...dates }
}

/** `start`: what it had; dates that it had may stay. */
function useErrorsOf(start: Values) {
  const t = useTexts(avisoRedeTexts)
  const tf = useTexts(forumTexts)
  return (values: Values): Errors => {
    const [inicio, fim] = [dateOf(values.inicio), dateOf(values.fim)]
    const now = new Date()
    const past = values.inicio !== start.inicio && startsInPast({ agendar: true, inicio }, now)
    const fault = values.fim !== start.fim && scheduleFault({ agendar: false, inicio: inicio ?? now, fim })
    return {
      ...(values.titulo.trim() === '' && { titulo: t.tituloVazio }),
      ...(isBlankHtml(values.conteudo)
        ? { conteudo: t.textoVazio }
        : values.conteudo.length > LONGEST && { conteudo: t.textoLongo }),
      ...(values.papeis.length === 0 && { papeis: t.escolhaAlguem }),
      ...(past && { inicio: tf.inicioPassado }),
      ...(fault && { fim: tf.fimAntes }),
    }
  }
}

const bodyOf = ({ inicio, fim, papeis, titulo, ...rest }: Values) => ({
  ...rest,
  titulo: titulo.trim(),
  papeis: [...papeis],
  ...(inicio && { inicio: instantOf(inicio) }),
  ...(fim && { fim: instantOf(fim) }),
})

interface Props {
  rede: { id: number; nome: string }
  /** Absent: a new one. */
  aviso?: AvisoRedeInteiro
  /** With the id of the notice when one was sent or changed. */
  onDone: (id?: number) => void
}

export function AvisoRedeForm({ rede, aviso, onDone }: Props) {
  const t = useTexts(avisoRedeTexts)
  const language = useLanguage()
  const transport = useTransport()
  const id = useId()
  const [start] = useState<Values>(() => (aviso ? valuesOf(aviso) : EMPTY))
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const [versao, setVersao] = useState(aviso?.versao ?? 1)
  const [asking, setAsking] = useState(false)
  const { share, progress } = useSentShare()
  const { left, leave } = useLeaving()
  const anexos = useAnexos(aviso?.anexos)
  const errorsOf = useErrorsOf(start)
  const reach = useCall(avisoRedeApi.reachAvisoRede, { params: { rede: rede.id } }).data
  const publish = useSend(avisoRedeApi.publishAvisoRede, { ...progress })
  const edit = useSend(avisoRedeApi.editAvisoRede, { ...progress })
  const busy = publish.isPending || edit.isPending
  const set = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const pessoas = values.papeis.reduce((sum, papel) => sum + (reach?.[papel] ?? 0), 0)
  /** People were told: for whom it is and when it began stay. */
  const told = aviso !== undefined && aviso.aviso.estado !== 'agendado'
  const waits = values.inicio !== ''
  const action = aviso ? t.salvar : waits ? t.agendar : t.publicar

  const publishNew = async () => {
    const input = { params: { rede: rede.id }, body: bodyOf(values), arquivos: anexos.novos }
    return (await publish.mutateAsync(input)).id
  }
  const change = async ({ aviso: { id } }: AvisoRedeInteiro, version: number) => {
    const body = { ...bodyOf(values), versao: version, removerAnexos: [...anexos.removidos] }
    await edit.mutateAsync({ params: { id }, body, arquivos: anexos.novos })
    return id
  }
  const send = async (version = versao) => {
    try {
      const sent = await (aviso ? change(aviso, version) : publishNew())
      notify.success(aviso ? t.salvo : waits ? t.agendadoOk : t.publicado)
      leave(() => onDone(sent))
    } catch (problem) {
      const winner = savedInstead(problem)
      if (winner !== null) return setConflict(winner)
      setErrors(fieldErrors(problem) as Errors)
      setFailure(errorSentence(problem, language))
    }
    setAsking(false)
  }
  const check = () => {
    const found = errorsOf(values)
    const sound = Object.keys(found).length === 0
    setErrors(found)
    setFailure(null)
    // Nobody is told anew of a change: only what goes out is asked about.
    setAsking(sound && !aviso)
    if (sound && aviso) void send()
  }
  const keepMine = async (known: AvisoRedeInteiro) => {
    try {
      const newest = await call(transport, avisoRedeApi.findAvisoRede, { params: { id: known.aviso.id } })
      setVersao(newest.versao)
      setConflict(null)
      await send(newest.versao)
    } catch (problem) {
      setFailure(errorSentence(problem, language))
    }
  }

  const box = (name: 'pedeCiente' | 'urgente' | 'fixado', label: string, help?: string) => (
    <Checkbox
      label={label}
      help={help}
      checked={values[name]}
      onChange={({ target }) => set({ [name]: target.checked })}
    />
  )
  const date = (name: 'inicio' | 'fim', label: string, help: string) => (
    <TextField
      id={`${id}-${name}`}
      type="datetime-local"
      label={label}
      optional
      help={help}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  if (aviso && conflict !== null)
    return (
      <ConflictPanel
        mine={values.conteudo}
        saved={conflict}
        busy={busy}
        onMine={() => void keepMine(aviso)}
        onSaved={() => leave(() => onDone(aviso.aviso.id))}
      />
    )
  return (
    <section className="pilha" style={{ maxWidth: '46rem' }}>
      <PostSheet
        id={id}
        values={values}
        errors={errors}
        failure={failure}
        anexos={anexos}
        share={share}
        placeholder={t.escreva}
        submitLabel={action}
        dirty={!left && (JSON.stringify(values) !== JSON.stringify(start) || anexos.dirty)}
        busy={busy}
        set={set}
        onSubmit={check}
        onCancel={() => leave(() => onDone(aviso?.aviso.id))}
      >
        {!told && (
          <fieldset className="grupo-f" id={`${id}-papeis`} tabIndex={-1}>
            <legend>{t.paraQuem}</legend>
            {PAPEIS_DE_AVISO.map((papel) => (
              <Checkbox
                key={papel}
                label={t[papel]}
                help={reach ? t.pessoas(reach[papel]) : t.contando}
                checked={values.papeis.includes(papel)}
                onChange={({ target }) =>
                  set({
                    papeis: PAPEIS_DE_AVISO.filter((one) =>
                      one === papel ? target.checked : values.papeis.includes(one),
                    ),
                  })
                }
              />
            ))}
            {errors.papeis && <FieldError>{errors.papeis}</FieldError>}
            {/* It stands there from the start: what comes late must not move the button under a finger. */}
            <Callout tone={reach?.turmas === 0 ? 'aviso' : 'info'}>
              {!reach
                ? t.contandoAlcance
                : reach.turmas === 0
                  ? t.semTurmas
                  : t.alcance(t.pessoas(pessoas), reach.turmas)}
            </Callout>
          </fieldset>
        )}
        <fieldset className="grupo-f">
          <legend>{t.comoAparece}</legend>
          {box('pedeCiente', t.pedirCiente, t.pedirCienteAjuda)}
          {box('urgente', t.urgente, t.urgenteAjuda)}
          {box('fixado', t.fixar)}
        </fieldset>
        <fieldset className="grupo-f">
          <legend>{t.quando}</legend>
          <div className="lado-a-lado">
            {!told && date('inicio', t.inicio, t.inicioAjuda)}
            {date('fim', t.fim, t.fimAjuda)}
          </div>
        </fieldset>
      </PostSheet>
      <ConfirmDialog
        open={asking}
        harmless
        onClose={() => setAsking(false)}
        onConfirm={() => send()}
        title={reach ? t.confirmar(pessoas) : t.confirmarSem}
        confirmLabel={action}
      >
        {t.confirmarTexto}
      </ConfirmDialog>
    </section>
  )
}
