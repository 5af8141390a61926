/** The list of the desk's keys, and the switch that turns single ones off. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { mesaTexts } from './texts.ts'

interface Props {
  open: boolean
  onClose: () => void
  on: boolean
  setOn: (on: boolean) => void
  /** It can be marked in, criterion by criterion. */
  obra: boolean
}

export function Teclas({ open, onClose, on, setOn, obra }: Props) {
  const t = useTexts(mesaTexts)
  const rows: readonly (readonly [string, string])[] = [
    ...(obra
      ? ([
          ['1 2 3 4 5 6', t.tNivel],
          ['↑ ↓', t.tCriterio],
        ] as const)
      : []),
    ['N', t.tNota],
    ...(obra
      ? ([
          ['← →', t.tFrase],
          ['C', t.tComenta],
          ['V', t.tAntes],
          ['U', t.tUsa],
        ] as const)
      : []),
    ['Q W E', t.tBanco],
    ['G', t.tGeral],
    ['J K', t.tTrabalho],
    ['P', t.tPula],
    ['/', t.tBusca],
    ['Enter · Ctrl Enter', t.tSalva],
    ['?', t.tAjuda],
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t.teclas}>
      <p className="fraca">{t.teclasTexto}</p>
      <dl className="grade v-3 mt-5 mb-5 mi-z">
        {rows.map(([keys, does]) => (
          <div className="grade v-4 ci-9" key={keys}>
            <dt>
              {keys.split(/( · )/).map((part) => (part === ' · ' ? part : <kbd key={part}>{part}</kbd>))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t.usarTeclas} checked={on} onChange={setOn} />
    </Dialog>
  )
}
