/** Formats that questions go out in. */

/** To be printed. */
const FORMATOS_DO_PAPEL = ['pdf', 'docx'] as const
/** Read by other programs. */
export const FORMATOS_DE_PROGRAMAS = ['moodle_xml', 'gift', 'qti_22', 'qti_30'] as const

export type FormatoDoPapel = (typeof FORMATOS_DO_PAPEL)[number]
export type FormatoDePrograma = (typeof FORMATOS_DE_PROGRAMAS)[number]
export const FORMATOS_ESCRITOS = [...FORMATOS_DO_PAPEL, 'xlsx', ...FORMATOS_DE_PROGRAMAS] as const
export type FormatoEscrito = (typeof FORMATOS_ESCRITOS)[number]

export const doPapel = (formato: FormatoEscrito): formato is FormatoDoPapel =>
  FORMATOS_DO_PAPEL.some((one) => one === formato)

export const dePrograma = (formato: FormatoEscrito): formato is FormatoDePrograma =>
  FORMATOS_DE_PROGRAMAS.some((one) => one === formato)

/** Those that say nothing without the right answers. */
export const SO_COM_GABARITO: ReadonlySet<FormatoEscrito> = new Set(['moodle_xml', 'gift'])
