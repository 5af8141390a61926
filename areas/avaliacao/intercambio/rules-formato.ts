/** Which format a text is in: by what stands in it, and by its name where that leaves it open. */
export type FormatoTexto = 'moodle_xml' | 'qti' | 'gift' | 'aiken' | 'cloze' | 'missing_word'

const QTI =
  /<(?:[\w-]{1,40}:)?(?:questestinterop|assessmentItem|assessmentTest|qti-assessment-item|qti-assessment-test)[\s>]/
/** Of Canvas: how a quiz is given, beside the file that asks. */
const CANVAS = /<quiz\s[^<>]{0,2000}canvas\.instructure\.com/
/** As far as is looked, in signs. */
const LOOK = 200_000

/** null: none of those known here. */
export function detectFormato(nome: string, texto: string): FormatoTexto | null {
  const seen = texto.slice(0, LOOK)
  if (/^[\ufeff\s]{0,1000}</.test(seen)) {
    if (/<quiz[\s>]/.test(seen) && !CANVAS.test(seen)) return 'moodle_xml'
    if (QTI.test(seen)) return 'qti'
  }
  if (/\.gift(?:\.txt)?$/i.test(nome)) return 'gift'
  if (/\{\d{0,4}:[A-Z_]{2,20}:/.test(seen)) return 'cloze'
  if (/^[ \t]{0,20}(?:ANSWER|RESPOSTA|GABARITO)[ \t]{0,20}:/im.test(seen) && /^[ \t]{0,20}A[).]/im.test(seen))
    return 'aiken'
  if (/missing.?word/i.test(nome)) return 'missing_word'
  return /\{[^{}]{0,20000}\}|^::|^\$CATEGORY:/m.test(seen) ? 'gift' : null
}
