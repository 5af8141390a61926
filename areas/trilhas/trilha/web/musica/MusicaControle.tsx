/** The one control of the music of a path: off until somebody turns it on. Keeps that choice on the device, and nothing else. */
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs'
import IconMusicOff from '@tabler/icons-react/dist/esm/icons/IconMusicOff.mjs'
import { useEffect, useState } from 'react'
import { browserStorage } from '../../../../../core/web/device/storage.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { MUSICAS, type Musica } from '../../shapes.ts'
import { mapaTexts } from '../mapa/texts.ts'

const CHAVE = 'trilha-musica'

const isMusica = (nome: string | null): nome is Musica => MUSICAS.some((one) => one === nome)

/** Nothing where the path has no music. */
export function MusicaControle({ musica }: { musica: string | null }) {
  const t = useTexts(mapaTexts)
  const [ligada, setLigada] = useState(() => browserStorage.read(CHAVE) === 'ligada')
  const nome = isMusica(musica) ? musica : null
  useEffect(() => {
    if (!ligada || !nome) return
    let stop: (() => void) | undefined
    let left = false
    void import('./tocador.ts').then(
      ({ toque }) => {
        if (!left) stop = toque(nome)
      },
      () => {},
    )
    return () => {
      left = true
      stop?.()
    }
  }, [ligada, nome])
  if (!nome) return null
  const swap = () => {
    if (ligada) browserStorage.remove(CHAVE)
    else browserStorage.write(CHAVE, 'ligada')
    setLigada(!ligada)
  }
  return (
    <Button look="plain" icon={ligada ? IconMusic : IconMusicOff} aria-pressed={ligada} onClick={swap}>
      {t.musica}
    </Button>
  )
}
