/** What other areas show of certificates: the sheets to choose from, and the button that downloads one. */
export { BaixarCertificado } from './baixar.tsx'
export { LayoutPicker } from './LayoutPicker.tsx'
