/** The facts of the lesson: title, what it is about, for whom, and the rules of playing it (H-04). */

import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { TextArea, TextField } from '../../../../../core/web/ui/TextField.tsx'
import { DisciplinaField, HabilidadesField, PeriodosField, TagsField } from '../../../catalogo/web/public.tsx'
import { MidiaField } from '../../../midia/web/public.tsx'
import { aulaApi } from '../../contract.ts'
import { MAX_TITULO, NAVEGACOES, VISIBILIDADES } from '../../shapes.ts'
import { MudarAutores } from '../AutoresDialog.tsx'
import { Numero } from '../telas/Linha.tsx'
import { useEditor } from './context.ts'
import { fatosTexts } from './fatos-texts.ts'
import type { Fatos } from './remote.ts'

interface Props {
  fatos: Fatos
  set: (part: Partial<Fatos>) => void
}

function About({ fatos, set }: Props) {
  const t = useTexts(fatosTexts)
  return (
    <>
      <TextField
        id="aula-titulo"
        label={t.titulo}
        defaultValue={fatos.titulo}
        maxLength={MAX_TITULO}
        onChange={({ target }) => target.value.trim() !== '' && set({ titulo: target.value.trim() })}
      />
      <TextArea
        label={t.descricao}
        optional
        rows={3}
        maxLength={2_000}
        value={fatos.descricao}
        onChange={({ target }) => set({ descricao: target.value })}
      />
      <MidiaField
        label={t.capa}
        tipos={['imagem']}
        value={fatos.capa_id ?? undefined}
        onChange={(capa) => set({ capa_id: capa ?? null })}
      />
      <DisciplinaField value={fatos.disciplina} onChange={(disciplina) => set({ disciplina })} />
      <PeriodosField value={fatos.periodos} onChange={(periodos) => set({ periodos: [...periodos] })} />
      <HabilidadesField
        value={fatos.habilidades}
        max={20}
        disciplina={fatos.disciplina}
        onChange={(habilidades) => set({ habilidades: [...habilidades] })}
      />
      <TagsField value={fatos.tags} onChange={(tags) => set({ tags: [...tags] })} />
    </>
  )
}

function Audience({ fatos, set }: Props) {
  const t = useTexts(fatosTexts)
  const { data } = useCall(aulaApi.options)
  return (
    <>
      <SelectField
        label={t.visibilidade}
        help={t.visibilidadeAjuda}
        value={fatos.visibilidade}
        options={VISIBILIDADES.map((value) => ({ value, label: t[value] }))}
        onChange={({ target }) => {
          const visibilidade = target.value as Fatos['visibilidade']
          const rede_id = visibilidade === 'rede' ? (fatos.rede_id ?? data?.redes[0]?.id ?? null) : null
          set({ visibilidade, rede_id })
        }}
      />
      {fatos.visibilidade === 'rede' && (
        <SelectField
          label={t.redeQual}
          placeholder={t.escolha}
          value={String(fatos.rede_id ?? '')}
          options={(data?.redes ?? []).map(({ id, nome }) => ({ value: String(id), label: nome }))}
          onChange={({ target }) => set({ rede_id: Number(target.value) || null })}
        />
      )}
    </>
  )
}

function Rules({ fatos, set }: Props) {
  const t = useTexts(fatosTexts)
  return (
    <>
      <SelectField
        label={t.navegacao}
        value={fatos.navegacao}
        options={NAVEGACOES.map((value) => ({ value, label: t[value] }))}
        onChange={({ target }) => set({ navegacao: target.value as Fatos['navegacao'] })}
      />
      <div className="ed-tres pilha cima v-4 f-10">
        <SelectField
          label={t.tentativas}
          value={String(fatos.tentativas ?? 'livres')}
          options={[
            ...Array.from({ length: 10 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
            { value: 'livres', label: t.ilimitadas },
          ]}
          onChange={({ target }) =>
            set({ tentativas: target.value === 'livres' ? null : Number(target.value) })
          }
        />
        <Numero
          label={t.notaMinima}
          value={fatos.nota_minima}
          min={0}
          max={10}
          onChange={(nota) => nota !== undefined && set({ nota_minima: nota })}
        />
        <Numero
          label={t.tempoLimite}
          placeholder={t.semLimite}
          value={fatos.tempo_limite === null ? undefined : fatos.tempo_limite / 60}
          min={1}
          max={1_440}
          onChange={(minutos) =>
            set({ tempo_limite: minutos === undefined ? null : Math.round(minutos * 60) })
          }
        />
      </div>
      <Switch label={t.offline} checked={fatos.offline} onChange={(offline) => set({ offline })} />
    </>
  )
}

export function FatosForm() {
  const t = useTexts(fatosTexts)
  const { aula, estado, store, changeAula } = useEditor()
  const { fatos } = estado
  const set = (part: Partial<Fatos>) => store.setFatos({ ...store.read().fatos, ...part })
  return (
    <div key={estado.epoca} className="pilha ed-conteudo v-5">
      <h2>{t.dados}</h2>
      <About fatos={fatos} set={set} />
      <h3>{t.paraQuem}</h3>
      <Audience fatos={fatos} set={set} />
      <h3>{t.regras}</h3>
      <Rules fatos={fatos} set={set} />
      {aula.permissoes.gerenciar && (
        <>
          <h3>{t.autores}</h3>
          <p>{aula.autores.map(({ nome }) => nome).join(', ')}</p>
          <div>
            <MudarAutores aula={aula} onChanged={changeAula} />
          </div>
        </>
      )}
    </div>
  )
}
