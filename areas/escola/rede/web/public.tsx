/** What other areas may use: the enrolment tree, for classes and, later, for who takes an exam. */
export { SelecaoTree } from './SelecaoTree.tsx'
