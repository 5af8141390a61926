/** A point on a picture: where the right areas are. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { newId } from '../editor/blank.ts'
import { changed } from '../editor/lista.ts'
import { AreaCanvas, AreaFields } from './Areas.tsx'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { ImagemField } from './ImagemField.tsx'
import { PartList } from './PartList.tsx'
import { formTexts } from './texts.ts'

const MAX = 12

export function PontoImagemForm({ conteudo, onChange }: FormProps<'ponto_imagem'>) {
  const t = useTexts(formTexts)
  const { areas, imagem } = conteudo
  const set = (next: typeof areas) => onChange({ ...conteudo, areas: next })
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <ImagemField
        label={t.imagem}
        imagem={imagem}
        onChange={(next) => onChange({ ...conteudo, imagem: next })}
      />
      <AreaCanvas
        imagem={imagem}
        areas={areas}
        nameOf={(i) => t.areaN(i + 1)}
        onDraw={areas.length < MAX ? (area) => set([...areas, { id: newId(), ...area }]) : undefined}
        onChange={(id, area) => set(changed(areas, id, area))}
      />
      {imagem && (
        <PartList
          label={t.areas}
          one={t.area}
          items={areas}
          onChange={set}
          make={() => ({ id: newId(), x: 40, y: 40, largura: 20, altura: 20 })}
          max={MAX}
        >
          {(area, change) => <AreaFields area={area} onChange={change} />}
        </PartList>
      )}
    </>
  )
}
