/** What a lesson was about: the skills that it practises, and what it did for the stone of its path. */
import { useTexts } from '../../../../../core/web/texts.ts'
import type { Passo } from '../../contract-fim.ts'
import { aprendeuTexts } from './aprendeu-texts.ts'

/** More skills than these say nothing to a child. */
const MOST = 3

interface Props {
  habilidades: readonly { codigo: string; texto: string }[]
  passo: Passo | null
  /** It was not passed: it is still being learned. */
  ainda: boolean
}

export function Aprendeu({ habilidades, passo, ainda }: Props) {
  const t = useTexts(aprendeuTexts)
  const lit = passo ? passo.luzes - passo.antes : 0
  return (
    <>
      {passo && (
        <p className="t-2 meia">
          {lit > 0
            ? passo.luzes === 6
              ? t.completa(passo.habilidade)
              : t.acendeu(lit, passo.habilidade)
            : t.acesas(passo.luzes, passo.habilidade)}
        </p>
      )}
      {habilidades.length > 0 && (
        <section className="pl-aprendeu poco grade v-3 toda p-5 ta-i" aria-labelledby="pl-aprendeu">
          <h2 className="t-1" id="pl-aprendeu">
            {ainda ? t.aprendendo : t.aprendeu}
          </h2>
          <ul className="grade v-2">
            {habilidades.slice(0, MOST).map(({ codigo, texto }) => (
              <li key={codigo}>
                {texto} <small className="fraca">{codigo}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
