/** Plain words of an author; `$…$` is a formula, drawn by KaTeX, which is fetched only where there is one. */
import { lazy, Suspense } from 'react'
import { FORMULA } from '../../../aula/rules-formula.ts'

const Formula = lazy(() =>
  import('../../../../../core/web/ui/Formula.tsx').then(({ Formula }) => ({ default: Formula })),
)

export function Texto({ children }: { children: string }) {
  if (!children.includes('$')) return children
  // the pieces of a split stand in fixed places: odd ones are formulas
  return children.split(FORMULA).map((piece, i) =>
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
