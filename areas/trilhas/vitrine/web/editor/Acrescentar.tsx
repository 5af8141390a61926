/** Choosing the kind of a new block. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { TIPOS_BLOCO, type TipoBloco } from '../../rules-limites.ts'
import { editorTexts } from './texts.ts'
import { ICONES_DE_BLOCO } from './tipos.ts'

interface Props {
  open: boolean
  onClose: () => void
  onTipo: (tipo: TipoBloco) => void
}

export function Acrescentar({ open, onClose, onTipo }: Props) {
  const t = useTexts(editorTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.acrescentar} wide>
      <p className="fraca">{t.acrescentarTexto}</p>
      <ul className="pilha c-17 v-3">
        {TIPOS_BLOCO.filter((tipo) => tipo !== 'abertura').map((tipo) => {
          const Icon = ICONES_DE_BLOCO[tipo]
          return (
            <li key={tipo}>
              <button
                className="caixa larga linha v-4 toda alta p-4 ta-i"
                type="button"
                onClick={() => onTipo(tipo)}
              >
                <Icon aria-hidden="true" className="cor-acao rijo q-1375" />
                <span className="ve-palavras pilha ji-i v-z cresce-a">
                  <b>{t[tipo]}</b>
                  <small className="fraca t-s">{t[`${tipo}Texto`]}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
