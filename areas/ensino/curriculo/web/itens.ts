/** Items as they are typed or pasted. Pure. */

/** One item a line: trimmed, without bullets or numbers before them, without empty ones, each once. */
export function itensOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*(?:[-•*–]\s+|\d{1,3}[.)]\s+)/, '').trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}
