/** What pupils think, of a question or of themselves: nothing is scored. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { newId } from '../editor/blank.ts'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Linha } from './Linha.tsx'
import { Opcao } from './Opcao.tsx'
import { PartList } from './PartList.tsx'
import { formTexts } from './texts.ts'

interface Item {
  id: string
  texto: string
}

interface Props {
  label: string
  one: string
  items: readonly Item[]
  onChange: (items: Item[]) => void
}

function Itens({ label, one, items, onChange }: Props) {
  const make = () => ({ id: newId(), texto: '' })
  return (
    <PartList label={label} one={one} items={items} onChange={onChange} make={make} max={10}>
      {(item, set, _, name) => (
        <Linha label={name} value={item.texto} maxLength={500} onChange={(texto) => set({ texto })} />
      )}
    </PartList>
  )
}

export function EnqueteForm({ conteudo, onChange }: FormProps<'enquete'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Itens
        label={t.opcoes}
        one={t.opcao}
        items={conteudo.opcoes}
        onChange={(opcoes) => onChange({ ...conteudo, opcoes })}
      />
      <Switch
        label={t.multipla}
        checked={conteudo.multipla}
        onChange={(multipla) => onChange({ ...conteudo, multipla })}
      />
    </>
  )
}

export function AutoavaliacaoForm({ conteudo, onChange }: FormProps<'autoavaliacao'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Itens
        label={t.itens}
        one={t.item}
        items={conteudo.itens}
        onChange={(itens) => onChange({ ...conteudo, itens })}
      />
      <Opcao
        label={t.passos}
        value={String(conteudo.passos) as '3' | '5'}
        choices={[
          { value: '3', label: '3' },
          { value: '5', label: '5' },
        ]}
        onChange={(passos) => onChange({ ...conteudo, passos: passos === '3' ? 3 : 5 })}
      />
    </>
  )
}
