/** The pieces of a screen: those that still lie loose, and one of them as a button with a handle. */
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Parte } from '../../../aula/shapes-telas-aluno.ts'
import { useAnuncio } from './Anuncio.tsx'
import { type Encaixe, type Onde, useEncaixe } from './encaixe.ts'
import { judged, Marca } from './Marca.tsx'
import { nameOf, Rotulo } from './Rotulo.tsx'
import { telaTexts } from './texts.ts'
import './pecas.css'
import '../../../../../core/web/ui/answer.css'

interface Options {
  pecas: readonly Parte[]
  onde: Onde
  disabled: boolean
  single: boolean
  placeOf: (lugar: string) => string
  onChange: (onde: Onde) => void
}

/** The pieces of a screen with their names, and the region that tells what happens to them. */
export function usePecas({ pecas, ...options }: Options) {
  const t = useTexts(telaTexts)
  const [say, region] = useAnuncio()
  const named = (id: string) => {
    const i = pecas.findIndex((peca) => peca.id === id)
    const peca = pecas[i]
    return peca ? nameOf(peca, t.peca(i + 1)) : ''
  }
  const encaixe = useEncaixe({ ...options, nameOf: named, say, words: t })
  return { encaixe, named, region }
}

interface PecaProps {
  peca: Parte
  encaixe: Encaixe
  certa?: boolean | undefined
}

export function Peca({ peca, encaixe, certa }: PecaProps) {
  return (
    <button {...encaixe.pieceProps(peca.id)} className={cx('tl-peca resp miuda', judged(certa))}>
      <IconGripVertical className="tl-alca fina lg-15 at-175 rijo" aria-hidden="true" />
      <Rotulo {...peca} />
      <Marca certa={certa} />
    </button>
  )
}

interface Props {
  pecas: readonly Parte[]
  onde: Onde
  encaixe: Encaixe
  named: (id: string) => string
  disabled: boolean
}

/** Where loose pieces lie; dropped here, or sent here by its button, a piece is loose again. */
export function Banco({ pecas, onde, encaixe, named, disabled }: Props) {
  const t = useTexts(telaTexts)
  const loose = pecas.filter(({ id }) => onde[id] === undefined)
  const held = encaixe.chosen !== null && onde[encaixe.chosen] !== undefined ? encaixe.chosen : null
  return (
    <section className="tracejada pilha v-3 p-5" aria-label={t.pecas} data-lugar="">
      {!disabled && <p className="fraca t-s">{t.comoEncaixar}</p>}
      <div className="tl-pecas linha quebra v-3">
        {loose.map((peca) => (
          <Peca key={peca.id} peca={peca} encaixe={encaixe} />
        ))}
        {loose.length === 0 && <p className="fraca t-s">{t.semPecas}</p>}
        {held && !disabled && (
          <Button look="soft" onClick={() => encaixe.take(held)}>
            {t.retirar(named(held))}
          </Button>
        )}
      </div>
    </section>
  )
}

interface LugarProps {
  lugar: string
  /** What it is called, as "Lacuna 2". */
  nome: string
  pecas: readonly Parte[]
  encaixe: Encaixe
  named: (id: string) => string
  disabled: boolean
  certa?: boolean | undefined
  className?: string
  style?: { left: string; top: string; minWidth: string; minHeight: string }
}

/** A place for one piece. A chosen piece goes in; without one, what lies there is chosen. */
export function Lugar({ lugar, nome, pecas, encaixe, named, disabled, certa, className, style }: LugarProps) {
  const t = useTexts(telaTexts)
  const [id] = encaixe.at(lugar)
  const peca = pecas.find((one) => one.id === id)
  const act = () => {
    if (encaixe.chosen !== null && encaixe.chosen !== id) encaixe.place(lugar)
    else if (id) encaixe.choose(id)
  }
  return (
    <button
      type="button"
      className={cx(
        'tl-lugar resp miuda entre encolhe toda pb-2 pi-4',
        !peca && 'vaga',
        encaixe.chosen !== null && 'alvo',
        judged(certa),
        className,
      )}
      style={style}
      data-lugar={lugar}
      disabled={disabled}
      aria-pressed={id !== undefined && encaixe.chosen === id}
      aria-label={id ? t.lugarCom(nome, named(id)) : t.lugarVazio(nome)}
      onClick={act}
    >
      {peca ? <Rotulo {...peca} /> : <span className="vago lm-15" aria-hidden="true" />}
      <Marca certa={certa} />
    </button>
  )
}
