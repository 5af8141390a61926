/** Writing or editing a notice to a network: its words and files, for whom, how it shows; how many it reaches. */
import { useId, useState } from 'react'
import { call, useCall, useSend, useTransport } from '../../../../core/web/data.ts'
import { fieldOf, instantOf } from '../../../../core/web/date-field.ts'
import { useEscrito } from '../../../../core/web/device/escrito.ts'
import { isBlankHtml } from '../../../../core/web/editor/html.ts'
import { type Same, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type AvisoRedeInteiro, avisoRedeApi } from '../contract-aviso-rede.ts'
import { scheduleFault, startsInPast } from '../rules.ts'
import { PAPEIS_DE_AVISO, type PapelDeAviso } from '../rules-aviso.ts'
import { forumTexts } from '../texts.ts'
import { avisoRedeTexts } from './aviso-rede-texts.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { PostSheet, useSentShare } from './PostSheet.tsx'
import { SEM_MUDANCA, useAnexos } from './useAnexos.ts'
import { useConflict } from './useConflict.ts'

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
  anexos: SEM_MUDANCA,
  /** Which it was read as. */
  versao: 1,
}
type Values = typeof EMPTY
type Errors = Readonly<Record<string, string>>

const LONGEST = 20_000
function dateOf(field: string): Date | null {
  const instant = instantOf(field)
  return instant === null ? null : new Date(instant)
}

function valuesOf({ aviso, conteudo, versao }: AvisoRedeInteiro): Values {
  const { titulo, papeis, pedeCiente, urgente, fixado, inicio, fim } = aviso
  const dates = { inicio: fieldOf(inicio), fim: fieldOf(fim) }
  return { ...EMPTY, titulo, conteudo, papeis, pedeCiente, urgente, fixado, ...dates, versao }
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

const bodyOf = ({ inicio, fim, papeis, titulo, versao: _, anexos: __, ...rest }: Values) => ({
  ...rest,
  titulo: titulo.trim(),
  papeis: [...papeis],
  ...(inicio && { inicio: instantOf(inicio) ?? '' }),
  ...(fim && { fim: instantOf(fim) ?? '' }),
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
  const transport = useTransport()
  const id = useId()
  const [start] = useState<Values>(() => (aviso ? valuesOf(aviso) : EMPTY))
  const conflict = useConflict()
  const { share, progress } = useSentShare()
  const reach = useCall(avisoRedeApi.reachAvisoRede, { params: { rede: rede.id } }).data
  const publish = useSend(avisoRedeApi.publishAvisoRede, { ...progress })
  const edit = useSend(avisoRedeApi.editAvisoRede, { ...progress })
  const publishNew = async (written: Values, same: Same) => {
    const input = { params: { rede: rede.id }, body: bodyOf(written), arquivos: anexos.novos }
    return (await publish.mutateAsync(same(input))).id
  }
  const change = async ({ aviso: { id } }: AvisoRedeInteiro, written: Values, same: Same) => {
    const body = { ...bodyOf(written), versao: written.versao, removerAnexos: [...anexos.removidos] }
    await edit.mutateAsync(same({ params: { id }, body, arquivos: anexos.novos }))
    return id
  }
  const { drop, ...escrito } = useEscrito(`aviso-rede:${rede.id}:${aviso?.aviso.id ?? 'novo'}`, start, [
    'titulo',
    'conteudo',
  ])
  const { valores, set, submit, errorOf, leave, question, sheet } = useSheet<Values>({
    start,
    ...escrito,
    id,
    check: useErrorsOf(start),
    // Nobody is told anew of a change: only what goes out is asked about.
    asks: () => !aviso,
    send: async (written, same) => {
      try {
        const sent = await (aviso ? change(aviso, written, same) : publishNew(written, same))
        drop()
        notify.success(aviso ? t.salvo : waits ? t.agendadoOk : t.publicado)
        onDone(sent)
      } catch (problem) {
        conflict.take(problem)
        throw problem
      }
    },
  })
  const anexos = useAnexos(aviso?.anexos, [valores.anexos, (mudados) => set({ anexos: mudados })])
  const giveUp = () => {
    drop()
    leave(() => onDone(aviso?.aviso.id))
  }
  const pessoas = valores.papeis.reduce((sum, papel) => sum + (reach?.[papel] ?? 0), 0)
  /** People were told: for whom it is and when it began stay. */
  const told = aviso !== undefined && aviso.aviso.estado !== 'agendado'
  const waits = valores.inicio !== ''
  const action = aviso ? t.salvar : waits ? t.agendar : t.publicar
  const newest = async (known: AvisoRedeInteiro) => {
    const { id } = known.aviso
    return (await call(transport, avisoRedeApi.findAvisoRede, { params: { id } })).versao
  }

  const box = (name: 'pedeCiente' | 'urgente' | 'fixado', label: string, help?: string) => (
    <Checkbox
      label={label}
      help={help}
      checked={valores[name]}
      onChange={({ target }) => set({ [name]: target.checked })}
    />
  )
  const date = (name: 'inicio' | 'fim', label: string, help: string) => (
    <MomentField
      id={`${id}-${name}`}
      label={label}
      optional
      help={help}
      value={valores[name]}
      error={errorOf(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  if (aviso && conflict.saved !== null)
    return (
      <ConflictPanel
        mine={valores.conteudo}
        saved={conflict.saved}
        busy={sheet.busy}
        onMine={() =>
          void conflict.keepMine(
            () => newest(aviso),
            (versao) => submit({ versao }),
          )
        }
        onSaved={giveUp}
      />
    )
  return (
    <section className="pilha" style={{ maxWidth: '46rem' }}>
      <PostSheet
        id={id}
        values={valores}
        wordsOf={aviso?.aviso.permissoes.reescrever === false ? aviso.aviso.autor : undefined}
        sheet={sheet}
        errorOf={errorOf}
        anexos={anexos}
        share={share}
        placeholder={t.escreva}
        submitLabel={action}
        set={set}
        onCancel={giveUp}
      >
        {!told && (
          <fieldset className="pilha v-3" id={`${id}-papeis`} tabIndex={-1}>
            <legend className="forte p-z mb-3">{t.paraQuem}</legend>
            {PAPEIS_DE_AVISO.map((papel) => (
              <Checkbox
                key={papel}
                label={t[papel]}
                help={reach ? t.pessoas(reach[papel]) : t.contando}
                checked={valores.papeis.includes(papel)}
                onChange={({ target }) =>
                  set({
                    papeis: PAPEIS_DE_AVISO.filter((one) =>
                      one === papel ? target.checked : valores.papeis.includes(one),
                    ),
                  })
                }
              />
            ))}
            {errorOf('papeis') && <FieldError>{errorOf('papeis')}</FieldError>}
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
        <fieldset className="pilha v-3">
          <legend className="forte p-z mb-3">{t.comoAparece}</legend>
          {box('pedeCiente', t.pedirCiente, t.pedirCienteAjuda)}
          {box('urgente', t.urgente, t.urgenteAjuda)}
          {box('fixado', t.fixar)}
        </fieldset>
        <fieldset className="pilha v-3">
          <legend className="forte p-z mb-3">{t.quando}</legend>
          <div className="lado-a-lado">
            {!told && date('inicio', t.inicio, t.inicioAjuda)}
            {date('fim', t.fim, t.fimAjuda)}
          </div>
        </fieldset>
      </PostSheet>
      <ConfirmDialog
        {...question}
        harmless
        title={reach ? t.confirmar(pessoas) : t.confirmarSem}
        confirmLabel={action}
      >
        {t.confirmarTexto}
      </ConfirmDialog>
    </section>
  )
}
