/** How the path looks and sounds: its scenery by small pictures, its song by ear, the sheet of its certificate. */
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../../../core/web/data.ts'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { Radio } from '../../../../../../core/web/ui/Checkbox.tsx'
import { IconButton } from '../../../../../../core/web/ui/IconButton.tsx'
import { LayoutPicker } from '../../../../certificado/web/public.tsx'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import type { Musica } from '../../../shapes.ts'
import { CenarioPalco } from '../../cenario/Cenario.tsx'
import { useEditor } from './context.ts'
import { dadosTexts } from './dados-texts.ts'
import type { Dados } from './draft.ts'

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

export function Aparencia() {
  const t = useTexts(dadosTexts)
  const { estado, store, writes } = useEditor()
  const { nome, cenario, musica, layout } = estado.desenho.dados
  const set = (part: Partial<Dados>) => store.change((now) => ({ ...now, dados: { ...now.dados, ...part } }))
  const { data: vistas } = useCall(trilhaGerenciarApi.cenarios)
  const { data: sons } = useCall(trilhaGerenciarApi.musicas)
  const { tocando, toggle } = useTocador()
  return (
    <fieldset className="pilha v-5" disabled={!writes} aria-labelledby="te-titulo">
      <fieldset className="campo">
        <legend className="rotulo">{t.cenario}</legend>
        <div className="pilha c-10 v-3">
          {(vistas?.cenarios ?? []).map(({ chave, nome }) => (
            <Radio
              key={chave}
              name="cenario"
              label={
                <>
                  <span className="bloco mb-1 rel corta v169 lm-7">
                    <CenarioPalco cenario={chave} eixo={0} w={640} h={360} topo />
                  </span>
                  {nome}
                </>
              }
              checked={cenario === chave}
              onChange={() => set({ cenario: chave })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="campo">
        <legend className="rotulo">{t.musica}</legend>
        <p className="ajuda">{t.musicaAjuda}</p>
        <div className="pilha v-1">
          <Radio
            name="musica"
            label={t.semMusica}
            checked={musica === null}
            onChange={() => set({ musica: null })}
          />
          {(sons?.musicas ?? []).map(({ chave, nome }) => (
            <div key={chave} className="linha quebra v-3">
              <Radio
                name="musica"
                label={nome}
                checked={musica === chave}
                onChange={() => set({ musica: chave })}
              />
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
      <LayoutPicker value={layout} trilha={nome.trim()} onChange={(next) => set({ layout: next })}>
        {t.certificadoAjuda}
      </LayoutPicker>
    </fieldset>
  )
}
