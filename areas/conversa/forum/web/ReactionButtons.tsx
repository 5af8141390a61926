/** Like, and a vote up or down, as quiet buttons with their numbers. */
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowBigDown.mjs'
import IconDownFilled from '@tabler/icons-react/dist/esm/icons/IconArrowBigDownFilled.mjs'
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowBigUp.mjs'
import IconUpFilled from '@tabler/icons-react/dist/esm/icons/IconArrowBigUpFilled.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import type { Mensagem } from '../shapes.ts'
import { forumTexts } from './texts.ts'
import type { Reactions } from './useReactions.ts'
import '../../../../core/web/ui/composer.css'

interface Props {
  of: Pick<Mensagem, 'curtido' | 'totalCurtidas' | 'voto' | 'totalVotos'>
  /** Absent when the person may only look. */
  reactions: Reactions | null
}

export function ReactionButtons({ of, reactions }: Props) {
  const t = useTexts(forumTexts)
  const { curtido, totalCurtidas, voto, totalVotos } = of
  const Heart = curtido ? IconHeartFilled : IconHeart
  const Up = voto === 1 ? IconUpFilled : IconUp
  const Down = voto === -1 ? IconDownFilled : IconDown
  return (
    <>
      <button
        type="button"
        className="ato curtir"
        aria-pressed={curtido}
        aria-label={t.curtir(totalCurtidas)}
        disabled={!reactions}
        onClick={() => reactions?.like(!curtido)}
      >
        <Heart aria-hidden="true" />
        {totalCurtidas > 0 && <span aria-hidden="true">{totalCurtidas}</span>}
      </button>
      {(reactions || totalVotos !== 0) && (
        <span className="votar t-s meia fraca linha curta v-z">
          <button
            className="ato fina"
            type="button"
            aria-pressed={voto === 1}
            aria-label={t.votarMais}
            title={t.votarMais}
            disabled={!reactions}
            onClick={() => reactions?.vote(voto === 1 ? 0 : 1)}
          >
            <Up aria-hidden="true" />
          </button>
          {totalVotos !== 0 && (
            <span className="num" title={t.votos(totalVotos)}>
              {totalVotos > 0 ? `+${totalVotos}` : `−${-totalVotos}`}
              <span className="so-leitor"> {t.votos(totalVotos)}</span>
            </span>
          )}
          <button
            className="ato fina"
            type="button"
            aria-pressed={voto === -1}
            aria-label={t.votarMenos}
            title={t.votarMenos}
            disabled={!reactions}
            onClick={() => reactions?.vote(voto === -1 ? 0 : -1)}
          >
            <Down aria-hidden="true" />
          </button>
        </span>
      )}
    </>
  )
}
