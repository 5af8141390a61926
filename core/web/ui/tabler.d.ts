/** Icons are imported one file each, so that neither the bundler nor a test reads six thousand of them. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react'

  const Icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>
  export default Icon
}
