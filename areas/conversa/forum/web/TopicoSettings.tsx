/** What a topic or notice is besides its words: themes, marks, dates, who takes part, who is told. */
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import type { Topico } from '../shapes.ts'
import { EMPTY_FORM, type FormValues } from './topico-form.ts'
import { writingTexts } from './writing-texts.ts'

type Flag = { [K in keyof FormValues]: FormValues[K] extends boolean ? K : never }[keyof FormValues]

/** Something behind "Mais opções" differs from what a new notice has, or is wrong. */
const touched = (values: FormValues): boolean =>
  (Object.keys(EMPTY_FORM) as (keyof FormValues)[]).some(
    (name) =>
      !['titulo', 'conteudo', 'temas', 'pedeCiente', 'soFamilias'].includes(name) &&
      values[name] !== EMPTY_FORM[name],
  )

interface MoreProps {
  /** Behind one line until it is asked for. */
  folded: boolean
  label: string
  children: ReactNode
}

function More({ folded, label, children }: MoreProps) {
  const [start] = useState(folded)
  if (!start) return children
  return (
    <details className="mais-f">
      <summary className="forte mao h-15">{label}</summary>
      {children}
    </details>
  )
}

interface Props {
  /** Prefix of the ids of the fields. */
  id: string
  tipo: Topico['tipo']
  values: FormValues
  errorOf: (field: string) => string | null
  set: (part: Partial<FormValues>) => void
  /** Everything, or only what a pupil may set. */
  full: boolean
}

export function TopicoSettings({ id, tipo, values, errorOf, set, full }: Props) {
  const t = useTexts(writingTexts)
  const box = (name: Flag, label: string, help?: string) => (
    <Checkbox
      key={name}
      label={label}
      help={help}
      checked={values[name]}
      onChange={({ target }) => set({ [name]: target.checked })}
    />
  )
  const forum = tipo === 'forum'
  return (
    <>
      {forum && (
        <TextField
          id={`${id}-temas`}
          label={t.temas}
          optional
          help={t.temasAjuda}
          value={values.temas}
          error={errorOf('temas')}
          onChange={({ target }) => set({ temas: target.value })}
        />
      )}
      {full && !forum && box('soFamilias', t.soFamilias, t.soFamiliasAjuda)}
      {full && !forum && box('pedeCiente', t.pedeCiente, t.pedeCienteAjuda)}
      {full && (
        <More folded={!forum && !touched(values)} label={t.maisOpcoes}>
          <fieldset className="pilha v-3">
            <legend className="forte p-z mb-3">{forum ? t.participacao : t.destaque}</legend>
            {forum && box('avaliativo', t.valeNota, t.valeNotaAjuda)}
            {forum && box('permitirAnexos', t.permitirAnexos)}
            {forum && box('apenasLeitura', t.apenasLeitura)}
            {!forum && box('urgente', t.urgente, t.urgenteAjuda)}
            {box('fixado', t.fixado)}
            {box('ocultar', t.ocultar)}
          </fieldset>
          <fieldset className="pilha v-3">
            <legend className="forte p-z mb-3">{t.datas}</legend>
            {box('agendar', t.agendar, t.agendarAjuda)}
            <div className="lado-a-lado">
              {values.agendar && (
                <MomentField
                  id={`${id}-inicio`}
                  label={t.inicio}
                  value={values.inicio}
                  error={errorOf('inicio')}
                  onChange={({ target }) => set({ inicio: target.value })}
                />
              )}
              <MomentField
                id={`${id}-fim`}
                label={t.fim}
                optional
                help={t.fimAjuda}
                value={values.fim}
                error={errorOf('fim')}
                onChange={({ target }) => set({ fim: target.value })}
              />
            </div>
          </fieldset>
          <fieldset className="pilha v-3">
            <legend className="forte p-z mb-3">{t.avisar}</legend>
            {box('notificarAlunosAbertura', t.notificarAbertura)}
            {forum && box('notificarProfessores', t.notificarProfessores)}
            {forum && box('notificarAlunosInteracoes', t.notificarInteracoes)}
          </fieldset>
        </More>
      )}
    </>
  )
}
