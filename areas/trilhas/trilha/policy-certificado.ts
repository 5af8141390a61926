/** Who asks for the certificate of a path: whoever learns on it (product.md H-11). */
import { isVisitor } from '../../../core/policy/actor.ts'
import { all, definePolicy } from '../../../core/policy/policy.ts'

export interface AprendizAlvo {
  /** Pupil of a class that follows the path, its maker, or somebody who earned points on it. */
  aprende: boolean
}

export const certificadoTrilhaPolicy = definePolicy<AprendizAlvo>()({
  ask: [
    all(
      (actor) => !isVisitor(actor),
      (_, { aprende }) => aprende,
    ),
  ],
})
