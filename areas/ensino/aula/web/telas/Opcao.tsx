/** A few exclusive choices of a screen, under their name. */
import type { ComponentProps } from 'react'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'

export function Opcao<V extends string>(props: Omit<ComponentProps<typeof Segmented<V>>, 'className'>) {
  return (
    <div className="campo">
      <span className="rotulo" aria-hidden="true">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  )
}
