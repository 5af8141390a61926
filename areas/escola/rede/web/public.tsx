/** What other areas may use: the enrolment tree, for classes and for who takes an assessment. */
export { useConsulta } from './consulta.ts'
export { SelecaoTree } from './SelecaoTree.tsx'
export { marcaOf } from './tree.ts'
