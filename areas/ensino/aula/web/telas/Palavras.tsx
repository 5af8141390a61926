/** Games of words with clues: word search and crossword. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import type { Conteudo } from '../../shapes-telas.ts'
import { newId } from '../editor/blank.ts'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Linha } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { formTexts } from './texts.ts'

type Palavra = Conteudo<'cruzadinha'>['palavras'][number]

interface Props {
  palavras: readonly Palavra[]
  onChange: (palavras: Palavra[]) => void
  max: number
  longestClue: number
}

function Palavras({ palavras, onChange, max, longestClue }: Props) {
  const t = useTexts(formTexts)
  return (
    <PartList
      label={t.palavras}
      one={t.palavra}
      help={t.palavraAjuda}
      items={palavras}
      onChange={onChange}
      make={() => ({ id: newId(), palavra: '', pista: '' })}
      max={max}
    >
      {(palavra, set, _, name) => (
        <div className="curto pilha baixo f-12 v-5 j-3">
          <Linha
            label={name}
            value={palavra.palavra}
            maxLength={15}
            onChange={(next) => set({ palavra: next.replace(/\s/g, '') })}
          />
          <Linha
            label={`${name}: ${t.pista}`}
            placeholder={t.pista}
            value={palavra.pista}
            maxLength={longestClue}
            onChange={(pista) => set({ pista })}
          />
        </div>
      )}
    </PartList>
  )
}

export function CacaPalavrasForm({ conteudo, onChange }: FormProps<'caca_palavras'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Palavras
        palavras={conteudo.palavras}
        max={15}
        longestClue={200}
        onChange={(palavras) => onChange({ ...conteudo, palavras })}
      />
      <Switch
        label={t.diagonais}
        checked={conteudo.diagonais}
        onChange={(diagonais) => onChange({ ...conteudo, diagonais })}
      />
    </>
  )
}

export function CruzadinhaForm({ conteudo, onChange }: FormProps<'cruzadinha'>) {
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Palavras
        palavras={conteudo.palavras}
        max={20}
        longestClue={300}
        onChange={(palavras) => onChange({ ...conteudo, palavras })}
      />
    </>
  )
}
