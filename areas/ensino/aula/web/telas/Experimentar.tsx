/** Lets an author try what will be taken: other writings of the first answer, and any that they type. */
import { useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Status } from '../../../../../core/web/ui/Tag.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { digitada, type Veredito } from '../../rules-digitada.ts'
import { formTexts } from './texts.ts'

interface Props {
  /** What is taken, in words: other writings of the first are told by themselves. */
  aceitas?: readonly string[]
  /** Undefined: it can't be read. */
  julgar: (escrita: string) => Veredito | undefined
}

const STATE = { certa: 'right', quase: 'soon', errada: 'wrong' } as const

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
  const said = { certa: t.vale, quase: t.valeQuase, errada: t.naoVale }
  const veredito = escrita.trim() === '' ? undefined : julgar(escrita)
  const line = (text: string, one: Veredito | undefined) => (
    <Status state={one ? STATE[one] : 'wrong'}>{`${text}: ${one ? said[one] : t.naoLida}`}</Status>
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
      <p role="status">{escrita.trim() !== '' && line(escrita.trim(), veredito)}</p>
    </div>
  )
}
