/** How an answer did, in a sentence, with what the author says to it. */

import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconTriangleInvertedFilled from '@tabler/icons-react/dist/esm/icons/IconTriangleInvertedFilled.mjs'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { isAberta, isAutomatica } from '../../../aula/shapes-tipos.ts'
import { Gema } from './Gema.tsx'
import { mayRetry, type Respondida, type TelaAberta, triesLeft, triesOf } from './roteiro.ts'
import { playerTexts } from './texts.ts'

interface Props {
  tela: TelaAberta
  respondida: Respondida
  /** Just now: a facet lights, once. */
  nova: boolean
}

export function Devolutiva({ tela, respondida, nova }: Props) {
  const t = useTexts(playerTexts)
  const { correcao } = respondida
  if (!correcao)
    return (
      <div className="pl-devolutiva caixa larga flexo v-4 cima mb-4 p-4 rola-y partir" role="status">
        <IconInfoCircle className="q-175" aria-hidden="true" />
        <div>
          <b className="t-2">{t.guardada}</b>
          {isAberta(tela.tipo) && <p>{t.comProfessor}</p>}
          {isAutomatica(tela.tipo) && <p>{t.depois}</p>}
        </div>
      </div>
    )
  const { certa, fracao, feedback, partes, quase } = correcao
  const words = [...new Set([feedback, ...partes.map((parte) => parte.feedback ?? '')])].filter(Boolean)
  const Icon = certa ? IconCircleCheckFilled : IconTriangleInvertedFilled
  return (
    <div
      className={cx(
        'pl-devolutiva caixa larga flexo v-4 cima mb-4 p-4 rola-y partir',
        certa ? 'ok cor-ok' : 'erro cor-erro',
      )}
      role="status"
    >
      {certa && nova ? <Gema /> : <Icon className="q-175" aria-hidden="true" />}
      <div>
        <b className="t-2">
          {certa ? t.certa : fracao > 0 ? t.quase(Math.round(fracao * 100)) : quase ? t.deslize : t.errada}
        </b>
        {quase && <p>{t.deslizeDica}</p>}
        {words.map((word) => (
          <p key={word}>{word}</p>
        ))}
        {mayRetry(tela, respondida) && Number.isFinite(triesOf(tela)) && (
          <p className="t-s">{t.tentativasRestantes(triesLeft(tela, respondida))}</p>
        )}
      </div>
    </div>
  )
}
