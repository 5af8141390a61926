/** Writing a suggestion, new or not: what to do, where it stands, what it is for, what it leads to. */
import { useState } from 'react'
import type { Ref } from '../../../../../core/contract/schema.ts'
import { useCall } from '../../../../../core/web/data.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { FormSheet } from '../../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { Rico } from '../../../../ensino/aula/web/public-editor.ts'
import type { HabilidadeCitada } from '../../../../ensino/catalogo/contract.ts'
import { DisciplinaField, HabilidadesField } from '../../../../ensino/catalogo/web/public.tsx'
import { sugestaoApi } from '../../contract.ts'
import { type Atividade, type EstadoSugestao, MAX_DESCRITORES, type SugestaoInteira } from '../../shapes.ts'
import { formTexts } from '../texts.ts'
import { AtividadesField } from './AtividadesField.tsx'
import { QuestoesField } from './QuestoesField.tsx'

interface Valores {
  titulo: string
  html: string
  rede_id: number | null
  disciplina: number | null
  descritores: readonly HabilidadeCitada[]
  questoes: readonly Ref[]
  atividades: readonly Atividade[]
  estado: EstadoSugestao
}

const valoresOf = (sugestao: SugestaoInteira | undefined): Valores => ({
  titulo: sugestao?.titulo ?? '',
  html: sugestao?.html ?? '',
  rede_id: sugestao?.rede?.id ?? null,
  disciplina: sugestao?.disciplina?.id ?? null,
  descritores: sugestao?.descritores ?? [],
  questoes: sugestao?.questoes ?? [],
  atividades: sugestao?.atividades ?? [],
  estado: sugestao?.estado ?? 'rascunho',
})

const idsOf = (things: readonly { id: number }[]): number[] => things.map(({ id }) => id)

const bodyOf = ({ descritores, questoes, atividades, rede_id: _, ...valores }: Valores) => ({
  ...valores,
  ...{ descritores: idsOf(descritores), questoes: idsOf(questoes), atividades: idsOf(atividades) },
})

/** Where it stands: with its author alone, or in the bank of a network. */
function Onde({
  value,
  sugestao,
  onChange,
}: {
  value: number | null
  sugestao: SugestaoInteira | undefined
  onChange: (rede: number | null) => void
}) {
  const t = useTexts(formTexts)
  const redes: readonly Ref[] = useCall(sugestaoApi.destinos).data?.redes ?? []
  const fixed = sugestao !== undefined && sugestao.estado !== 'rascunho'
  const own = sugestao?.rede
  const listed = own && redes.every(({ id }) => id !== own.id) ? [...redes, own] : redes
  return (
    <SelectField
      label={t.onde}
      help={fixed ? t.ondeFixo : t.ondeAjuda}
      placeholder={t.soMinha}
      disabled={fixed}
      value={value === null ? '' : String(value)}
      options={listed.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}

interface Props {
  /** Absent: a new one. */
  sugestao?: SugestaoInteira
  onSaved?: (sugestao: SugestaoInteira) => void
}

export function SugestaoForm({ sugestao: opened, onSaved }: Props) {
  const t = useTexts(formTexts)
  // What it was when these words were written, not what others have made of it since.
  const [sugestao, setSugestao] = useState(opened)
  const redes = useCall(sugestaoApi.destinos).data?.redes ?? []
  const { valores, set, field, errorOf, submit, sheet, begin } = useForm(
    sugestao ? sugestaoApi.edit : sugestaoApi.create,
    {
      start: valoresOf(sugestao),
      id: 'sugestao',
      input: (written: Valores) =>
        sugestao
          ? {
              params: { id: sugestao.id },
              body: {
                ...bodyOf(written),
                revisao: sugestao.revisao,
                ...(sugestao.estado === 'rascunho' && { rede_id: written.rede_id }),
              },
            }
          : { body: { ...bodyOf(written), rede_id: written.rede_id } },
      onDone: (answer, written) => {
        const { sugestao: saved } = answer
        notify.success(
          written.estado === 'publicada' && sugestao?.estado !== 'publicada' ? t.publicou : t.salvou,
        )
        begin(valoresOf(saved))
        if (sugestao) setSugestao(saved)
        onSaved?.(saved)
      },
    },
  )
  const { rede_id: rede } = valores
  const publishes = sugestao
    ? sugestao.permissoes.estados.includes('publicada') && rede === (sugestao.rede?.id ?? null)
    : false
  const publica = publishes || rede === null || redes.some(({ id, publica: may }) => id === rede && may)
  const isDraft = (sugestao?.estado ?? 'rascunho') === 'rascunho'
  return (
    <FormSheet
      {...sheet}
      onSubmit={() => submit({ estado: sugestao?.estado ?? 'rascunho' })}
      submitLabel={t.salvar}
      secondary={
        isDraft &&
        publica && (
          <Button disabled={sheet.busy} onClick={() => submit({ estado: 'publicada' })}>
            {t.publicar}
          </Button>
        )
      }
    >
      <TextField
        label={t.titulo}
        help={t.tituloAjuda}
        maxLength={200}
        autoComplete="off"
        {...field('titulo')}
      />
      <Rico
        rich
        label={t.oQueFazer}
        placeholder={t.oQueFazerExemplo}
        html={valores.html}
        onChange={(html) => set({ html })}
      />
      <AtividadesField
        value={valores.atividades}
        error={errorOf('atividades')}
        onChange={(atividades) => set({ atividades })}
      />
      <Card title={t.paraQue}>
        <div className="pilha v-6">
          <DisciplinaField
            id="sugestao-disciplina"
            value={valores.disciplina}
            error={errorOf('disciplina')}
            onChange={(disciplina) => set({ disciplina })}
          />
          <HabilidadesField
            id="sugestao-descritores"
            value={valores.descritores}
            disciplina={valores.disciplina}
            max={MAX_DESCRITORES}
            error={errorOf('descritores')}
            onChange={(descritores) => set({ descritores })}
          />
          <QuestoesField
            value={valores.questoes}
            error={errorOf('questoes')}
            onChange={(questoes) => set({ questoes })}
          />
        </div>
      </Card>
      <Onde value={rede} sugestao={sugestao} onChange={(rede_id) => set({ rede_id })} />
      {isDraft && !publica && <p className="fraca t-s">{t.quemPublica}</p>}
    </FormSheet>
  )
}
