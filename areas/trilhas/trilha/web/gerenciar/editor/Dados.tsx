/** The sheet of the path itself: name, what it is about, rule, network, hours. */
import { useCall } from '../../../../../../core/web/data.ts'
import { href } from '../../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../../core/web/ui/Button.tsx'
import { SelectField } from '../../../../../../core/web/ui/SelectField.tsx'
import { TextArea, TextField } from '../../../../../../core/web/ui/TextField.tsx'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import { trilhaRegraApi } from '../../../contract-regra.ts'
import { useEditor } from './context.ts'
import { dadosTexts } from './dados-texts.ts'
import type { Dados as Valores } from './draft.ts'
import { editorTexts } from './texts.ts'

const numberOf = (value: string): number | null => Number(value) || null

function Regra({ value, onChange }: { value: number | null; onChange: (regra: number | null) => void }) {
  const t = useTexts(dadosTexts)
  const { trilha } = useEditor()
  const { data } = useCall(trilhaRegraApi.listRegras)
  const all = [...(data?.lista_regras_usuario ?? []), ...(data?.lista_regras_default ?? [])]
  // The rule of whoever made the path, which is not on my list.
  const strange = value !== null && value === trilha.regra.id && !all.some(({ id }) => id === value)
  const shown = strange ? [trilha.regra, ...all] : all
  return (
    <SelectField
      label={t.regra}
      help={t.regraAjuda}
      placeholder={t.regraPadrao}
      value={value === null ? '' : String(value)}
      options={shown.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      onChange={({ target }) => onChange(numberOf(target.value))}
    />
  )
}

function Rede({ value, onChange }: { value: number | null; onChange: (rede: number | null) => void }) {
  const t = useTexts(dadosTexts)
  const { trilha } = useEditor()
  const { data } = useCall(trilhaGerenciarApi.redes)
  const known = data?.redes ?? []
  const shown =
    trilha.rede && !known.some(({ id }) => id === trilha.rede?.id) ? [trilha.rede, ...known] : known
  if (shown.length === 0) return null
  return (
    <SelectField
      label={t.rede}
      help={t.redeAjuda}
      placeholder={t.semRede}
      value={value === null ? '' : String(value)}
      options={shown.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      onChange={({ target }) => onChange(numberOf(target.value))}
    />
  )
}

/** Whole hours from 1 to 2000, or none. */
function Carga({ value, onChange }: { value: number | null; onChange: (horas: number | null) => void }) {
  const t = useTexts(dadosTexts)
  return (
    <TextField
      type="number"
      min={1}
      max={2000}
      label={t.carga}
      help={t.cargaAjuda}
      optional
      defaultValue={value ?? ''}
      onChange={({ target }) => {
        const horas = Number(target.value)
        const right = Number.isInteger(horas) && horas >= 1 && horas <= 2000
        target.setCustomValidity(right || target.value === '' ? '' : t.cargaErro)
        if (right || target.value === '') onChange(right ? horas : null)
        else target.reportValidity()
      }}
    />
  )
}

export function Dados() {
  const t = useTexts(dadosTexts)
  const te = useTexts(editorTexts)
  const { estado, store, writes } = useEditor()
  const { dados } = estado.desenho
  const set = (part: Partial<Valores>) =>
    store.change((now) => ({ ...now, dados: { ...now.dados, ...part } }))
  return (
    <fieldset className="pilha v-5" disabled={!writes}>
      <h2 className="t-2" id="te-titulo" tabIndex={-1}>
        {te.dados}
      </h2>
      <TextField
        id="te-nome"
        label={t.nome}
        required
        autoComplete="off"
        maxLength={150}
        value={dados.nome}
        error={dados.nome.trim() === '' ? te.escrevaNome : null}
        onChange={({ target }) => set({ nome: target.value })}
      />
      <TextArea
        label={te.descricao}
        help={t.descricaoAjuda}
        optional
        rows={4}
        maxLength={4000}
        value={dados.descricao}
        onChange={({ target }) => set({ descricao: target.value })}
      />
      <div className="pilha cima f-12 v-5">
        <Regra value={dados.regra} onChange={(regra) => set({ regra })} />
        <Rede value={dados.rede} onChange={(rede) => set({ rede })} />
        <Carga value={dados.carga} onChange={(carga) => set({ carga })} />
      </div>
      <p>
        <ButtonLink size="small" look="link" to={href('/logado/gerenciar/trilhas/regras')}>
          {t.verRegras}
        </ButtonLink>
      </p>
    </fieldset>
  )
}
