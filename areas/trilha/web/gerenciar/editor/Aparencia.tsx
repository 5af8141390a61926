/** The choice of scenery and song. */
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Radio } from '../../../../../core/web/ui/Checkbox.tsx'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import { dadosTexts } from './dados-texts.ts'

interface Props {
  cenario: string
  musica: string | null
  onCenario: (chave: string) => void
  onMusica: (chave: string | null) => void
}

export function Aparencia({ cenario, musica, onCenario, onMusica }: Props) {
  const t = useTexts(dadosTexts)
  const { data: vistas } = useCall(trilhaGerenciarApi.cenarios)
  const { data: sons } = useCall(trilhaGerenciarApi.musicas)
  return (
    <>
      <fieldset className="campo">
        <legend className="rotulo">{t.cenario}</legend>
        <div className="te-cenarios">
          {(vistas?.cenarios ?? []).map(({ chave, nome }) => (
            <Radio
              key={chave}
              name="cenario"
              label={nome}
              checked={cenario === chave}
              onChange={() => onCenario(chave)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="campo">
        <legend className="rotulo">{t.musica}</legend>
        <p className="ajuda">{t.musicaAjuda}</p>
        <Radio
          name="musica"
          label={t.semMusica}
          checked={musica === null}
          onChange={() => onMusica(null)}
        />
        {(sons?.musicas ?? []).map(({ chave, nome }) => (
          <Radio
            key={chave}
            name="musica"
            label={nome}
            checked={musica === chave}
            onChange={() => onMusica(chave)}
          />
        ))}
      </fieldset>
    </>
  )
}
