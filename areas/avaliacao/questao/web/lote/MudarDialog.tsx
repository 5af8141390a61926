/** What is told of questions, changed of many at once: only what is filled in. */
import { useCall } from '../../../../../core/web/data.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { catalogoApi, type HabilidadeCitada } from '../../../../ensino/catalogo/contract.ts'
import { HabilidadesField, TagsField } from '../../../../ensino/catalogo/web/public.tsx'
import { questaoApi } from '../../contract.ts'
import { MAX_HABILIDADES, MAX_TAGS } from '../../shapes.ts'
import { questaoWebTexts } from '../texts.ts'
import { loteWebTexts } from './texts.ts'
import { type Mudar, useFeito } from './useLote.ts'

/** `''`: stays; `nada`: becomes untold. */
const NADA = 'nada'
const chosen = (value: string): number | null | undefined =>
  value === '' ? undefined : value === NADA ? null : Number(value)

interface Valores {
  disciplina: string
  periodo: string
  dificuldade: string
  trocar: boolean
  habilidades: readonly HabilidadeCitada[]
  mais: readonly string[]
  menos: readonly string[]
}

const START: Valores = {
  ...{ disciplina: '', periodo: '', dificuldade: '', trocar: false },
  ...{ habilidades: [], mais: [], menos: [] },
}

function mudarOf({ disciplina, periodo, dificuldade, trocar, habilidades, mais, menos }: Valores): Mudar {
  return {
    ...(disciplina !== '' && { disciplina: chosen(disciplina) ?? null }),
    ...(periodo !== '' && { periodo: chosen(periodo) ?? null }),
    ...(dificuldade !== '' && { dificuldade: chosen(dificuldade) ?? null }),
    ...(trocar && { habilidades: habilidades.map(({ id }) => id) }),
    ...(mais.length > 0 && { tags_mais: [...mais] }),
    ...(menos.length > 0 && { tags_menos: [...menos] }),
  }
}

interface Props {
  questoes: readonly number[]
  onClose: () => void
  onDone: () => void
}

export function MudarDialog({ questoes, onClose, onDone }: Props) {
  const t = useTexts(loteWebTexts)
  const w = useTexts(questaoWebTexts)
  const feito = useFeito()
  const disciplinas = useCall(catalogoApi.disciplinas).data?.disciplinas ?? []
  const periodos = useCall(catalogoApi.periodos).data?.ensinos ?? []
  const dificuldades = useCall(catalogoApi.dificuldades).data?.dificuldades ?? []
  const { valores, set, errors, sheet } = useForm(questaoApi.changeMany, {
    start: START,
    input: (all) => ({ body: { questoes: [...questoes], mudar: mudarOf(all) } }),
    onDone: ({ lote, mudadas }) => {
      feito(lote, t.mudaram(mudadas))
      onDone()
    },
  })
  const optionsOf = (rows: readonly { id: number; nome: string }[], none: string) => [
    { value: NADA, label: none },
    ...rows.map(({ id, nome }) => ({ value: String(id), label: nome })),
  ]
  return (
    <FormDialog
      {...sheet}
      wide
      title={t.mudarTitulo(questoes.length)}
      submitLabel={t.salvar}
      disabled={Object.keys(mudarOf(valores)).length === 0}
      onClose={onClose}
    >
      <p className="fraca">{t.mudarTexto}</p>
      <SelectField
        label={w.disciplina}
        placeholder={t.naoMudar}
        error={errors.disciplina ?? null}
        value={valores.disciplina}
        options={optionsOf(disciplinas, w.naoInformada)}
        onChange={({ target }) => set({ disciplina: target.value })}
      />
      <SelectField
        label={w.periodo}
        placeholder={t.naoMudar}
        error={errors.periodo ?? null}
        value={valores.periodo}
        options={optionsOf(
          periodos.flatMap((ensino) => ensino.periodos),
          w.naoInformado,
        )}
        onChange={({ target }) => set({ periodo: target.value })}
      />
      <SelectField
        label={w.dificuldade}
        placeholder={t.naoMudar}
        value={valores.dificuldade}
        options={optionsOf(dificuldades, w.naoInformada)}
        onChange={({ target }) => set({ dificuldade: target.value })}
      />
      <Checkbox
        label={t.trocarHabilidades}
        checked={valores.trocar}
        onChange={({ target }) => set({ trocar: target.checked })}
      />
      {valores.trocar && (
        <HabilidadesField
          value={valores.habilidades}
          max={MAX_HABILIDADES}
          error={errors.habilidades ?? null}
          onChange={(habilidades) => set({ habilidades })}
        />
      )}
      <TagsField
        label={t.tagsMais}
        max={MAX_TAGS}
        error={errors.tags_mais ?? null}
        value={valores.mais}
        onChange={(mais) => set({ mais })}
      />
      <TagsField
        label={t.tagsMenos}
        max={MAX_TAGS}
        value={valores.menos}
        onChange={(menos) => set({ menos })}
      />
    </FormDialog>
  )
}
