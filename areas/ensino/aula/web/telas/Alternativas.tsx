/** Alternatives: words or a picture, which are right, and what is said to who chooses one. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFeedback from '@tabler/icons-react/dist/esm/icons/IconMessage2Check.mjs'
import IconNoFeedback from '@tabler/icons-react/dist/esm/icons/IconMessage2Plus.mjs'
import { useContext, useState } from 'react'
import { letterOf } from '../../../../../core/contract/letters.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { fracaoDe } from '../../rules-publicar-credito.ts'
import type { Conteudo } from '../../shapes-telas.ts'
import { blankAlternativa } from '../editor/blank.ts'
import { ExtrasContext } from './form.ts'
import { PartList } from './PartList.tsx'
import { Percentual } from './Pontuacao.tsx'
import { RotuloFields } from './RotuloFields.tsx'
import { formTexts } from './texts.ts'
import '../../../../../core/web/ui/answer.css'

export type Alternativa = Conteudo<'multipla_escolha'>['alternativas'][number]

interface Props {
  alternativas: readonly Alternativa[]
  onChange: (alternativas: Alternativa[]) => void
  /** More than one may be right. */
  several?: boolean
  /** Each says what it is worth. */
  pesos?: boolean
}

interface RowProps {
  alternativa: Alternativa
  letter: string
  /** What it is worth by itself; undefined: nothing is said of that. */
  propria: number | undefined
  several: boolean
  set: (part: Partial<Alternativa>) => void
  onMark: () => void
}

function Row({ alternativa, letter, propria, several, set, onMark }: RowProps) {
  const t = useTexts(formTexts)
  const [saying, setSaying] = useState(false)
  const { correta, feedback } = alternativa
  const { alternativa: more } = useContext(ExtrasContext)
  return (
    <>
      <button
        type="button"
        className="letra"
        aria-pressed={correta}
        aria-label={t.marcarCerta(letter)}
        title={t.marcarCerta(letter)}
        onClick={onMark}
      >
        {letter}
      </button>
      <div className="ed-rotulo pilha v-3 cresce">
        <RotuloFields sons label={t.alternativaL(letter)} rotulo={alternativa} onChange={set}>
          {correta && (
            <Tag tone="ok" icon={IconCheck}>
              {t.certa}
            </Tag>
          )}
        </RotuloFields>
        {propria !== undefined && (several || !correta) && (
          <div className="w-16">
            <Percentual
              key={String(correta)}
              label={several && !correta ? t.descontaDe(letter) : t.valeDe(letter)}
              fracao={several && !correta ? Math.max(0, -propria) : propria}
              min={several ? 0 : -100}
              onChange={(fracao) => set({ fracao: several && !correta && fracao > 0 ? -fracao : fracao })}
            />
          </div>
        )}
        {saying && (
          <TextArea
            label={t.seEscolher(letter)}
            rows={2}
            maxLength={1_000}
            value={feedback}
            onChange={({ target }) => set({ feedback: target.value })}
          />
        )}
        {more?.(alternativa, letter)}
      </div>
      <IconButton
        small
        icon={feedback ? IconFeedback : IconNoFeedback}
        label={t.devolutiva(letter)}
        aria-expanded={saying}
        onClick={() => setSaying(!saying)}
      />
    </>
  )
}

export function Alternativas({ alternativas, onChange, several = false, pesos = false }: Props) {
  const t = useTexts(formTexts)
  const certas = several ? alternativas.filter(({ correta }) => correta).length : 1
  /** With the share that goes with being right or wrong. */
  const marked = (one: Alternativa, correta: boolean): Alternativa => {
    if (one.correta === correta || one.fracao === undefined) return { ...one, correta }
    return {
      ...one,
      correta,
      fracao: correta ? (several ? Math.abs(one.fracao) : 1) : several ? -one.fracao : 0,
    }
  }
  const mark = (id: string) =>
    onChange(
      alternativas.map((one) =>
        one.id === id ? marked(one, several ? !one.correta : true) : marked(one, several && one.correta),
      ),
    )
  return (
    <PartList
      label={t.alternativas}
      one={t.alternativa}
      items={alternativas}
      onChange={onChange}
      make={blankAlternativa}
      max={10}
      numberOf={letterOf}
      rowClass={({ correta }) => (correta ? 'alt-e ok' : 'alt-e')}
    >
      {(alternativa, set, i) => (
        <Row
          alternativa={alternativa}
          letter={letterOf(i)}
          propria={pesos ? fracaoDe(alternativa, certas) : undefined}
          several={several}
          set={set}
          onMark={() => mark(alternativa.id)}
        />
      )}
    </PartList>
  )
}
