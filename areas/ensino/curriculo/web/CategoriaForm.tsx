/** A new category: its name, short name, colour, and where it stands. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { DisciplinaField } from '../../catalogo/web/public.tsx'
import { curriculoApi } from '../contract.ts'
import { type Categoria, MAX_SIGLA } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { CorField } from './CorField.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { nextCor } from './cores.ts'
import { NomeField } from './NomeField.tsx'
import { versaoOf } from './place.ts'

interface Props {
  visto: Visto
  /** Those that stand. */
  others: readonly Categoria[]
  onDone: (categoria: Categoria) => void
  onCancel: () => void
}

export function CategoriaForm({ visto: { curriculo, cliente }, others, onDone, onCancel }: Props) {
  const t = useTexts(categoriaTexts)
  const { valores, set, errorOf, field, sheet } = useForm(curriculoApi.createCategoria, {
    start: {
      nome: '',
      sigla: '',
      cor: nextCor(others.map(({ cor }) => cor)),
      pai_id: null as number | null,
      disciplina_id: null as number | null,
    },
    check: ({ nome }): Record<string, string> => (nome.trim() === '' ? { nome: t.nomeFalta } : {}),
    input: (dados) => ({ body: { curriculo_id: curriculo.id, ...dados, ...versaoOf(cliente) } }),
    onDone: ({ categoria }) => onDone(categoria),
  })
  const places = others.filter(({ pai }) => pai === null)
  return (
    <FormSheet {...sheet} submitLabel={t.criar} secondary={<Button onClick={onCancel}>{t.cancelar}</Button>}>
      <NomeField
        label={t.nome}
        max={200}
        value={valores.nome}
        error={errorOf('nome')}
        onChange={(nome) => set({ nome })}
      />
      <TextField label={t.sigla} help={t.siglaAjuda} optional maxLength={MAX_SIGLA} {...field('sigla')} />
      <CorField value={valores.cor} onChange={(cor) => set({ cor })} />
      <DisciplinaField
        id="disciplina_id"
        optional
        help={t.disciplinaAjuda}
        value={valores.disciplina_id}
        error={errorOf('disciplina_id')}
        onChange={(disciplina_id) => set({ disciplina_id })}
      />
      {places.length > 0 && (
        <SelectField
          id="pai_id"
          label={t.dentroDe}
          placeholder={t.noComeco}
          options={places.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          value={String(valores.pai_id ?? '')}
          error={errorOf('pai_id')}
          onChange={({ target }) => set({ pai_id: Number(target.value) || null })}
        />
      )}
    </FormSheet>
  )
}
