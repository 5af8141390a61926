/** One stage of a scenery: a picture behind the path, never read aloud. */
import { memo, useId } from 'react'
import { useFundo } from '../../../../../core/web/preferences/useFundo.ts'
import { desenha, fundoDe, type Palco } from './cenas.ts'
import { corEm } from './cores.ts'

export const CenarioPalco = memo(function CenarioPalco(palco: Palco) {
  const fundo = useFundo()
  const id = useId()
  const { w, h } = palco
  const [alto, baixo] = fundoDe(palco)
  return (
    <svg className="tapa" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {alto !== baixo && (
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={corEm(alto, fundo)} />
          <stop offset=".5" stopColor={corEm(baixo, fundo)} />
        </linearGradient>
      )}
      <rect width={w} height={h} fill={alto === baixo ? corEm(alto, fundo) : `url(#${id})`} />
      {desenha(palco).map(({ d, cor, traco, opaca }, i) => {
        const tinta = corEm(cor, fundo)
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a stage never change places
            key={i}
            d={d}
            fill={traco ? 'none' : tinta}
            stroke={traco ? tinta : undefined}
            strokeWidth={traco}
            strokeLinecap={traco ? 'round' : undefined}
            opacity={opaca}
          />
        )
      })}
    </svg>
  )
})
