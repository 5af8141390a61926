/** What kind of screen: all types in the groups of H-05. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import type { TipoTela } from '../../shapes-tipos.ts'
import { TIPO_ICONS } from '../tipo-icons.ts'
import { grupoTexts, tipoTexts } from '../tipo-texts.ts'
import { blankOf, GRUPOS, newId } from './blank.ts'
import { useEditor } from './context.ts'
import { editorTexts } from './texts.ts'

type Grupo = keyof typeof GRUPOS

function Grupos({ onChoose }: { onChoose: (tipo: TipoTela) => void }) {
  const tipos = useTexts(tipoTexts)
  const grupos = useTexts(grupoTexts)
  return (
    <div className="pilha ed-tipos">
      {(Object.keys(GRUPOS) as Grupo[]).map((grupo) => (
        <section key={grupo} aria-labelledby={`grupo-${grupo}`}>
          <h3 className="t-1" id={`grupo-${grupo}`}>
            {grupos[grupo]} <small className="fraca leve">{grupos[`${grupo}Ajuda`]}</small>
          </h3>
          <ul className="pilha c-12 v-3 mt-3">
            {GRUPOS[grupo].map((tipo) => {
              const Icon = TIPO_ICONS[tipo]
              return (
                <li key={tipo}>
                  <button
                    className="caixa linha v-3 toda h-275 pb-2 pi-4 ta-i"
                    type="button"
                    onClick={() => onChoose(tipo)}
                  >
                    <Icon aria-hidden="true" />
                    {tipos[tipo]}
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The new screen comes after the open one. */
export function TipoChooser({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(editorTexts)
  const { store, aberta, open: openTela } = useEditor()
  const add = (tipo: TipoTela) => {
    const { telas } = store.read()
    const at = telas.findIndex(({ chave }) => chave === aberta) + 1 || telas.length
    const tela = { chave: `n${newId()}`, id: null, tipo, titulo: '', conteudo: blankOf(tipo) }
    store.setTelas([...telas.slice(0, at), tela, ...telas.slice(at)])
    onClose()
    openTela(tela.chave)
    // Writing goes on at once, once the window has given the focus back.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.ed-titulo input')?.focus())
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.escolhaTipo} wide>
      <Grupos onChoose={add} />
    </Dialog>
  )
}
