/** A recording that was sent, with marks at its seconds. */
import { useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import type { Arquivo } from '../../../tentativa/contract-anexo.ts'
import type { Marca } from '../../shapes.ts'
import { NaoMostra } from './NaoMostra.tsx'
import { mesaTexts } from './texts.ts'

export const tempo = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

interface Props {
  arquivo: Arquivo
  /** It was recorded by the product, which records sound: its kind of file alone may say film. */
  gravado: boolean
  marcas: readonly Marca[]
  numberOf: (id: string) => number
  onMarca: (id: string) => void
  /** Absent: it is only listened to. */
  onSegundo?: ((segundo: number) => void) | undefined
}

export function Som({ arquivo, gravado, marcas, numberOf, onMarca, onSegundo }: Props) {
  const t = useTexts(mesaTexts)
  const player = useRef<HTMLMediaElement>(null)
  const [at, setAt] = useState(0)
  const [broken, setBroken] = useState(false)
  const seen = !gravado && arquivo.tipo.startsWith('video/')
  const props = {
    controls: true,
    preload: 'metadata',
    src: arquivo.url,
    'aria-label': arquivo.nome,
    onTimeUpdate: () => setAt(Math.floor(player.current?.currentTime ?? 0)),
    onError: () => setBroken(true),
  } as const
  return (
    <figure className="mesa-som">
      {broken ? (
        <NaoMostra arquivo={arquivo} />
      ) : seen ? (
        <video {...props} ref={player as React.Ref<HTMLVideoElement>} />
      ) : (
        <audio {...props} ref={player as React.Ref<HTMLAudioElement>} />
      )}
      <figcaption className="linha quebra">
        <span className="fraca t-s">{arquivo.nome}</span>
        <span className="vao" />
        {onSegundo && (
          <Button size="small" look="link" onClick={() => onSegundo(at)}>
            {t.comentarAqui(tempo(at))}
          </Button>
        )}
      </figcaption>
      {marcas.length > 0 && (
        <p className="linha quebra">
          {marcas.map(({ id, de }) => (
            <Button
              key={id}
              size="small"
              onClick={() => {
                if (player.current) player.current.currentTime = de
                onMarca(id)
              }}
            >
              <span className="numero" aria-hidden="true">
                {numberOf(id)}
              </span>
              <span className="num">{tempo(de)}</span>
            </Button>
          ))}
        </p>
      )}
    </figure>
  )
}
