/** What a drawn cover is made of: shapes that follow from its title, the same on every device. Pure. */
import { acasoDe } from '../acaso.ts'

/** The size that covers are drawn in; a narrower place cuts their sides. */
export const W = 320
export const H = 120

/** A shape with its tone, from 1 (near the ground) to 4. */
export interface Shape {
  d: string
  tone: 1 | 2 | 3 | 4
}

const TONES = [1, 2, 3, 4] as const
const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`

/** The slice of a stone: six facets around a middle, turned by chance. */
function stone(seed: string): Shape[] {
  const chance = acasoDe(seed)
  const [x, y, r, turn] = [
    chance.entre(150, 250),
    chance.entre(45, 75),
    chance.entre(46, 78),
    chance.entre(0, 60),
  ]
  const corner = (n: number, size: number): string => {
    const angle = ((turn + n * 60) * Math.PI) / 180
    return at(x + size * Math.cos(angle), y + size * Math.sin(angle))
  }
  return Array.from({ length: 6 }, (_, n) => ({
    d: `M${corner(n, r)}L${corner(n + 1, r)}L${corner(n + 1, r / 2)}L${corner(n, r / 2)}Z`,
    tone: TONES[(n + Math.floor(turn)) % 4] ?? 1,
  }))
}

/** Hills, one behind the other, and something round above them. */
function hills(seed: string): Shape[] {
  const chance = acasoDe(seed)
  const [sunX, sunY, r] = [chance.entre(120, 280), chance.entre(24, 44), Math.round(chance.entre(12, 20))]
  const half = (to: number): string => `a${r} ${r} 0 1 0 ${to} 0`
  const sun = `M${at(sunX - r, sunY)}${half(2 * r)}${half(-2 * r)}Z`
  const hill = (n: number): Shape => {
    const [left, right, crest] = [chance.entre(54, 80), chance.entre(54, 80), chance.entre(96, 224)]
    const y = n * 16
    return {
      d: `M0 ${H}V${Math.round(left + y)}Q${at(crest, left + y - 44)} ${at(W, right + y)}V${H}Z`,
      tone: TONES[n] ?? 1,
    }
  }
  return [{ d: sun, tone: 2 }, hill(0), hill(1), hill(2)]
}

/** Slanted layers, as a crystal grows. */
function layers(seed: string): Shape[] {
  const chance = acasoDe(seed)
  const lean = chance.entre(28, 70) * (chance.entre(0, 1) < 0.5 ? -1 : 1)
  let x = chance.entre(90, 120)
  return Array.from({ length: 5 }, (_, n) => {
    const wide = chance.entre(18, 46)
    const from = x
    x += wide + chance.entre(4, 12)
    const top = chance.entre(8, 44)
    return {
      d: `M${at(from, H)}L${at(from + lean, top)}L${at(from + wide + lean, top + 10)}L${at(from + wide, H)}Z`,
      tone: TONES[n % 4] ?? 1,
    }
  })
}

const DRAWINGS = [stone, hills, layers] as const

export const shapesOf = (seed: string): Shape[] => (acasoDe(`${seed}:`).um(DRAWINGS) ?? stone)(seed)
