/** What the kit takes as an icon: a Tabler component, sized and stroked by CSS. */
import type { ComponentType } from 'react'

export type IconType = ComponentType<{ className?: string; 'aria-hidden'?: boolean | 'true' | 'false' }>
