/** Initials on a colour drawn from the name, or the photograph. Decorative: the name stands beside it. */
import { cx } from './cx.ts'

/** First and last name; one name alone gives its first two letters. */
export function initialsOf(nome: string): string {
  const words = nome
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (last ? [...first][0] + ([...last][0] ?? '') : [...first].slice(0, 2).join('')).toUpperCase()
}

/** 0 to 5, the same for the same name everywhere. */
export function colourOf(nome: string): number {
  let sum = 0
  for (const letter of nome) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521
  return sum % 6
}

interface Props {
  nome: string
  foto?: string | null
  size?: 'small' | 'medium' | 'large'
}

export function Avatar({ nome, foto, size = 'medium' }: Props) {
  return (
    <span
      className={cx('av', `a${colourOf(nome)}`, size === 'small' && 'p', size === 'large' && 'g')}
      aria-hidden="true"
    >
      {foto ? <img className="q-c cobre" src={foto} alt="" loading="lazy" /> : initialsOf(nome)}
    </span>
  )
}
