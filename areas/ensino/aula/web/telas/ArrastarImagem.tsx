/** Pieces that go to places on a picture. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { newId } from '../editor/blank.ts'
import { changed } from '../editor/lista.ts'
import { AreaCanvas, AreaFields } from './Areas.tsx'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { ImagemField } from './ImagemField.tsx'
import { Linha } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { RotuloFields } from './RotuloFields.tsx'
import { formTexts } from './texts.ts'

const MAX_ALVOS = 12

type Peca = FormProps<'arrastar_imagem'>['conteudo']['pecas'][number]

export function ArrastarImagemForm({ conteudo, onChange }: FormProps<'arrastar_imagem'>) {
  const t = useTexts(formTexts)
  const { alvos, pecas, imagem } = conteudo
  /** A place that goes leaves its pieces without one. */
  const setAlvos = (next: typeof alvos) => {
    const stands = new Set(next.map(({ id }) => id))
    const kept = pecas.map(({ alvo, ...peca }) => (alvo && stands.has(alvo) ? { ...peca, alvo } : peca))
    onChange({ ...conteudo, alvos: next, pecas: kept })
  }
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
        areas={alvos}
        nameOf={(i) => alvos[i]?.rotulo || t.alvoN(i + 1)}
        onDraw={
          alvos.length < MAX_ALVOS
            ? (area) => setAlvos([...alvos, { id: newId(), rotulo: '', ...area }])
            : undefined
        }
        onChange={(id, area) => setAlvos(changed(alvos, id, area))}
      />
      {imagem && (
        <PartList
          label={t.alvos}
          one={t.alvo}
          items={alvos}
          onChange={setAlvos}
          make={() => ({ id: newId(), rotulo: '', x: 40, y: 40, largura: 20, altura: 20 })}
          max={MAX_ALVOS}
        >
          {(alvo, change, _, name) => (
            <div className="pilha v-3 cresce">
              <Linha
                label={`${name}: ${t.nomeDoLugar}`}
                placeholder={t.nomeDoLugarAjuda}
                value={alvo.rotulo}
                maxLength={100}
                onChange={(rotulo) => change({ rotulo })}
              />
              <AreaFields area={alvo} onChange={change} />
            </div>
          )}
        </PartList>
      )}
      <PartList
        label={t.pecas}
        one={t.peca}
        items={pecas}
        onChange={(next) => onChange({ ...conteudo, pecas: next })}
        make={(): Peca => ({ id: newId(), texto: '' })}
        max={16}
      >
        {(peca, change, _, name) => (
          <div className="pilha v-3 cresce">
            <RotuloFields label={name} rotulo={peca} onChange={change} />
            <SelectField
              label={t.vaiEm}
              placeholder={t.emLugarNenhum}
              value={peca.alvo ?? ''}
              options={alvos.map(({ id, rotulo }, i) => ({ value: id, label: rotulo || t.alvoN(i + 1) }))}
              onChange={({ target }) => change({ alvo: target.value || undefined })}
            />
          </div>
        )}
      </PartList>
    </>
  )
}
