/** Alternatives: words or a picture, which are right, and what is said to who chooses one. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFeedback from '@tabler/icons-react/dist/esm/icons/IconMessage2Check.mjs'
import IconNoFeedback from '@tabler/icons-react/dist/esm/icons/IconMessage2Plus.mjs'
import { useContext, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import type { Conteudo } from '../../shapes-telas.ts'
import { blankAlternativa } from '../editor/blank.ts'
import { letterOf } from '../editor/lista.ts'
import { ExtrasContext } from './form.ts'
import { PartList } from './PartList.tsx'
import { RotuloFields } from './RotuloFields.tsx'
import { formTexts } from './texts.ts'
import '../../../../../core/web/ui/answer.css'

export type Alternativa = Conteudo<'multipla_escolha'>['alternativas'][number]

interface Props {
  alternativas: readonly Alternativa[]
  onChange: (alternativas: Alternativa[]) => void
  /** More than one may be right. */
  several?: boolean
}

interface RowProps {
  alternativa: Alternativa
  letter: string
  set: (part: Partial<Alternativa>) => void
  onMark: () => void
}

function Row({ alternativa, letter, set, onMark }: RowProps) {
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

export function Alternativas({ alternativas, onChange, several = false }: Props) {
  const t = useTexts(formTexts)
  const mark = (id: string) =>
    onChange(
      alternativas.map((one) =>
        one.id === id
          ? { ...one, correta: several ? !one.correta : true }
          : { ...one, correta: several && one.correta },
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
        <Row alternativa={alternativa} letter={letterOf(i)} set={set} onMark={() => mark(alternativa.id)} />
      )}
    </PartList>
  )
}
