/** What is told of questions: discipline, school year, difficulty, skills. */
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { catalogoApi, type HabilidadeCitada } from '../../../ensino/catalogo/contract.ts'
import { DisciplinaField, HabilidadesField } from '../../../ensino/catalogo/web/public.tsx'
import { MAX_HABILIDADES } from '../shapes.ts'
import { questaoWebTexts } from './texts.ts'

export interface Dados {
  disciplina: number | null
  periodo: number | null
  dificuldade: number | null
  habilidades: readonly HabilidadeCitada[]
}

interface Props {
  dados: Dados
  onChange: (dados: Dados) => void
  errors?: Readonly<Record<string, string>>
}

export function DadosFields({ dados, onChange, errors = {} }: Props) {
  const t = useTexts(questaoWebTexts)
  const periodos = useCall(catalogoApi.periodos).data?.ensinos ?? []
  const dificuldades = useCall(catalogoApi.dificuldades).data?.dificuldades ?? []
  const set = (part: Partial<Dados>) => onChange({ ...dados, ...part })
  return (
    <>
      <DisciplinaField
        value={dados.disciplina}
        error={errors.disciplina ?? null}
        onChange={(disciplina) => set({ disciplina })}
      />
      <SelectField
        label={t.periodo}
        placeholder={t.naoInformado}
        error={errors.periodo ?? null}
        value={dados.periodo === null ? '' : String(dados.periodo)}
        options={periodos.flatMap((ensino) =>
          ensino.periodos.map(({ id, nome }) => ({ value: String(id), label: nome })),
        )}
        onChange={({ target }) => set({ periodo: Number(target.value) || null })}
      />
      <SelectField
        label={t.dificuldade}
        placeholder={t.naoInformada}
        value={dados.dificuldade === null ? '' : String(dados.dificuldade)}
        options={dificuldades.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        onChange={({ target }) => set({ dificuldade: Number(target.value) || null })}
      />
      <HabilidadesField
        value={dados.habilidades}
        disciplina={dados.disciplina}
        max={MAX_HABILIDADES}
        error={errors.habilidades ?? null}
        onChange={(habilidades) => set({ habilidades })}
      />
    </>
  )
}
