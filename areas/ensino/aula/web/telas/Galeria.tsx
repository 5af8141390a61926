/** Pictures to look through, in order. A picture enters the list when it is chosen. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { newId } from '../editor/blank.ts'
import type { FormProps } from './form.ts'
import { ImagemField } from './ImagemField.tsx'
import { Linha } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { formTexts } from './texts.ts'

const MAX = 20

export function GaleriaForm({ conteudo, onChange }: FormProps<'galeria'>) {
  const t = useTexts(formTexts)
  const { itens } = conteudo
  const blank = () => ({ id: newId(), imagem: { midia: 0, alt: '' }, legenda: '' })
  return (
    <>
      <PartList
        label={t.imagensDaGaleria}
        one={t.imagem}
        items={itens}
        onChange={(next) => onChange({ ...conteudo, itens: next })}
        make={blank}
        max={MAX}
        closed
      >
        {(item, set, _, name) => (
          <div className="pilha v-3 cresce">
            <ImagemField label={name} imagem={item.imagem} onChange={(imagem) => imagem && set({ imagem })} />
            <Linha
              label={`${name}: ${t.legenda}`}
              placeholder={t.legenda}
              value={item.legenda}
              maxLength={500}
              onChange={(legenda) => set({ legenda })}
            />
          </div>
        )}
      </PartList>
      {itens.length < MAX && (
        <ImagemField
          key={itens.length}
          label={t.novaImagem}
          imagem={undefined}
          onChange={(imagem) =>
            imagem && onChange({ ...conteudo, itens: [...itens, { ...blank(), imagem }] })
          }
        />
      )}
    </>
  )
}
