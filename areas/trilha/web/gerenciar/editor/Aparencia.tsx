/** The choice of scenery, by small pictures, and of the song, by ear. */
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Radio } from '../../../../../core/web/ui/Checkbox.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import type { Musica } from '../../../shapes.ts'
import { CenarioPalco } from '../../cenario/Cenario.tsx'
import { dadosTexts } from './dados-texts.ts'

interface Props {
  cenario: string
  musica: string | null
  onCenario: (chave: string) => void
  onMusica: (chave: string | null) => void
}

/** One loop at a time; it ends with the page. */
function useTocador() {
  const [tocando, setTocando] = useState<Musica | null>(null)
  useEffect(() => {
    if (!tocando) return
    let stop: (() => void) | undefined
    let left = false
    void import('../../musica/tocador.ts').then(
      ({ toque }) => {
        if (!left) stop = toque(tocando)
      },
      () => setTocando(null),
    )
    return () => {
      left = true
      stop?.()
    }
  }, [tocando])
  return { tocando, toggle: (chave: Musica) => setTocando((now) => (now === chave ? null : chave)) }
}

export function Aparencia({ cenario, musica, onCenario, onMusica }: Props) {
  const t = useTexts(dadosTexts)
  const { data: vistas } = useCall(trilhaGerenciarApi.cenarios)
  const { data: sons } = useCall(trilhaGerenciarApi.musicas)
  const { tocando, toggle } = useTocador()
  return (
    <>
      <fieldset className="campo">
        <legend className="rotulo">{t.cenario}</legend>
        <div className="te-cenarios">
          {(vistas?.cenarios ?? []).map(({ chave, nome }) => (
            <Radio
              key={chave}
              name="cenario"
              label={
                <>
                  <span className="te-vista">
                    <CenarioPalco cenario={chave} eixo={0} w={640} h={360} topo />
                  </span>
                  {nome}
                </>
              }
              checked={cenario === chave}
              onChange={() => onCenario(chave)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="campo">
        <legend className="rotulo">{t.musica}</legend>
        <p className="ajuda">{t.musicaAjuda}</p>
        <div className="te-musicas">
          <Radio
            name="musica"
            label={t.semMusica}
            checked={musica === null}
            onChange={() => onMusica(null)}
          />
          {(sons?.musicas ?? []).map(({ chave, nome }) => (
            <div key={chave} className="te-musica">
              <Radio name="musica" label={nome} checked={musica === chave} onChange={() => onMusica(chave)} />
              <IconButton
                small
                icon={tocando === chave ? IconStop : IconPlay}
                label={tocando === chave ? t.parar(nome) : t.ouvir(nome)}
                aria-pressed={tocando === chave}
                onClick={() => toggle(chave)}
              />
            </div>
          ))}
        </div>
      </fieldset>
    </>
  )
}
