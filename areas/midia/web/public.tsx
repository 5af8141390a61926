/** What other areas show of files of lessons: the field that takes one, the view that shows one. */
export { MidiaField } from './MidiaField.tsx'
export { MidiaView } from './MidiaView.tsx'
