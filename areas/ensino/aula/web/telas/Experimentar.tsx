/** Lets an author try what will be taken: other writings of the first answer, and any that they type. */
import { useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Status } from '../../../../../core/web/ui/Tag.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { digitada } from '../../rules-digitada.ts'
import type { Credito } from '../../rules-pontuar-credito.ts'
import { formTexts } from './texts.ts'

interface Props {
  /** What is taken, in words: other writings of the first are told by themselves. */
  aceitas?: readonly string[]
  /** Undefined: it can't be read. */
  julgar: (escrita: string) => Credito | undefined
}

const stateOf = ({ fracao, quase }: Credito) =>
  fracao === 1 ? 'right' : fracao > 0 || quase ? 'soon' : 'wrong'

/** Other writings of a word: plain, loud, and with two letters changed about. */
function variantes(aceita: string): string[] {
  const middle = Math.floor(aceita.length / 2)
  const slip = [...aceita]
  const [a = '', b = ''] = slip.slice(middle - 1, middle + 1)
  slip.splice(middle - 1, 2, b, a)
  return [...new Set([digitada(aceita), aceita.toUpperCase(), `${aceita}.`, slip.join('')])].filter(
    (one) => one !== '' && one !== aceita,
  )
}

export function Experimentar({ aceitas: [first] = [], julgar }: Props) {
  const t = useTexts(formTexts)
  const [escrita, setEscrita] = useState('')
  const credito = escrita.trim() === '' ? undefined : julgar(escrita)
  const said = ({ fracao, quase }: Credito) => {
    if (fracao === 1) return t.vale
    if (fracao > 0) return t.valeParte(Math.round(fracao * 100))
    return quase ? t.valeQuase : t.naoVale
  }
  const line = (text: string, one: Credito | undefined) => (
    <Status state={one ? stateOf(one) : 'wrong'}>{`${text}: ${one ? said(one) : t.naoLida}`}</Status>
  )
  return (
    <div className="pilha v-3">
      {first !== undefined && (
        <ul className="pilha v-3" aria-label={t.outrasEscritas}>
          {variantes(first).map((text) => (
            <li key={text}>{line(text, julgar(text))}</li>
          ))}
        </ul>
      )}
      <TextField
        label={t.experimentar}
        help={t.experimentarAjuda}
        value={escrita}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setEscrita(target.value)}
      />
      <p role="status">{escrita.trim() !== '' && line(escrita.trim(), credito)}</p>
    </div>
  )
}
