/** Items to be put in order: here they stand in the right one. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { newId } from '../editor/blank.ts'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { PartList } from './PartList.tsx'
import { Pontuacao } from './Pontuacao.tsx'
import { RotuloFields } from './RotuloFields.tsx'
import { formTexts } from './texts.ts'

export function OrdenarForm({ conteudo, onChange }: FormProps<'ordenar'>) {
  const t = useTexts(formTexts)
  const { pontuacao, ...rest } = conteudo
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <PartList
        label={t.itens}
        one={t.item}
        help={t.naOrdemCerta}
        items={conteudo.itens}
        onChange={(itens) => onChange({ ...conteudo, itens })}
        make={() => ({ id: newId(), texto: '' })}
        max={10}
      >
        {(item, set, _, name) => (
          <div className="pilha v-3 cresce">
            <RotuloFields label={name} rotulo={item} onChange={set} />
          </div>
        )}
      </PartList>
      <Pontuacao
        value={pontuacao}
        inteira
        onChange={(next) => onChange({ ...rest, ...(next && { pontuacao: next }) })}
      />
    </>
  )
}
