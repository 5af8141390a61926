/** What other areas draw of paths: a stage of a scenery. Apart from the rest, which open pages need not carry. */
export { CenarioPalco } from './cenario/Cenario.tsx'
