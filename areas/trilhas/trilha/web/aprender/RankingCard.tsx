/** The ranking of an axis: the first three, and one's own row where it stands farther down. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Avatar } from '../../../../../core/web/ui/Avatar.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Posicao } from '../../shapes-aprender.ts'
import { aprenderTexts } from './texts.ts'

interface Props {
  posicoes: readonly Posicao[]
  label: string
  /** The last one is the own row, which stands farther down. */
  longe?: boolean
}

/** Rows in the order given; whoever has as many points shares the place. */
export function Posicoes({ posicoes, label, longe }: Props) {
  const t = useTexts(aprenderTexts)
  return (
    <ol className="tr-rk pilha v-1" aria-label={label}>
      {posicoes.map(({ rotulo, nome, foto, pontos, eu }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may share place, name and points
          key={i}
          className={cx(
            't-s linha v-4 pb-2 pi-3',
            eu && 'eu forte poco vivo',
            eu && longe && i === posicoes.length - 1 && 'longe',
          )}
        >
          <span className="pos forte lm-2 tabular">{rotulo || '–'}</span>
          <Avatar nome={nome} foto={foto} size="small" />
          <span className="cortar">{eu ? t.voce : nome}</span>
          <span className="vao num">{pontos}</span>
        </li>
      ))}
    </ol>
  )
}
