/** What other areas may use: the fields of a form that choose from the catalogue. */
export { DisciplinaField } from './DisciplinaField.tsx'
export { HabilidadesField } from './HabilidadesField.tsx'
export { PeriodosField } from './PeriodosField.tsx'
export { TagsField } from './TagsField.tsx'
export { useSettled } from './useSettled.ts'
