/** Plain words of an author; a formula in it is drawn by KaTeX, which is fetched only where there is one. */
import { lazy, Suspense } from 'react'
import { piecesOf } from '../../../aula/rules-formula.ts'

const Formula = lazy(() =>
  import('../../../../../core/web/ui/Formula.tsx').then(({ Formula }) => ({ default: Formula })),
)

export function Texto({ children }: { children: string }) {
  if (!/[$\\]/.test(children)) return children
  // the pieces of a split stand in fixed places: odd ones are formulas
  return piecesOf(children).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Suspense key={i} fallback={<code>{piece}</code>}>
        <Formula source={piece} />
      </Suspense>
    ),
  )
}
