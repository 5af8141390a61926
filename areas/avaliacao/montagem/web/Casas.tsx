/** The matrix with what it holds: a square is a button that shows only what fits it (picture 16). */
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import type { HabilidadeCitada } from '../../../ensino/catalogo/contract.ts'
import { type Casa, type Contagem, FAIXAS, type Faixa, type Matriz } from '../../avaliacao/rules-matriz.ts'
import { montagemWebTexts } from './texts.ts'

/** What a row is called: a skill that went away by its number. */
export function useNomeDaLinha(matriz: Matriz, habilidades: readonly HabilidadeCitada[]) {
  const t = useTexts(montagemWebTexts)
  return (habilidade: number | null): { nome: string; codigo: string } => {
    if (habilidade === null)
      return { nome: matriz.linhas.length > 1 ? t.outraHabilidade : t.qualquerHabilidade, codigo: '' }
    const found = habilidades.find(({ id }) => id === habilidade)
    return { nome: found?.texto ?? t.habilidade, codigo: found?.codigo ?? String(habilidade) }
  }
}

interface CasaProps extends Casa {
  label: string
  chosen: boolean
  onChoose: () => void
}

function CasaView({ tem, quer, estado, label, chosen, onChoose }: CasaProps) {
  const t = useTexts(montagemWebTexts)
  return (
    <button
      type="button"
      className={cx('mo-casa linha ao-meio v-1 toda h-225 p-z raio-3 t-s num mao', estado)}
      aria-pressed={chosen}
      aria-label={`${label}: ${tem}/${quer}, ${t[`estado_${estado}`]}`}
      onClick={onChoose}
    >
      {estado === 'nada' ? (
        '–'
      ) : (
        <>
          <span>
            <b>{tem}</b>/{quer}
          </span>
          {estado === 'cheia' && <IconCheck aria-hidden="true" />}
          {estado === 'sobra' && <IconUp aria-hidden="true" />}
        </>
      )}
    </button>
  )
}

interface Props {
  matriz: Matriz
  contagem: Contagem
  habilidades: readonly HabilidadeCitada[]
  /** The square that is looked at. */
  casa: { linha: number | null; faixa: Faixa } | null
  onCasa: (linha: number | null, faixa: Faixa) => void
}

export function Casas({ matriz, contagem, habilidades, casa, onCasa }: Props) {
  const t = useTexts(montagemWebTexts)
  const nomeDe = useNomeDaLinha(matriz, habilidades)
  return (
    <table className="mo-casas toda t-s">
      <thead>
        <tr>
          <th scope="col">
            <span className="so-leitor">{t.habilidade}</span>
          </th>
          {FAIXAS.map((name, at) => (
            <th key={name} scope="col" className="leve ta-c">
              {t[`faixa_${at as Faixa}`]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matriz.linhas.map(({ habilidade }, row) => {
          const { nome, codigo } = nomeDe(habilidade)
          return (
            <tr key={habilidade ?? 'outras'}>
              <th scope="row" className="ta-i pe-2">
                <span className="linhas-2 forte">{nome}</span>
                {codigo && <span className="t-xs fraca leve">{codigo}</span>}
              </th>
              {([0, 1, 2] as const).map((faixa) => {
                const one = contagem.casas[row]?.[faixa]
                return (
                  <td key={faixa}>
                    {one && (
                      <CasaView
                        {...one}
                        label={t.casa(codigo || nome, t[`faixa_${faixa}`])}
                        chosen={casa?.linha === habilidade && casa.faixa === faixa}
                        onChoose={() => onCasa(habilidade, faixa)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="ta-i">
            {t.total}
          </th>
          {contagem.colunas.map(({ tem, quer }, at) => (
            <td key={FAIXAS[at]} className="ta-c num">
              <b>{tem}</b>/{quer}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
