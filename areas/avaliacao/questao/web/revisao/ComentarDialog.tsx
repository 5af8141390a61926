/** Something said of a field, of one of its sentences, or of what was selected of it; and said words changed. */
import { useMemo } from 'react'
import { useForm } from '../../../../../core/web/form.tsx'
import { sentences } from '../../../../../core/web/passages.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { revisaoApi } from '../../contract-revisao.ts'
import { ancoraDe } from '../../rules-ancora.ts'
import type { CampoTexto } from './campos.ts'
import { useNomeDoCampo } from './nomes.ts'
import { revisaoTexts } from './texts.ts'

/** Sentences of a field that are offered, and letters of each. */
const OFFERED = 60
const SHOWN = 90
const INTEIRO = 'inteiro'

const cut = (texto: string) => (texto.length > SHOWN ? `${texto.slice(0, SHOWN - 1)}…` : texto)

interface Props {
  questao: number
  campo: CampoTexto
  trecho: readonly [number, number] | null
  onDone: (comentario: number) => void
  onClose: () => void
}

export function ComentarDialog({ questao, campo, trecho, onDone, onClose }: Props) {
  const t = useTexts(revisaoTexts)
  const nome = useNomeDoCampo()
  const { texto } = campo
  const places = useMemo(
    () => [...(trecho ? [trecho] : []), ...sentences(texto).slice(0, OFFERED)],
    [texto, trecho],
  )
  const { field, sheet } = useForm(revisaoApi.createComentario, {
    start: { onde: trecho ? '0' : INTEIRO, texto: '' },
    input: (valores) => {
      const place = valores.onde === INTEIRO ? undefined : places[Number(valores.onde)]
      return {
        params: { id: questao },
        body: {
          ...{ campo: campo.campo, parte: campo.parte, texto: valores.texto },
          ancora: place ? ancoraDe(texto, place) : null,
        },
      }
    },
    onDone: ({ comentario }) => {
      notify.success(t.comentado)
      onDone(comentario)
      onClose()
    },
  })
  return (
    <FormDialog {...sheet} title={t.comentarEm(nome(campo))} submitLabel={t.comentar} onClose={onClose}>
      {places.length > 0 && (
        <SelectField
          label={t.sobre}
          options={[
            { value: INTEIRO, label: t.campoInteiro },
            ...places.map(([de, ate], at) => ({
              value: String(at),
              label: `“${cut(texto.slice(de, ate))}”`,
            })),
          ]}
          {...field('onde')}
        />
      )}
      <TextArea label={t.comentario} rows={4} maxLength={2_000} {...field('texto')} />
    </FormDialog>
  )
}

export function EditarDialog({
  questao,
  comentario: { id, texto },
  onClose,
}: {
  questao: number
  comentario: { id: number; texto: string }
  onClose: () => void
}) {
  const t = useTexts(revisaoTexts)
  const { field, sheet } = useForm(revisaoApi.editComentario, {
    start: { texto },
    input: (valores) => ({ params: { id: questao, comentario: id }, body: { texto: valores.texto } }),
    onDone: onClose,
  })
  return (
    <FormDialog {...sheet} title={t.editarTitulo} submitLabel={t.salvar} onClose={onClose}>
      <TextArea label={t.comentario} rows={4} maxLength={2_000} {...field('texto')} />
    </FormDialog>
  )
}
