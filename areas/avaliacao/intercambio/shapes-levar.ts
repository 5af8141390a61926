/** Formats that questions go out in. */
export const FORMATOS_ESCRITOS = ['moodle_xml', 'gift', 'qti_22', 'qti_30'] as const
export type FormatoEscrito = (typeof FORMATOS_ESCRITOS)[number]

/** Those that say nothing without the right answers. */
export const SO_COM_GABARITO: ReadonlySet<FormatoEscrito> = new Set(['moodle_xml', 'gift'])
