/** How a subject is drawn on a tile: an icon and a ground, by its name. Apart from the fields, which need the catalogue. */
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconLeaf from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs'
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs'
import IconMath from '@tabler/icons-react/dist/esm/icons/IconMath.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import type { IconType } from '../../../../core/web/ui/icon.ts'
import type { Hue } from '../../../../core/web/ui/Tasks.tsx'

interface Materia {
  icon: IconType
  hue: Hue
}

const MATERIAS: readonly (readonly [RegExp, Materia])[] = [
  [/matem|geometria|álgebra|math/i, { icon: IconMath, hue: 'indicolita' }],
  [/ciênc|biolog|físic|químic|scien/i, { icon: IconLeaf, hue: 'verdelita' }],
  [/geogr|hist|filos|sociol/i, { icon: IconMap, hue: 'canario' }],
  [/portug|língua|liter|reda|arte|ingl|espanh/i, { icon: IconPencil, hue: 'rubelita' }],
]

export const materiaOf = (disciplina: string | null): Materia =>
  MATERIAS.find(([name]) => name.test(disciplina ?? ''))?.[1] ?? { icon: IconBook, hue: 'marca' }
