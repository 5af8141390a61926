/** What strangers are told of a pupil. */

/** `Ana Beatriz Souza` → `Ana S.` */
export function nomeCurto(nome: string): string {
  const [first = '', ...rest] = nome.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]}.` : first
}
