/** Items that belong to groups. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { newId } from '../editor/blank.ts'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Linha } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { Pontuacao } from './Pontuacao.tsx'
import { RotuloFields } from './RotuloFields.tsx'
import { formTexts } from './texts.ts'

export function ClassificarForm({ conteudo, onChange }: FormProps<'classificar'>) {
  const t = useTexts(formTexts)
  const { pontuacao, ...rest } = conteudo
  const { grupos, itens } = rest
  const [first] = grupos
  /** Items of a group that goes fall to the first one that stays. */
  const setGrupos = (next: typeof grupos) => {
    const stands = new Set(next.map(({ id }) => id))
    const home = next[0]?.id
    const kept = home ? itens.map((item) => (stands.has(item.grupo) ? item : { ...item, grupo: home })) : []
    onChange({ ...conteudo, grupos: next, itens: kept })
  }
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <PartList
        label={t.grupos}
        one={t.grupo}
        items={grupos}
        onChange={setGrupos}
        make={() => ({ id: newId(), nome: '' })}
        max={6}
      >
        {(grupo, set, _, name) => (
          <Linha label={name} value={grupo.nome} maxLength={100} onChange={(nome) => set({ nome })} />
        )}
      </PartList>
      {first && (
        <PartList
          label={t.itens}
          one={t.item}
          items={itens}
          onChange={(next) => onChange({ ...conteudo, itens: next })}
          make={() => ({ id: newId(), texto: '', grupo: first.id })}
          max={20}
        >
          {(item, set, _, name) => (
            <div className="pilha v-3 cresce">
              <RotuloFields label={name} rotulo={item} onChange={set} />
              <SelectField
                label={t.pertenceA}
                value={item.grupo}
                options={grupos.map(({ id, nome }, i) => ({ value: id, label: nome || t.grupoN(i + 1) }))}
                onChange={({ target }) => set({ grupo: target.value })}
              />
            </div>
          )}
        </PartList>
      )}
      <Pontuacao
        value={pontuacao}
        inteira
        onChange={(next) => onChange({ ...rest, ...(next && { pontuacao: next }) })}
      />
    </>
  )
}
