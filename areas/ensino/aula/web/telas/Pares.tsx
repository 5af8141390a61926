/** Pairs of two sides, each words or a picture. */
import { useTexts } from '../../../../../core/web/texts.ts'
import type { Conteudo } from '../../shapes-telas.ts'
import { blankPar } from '../editor/blank.ts'
import { PartList } from './PartList.tsx'
import { Percentual } from './Pontuacao.tsx'
import { RotuloFields } from './RotuloFields.tsx'
import { formTexts } from './texts.ts'

type Par = Conteudo<'associar'>['pares'][number]

interface Props {
  pares: readonly Par[]
  onChange: (pares: Par[]) => void
  max: number
  /** Each says what it is worth. */
  pesos?: boolean
}

export function Pares({ pares, onChange, max, pesos = false }: Props) {
  const t = useTexts(formTexts)
  return (
    <PartList<Par> label={t.pares} one={t.par} items={pares} onChange={onChange} make={blankPar} max={max}>
      {(par, set, _, name) => (
        <div className="pilha baixo f-12 v-5 j-3">
          <div className="pilha v-3">
            <RotuloFields
              label={`${name}, ${t.ladoA}`}
              rotulo={par.a}
              onChange={(part) => set({ a: { ...par.a, ...part } })}
            />
          </div>
          <div className="pilha v-3">
            <RotuloFields
              label={`${name}, ${t.ladoB}`}
              rotulo={par.b}
              onChange={(part) => set({ b: { ...par.b, ...part } })}
            />
          </div>
          {pesos && (
            <Percentual
              label={t.valeDe(name)}
              fracao={par.fracao ?? 1 / pares.length}
              onChange={(fracao) => set({ fracao })}
            />
          )}
        </div>
      )}
    </PartList>
  )
}
