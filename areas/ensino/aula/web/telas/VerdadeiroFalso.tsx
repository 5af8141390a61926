/** Statements that are true or false. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { newId } from '../editor/blank.ts'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Linha } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { Pontuacao } from './Pontuacao.tsx'
import { formTexts } from './texts.ts'

export function VerdadeiroFalsoForm({ conteudo, onChange }: FormProps<'verdadeiro_falso'>) {
  const t = useTexts(formTexts)
  const { pontuacao, ...rest } = conteudo
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <PartList
        label={t.afirmacoes}
        one={t.afirmacao}
        items={conteudo.afirmacoes}
        onChange={(afirmacoes) => onChange({ ...conteudo, afirmacoes })}
        make={() => ({ id: newId(), texto: '', verdadeira: true, feedback: '' })}
        max={10}
      >
        {(afirmacao, set, _, name) => (
          <div className="pilha v-3 cresce">
            <Linha
              label={name}
              value={afirmacao.texto}
              maxLength={1_000}
              onChange={(texto) => set({ texto })}
            />
            <Segmented
              label={`${name}: ${t.verdadeiraOuFalsa}`}
              value={afirmacao.verdadeira ? 'sim' : 'nao'}
              choices={[
                { value: 'sim', label: t.verdadeira },
                { value: 'nao', label: t.falsa },
              ]}
              onChange={(value) => set({ verdadeira: value === 'sim' })}
            />
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
