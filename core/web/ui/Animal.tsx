/** The animals that children are shown as, drawn for the product: flat, each known by its outline. Decorative: a name stands beside. */
import type { ReactNode } from 'react'
import type { Animal as Name } from '../../contract/animais.ts'

const DARK = '#2b2b33'

const olhos = (left: number, right: number, y: number, r = 2.6) => (
  <>
    <circle cx={left} cy={y} r={r} fill={DARK} />
    <circle cx={right} cy={y} r={r} fill={DARK} />
    <circle cx={left + 0.8} cy={y - 0.9} r={r / 3} fill="#fff" />
    <circle cx={right + 0.8} cy={y - 0.9} r={r / 3} fill="#fff" />
  </>
)
const boca = (d: string) => <path d={d} fill="none" stroke={DARK} strokeWidth="1.6" strokeLinecap="round" />

/** The ground behind it, and the animal. */
const DRAWINGS: Readonly<Record<Name, readonly [string, ReactNode]>> = {
  capivara: [
    '#f6dfa8',
    <>
      <path fill="#7a4f2e" d="M12 66c0-14 8-22 20-22s20 8 20 22Z" />
      <circle cx="18" cy="18" r="5.5" fill="#7a4f2e" />
      <circle cx="46" cy="18" r="5.5" fill="#7a4f2e" />
      <path
        fill="#9a6a3f"
        d="M14 30c0-11 8-16 18-16s18 5 18 16c0 6 2 9 2 14 0 8-9 11-20 11s-20-3-20-11c0-5 2-8 2-14Z"
      />
      <path fill="#7a4f2e" d="M22 43c0-5 4-7 10-7s10 2 10 7-4 8-10 8-10-3-10-8Z" />
      <path fill={DARK} d="M27 40a1.6 2 0 1 0 .1 0Zm10 0a1.6 2 0 1 0 .1 0Z" />
      {boca('M28 47c2 2 6 2 8 0')}
      {olhos(21, 43, 29)}
      <circle cx="32" cy="11" r="5" fill="#e8893a" />
      <path fill="#4f9a5a" d="M32 6c1-4 5-4 7-3-1 3-4 4-7 3Z" />
      <path fill="#6cc4c9" d="M0 60c6-4 10-4 16 0s10 4 16 0 10-4 16 0 10 4 16 0v8H0Z" />
    </>,
  ],
  onca: [
    '#cfe8c9',
    <>
      <circle cx="15" cy="17" r="7" fill="#e3a32f" />
      <circle cx="49" cy="17" r="7" fill="#e3a32f" />
      <circle cx="15" cy="17" r="3.4" fill={DARK} />
      <circle cx="49" cy="17" r="3.4" fill={DARK} />
      <path fill="#f2b93f" d="M10 34c0-14 10-21 22-21s22 7 22 21-10 22-22 22-22-8-22-22Z" />
      <path
        fill="none"
        stroke={DARK}
        strokeWidth="2.6"
        strokeDasharray="3.4 2.2"
        d="M28 20a3 3 0 1 0 .1 0Zm11 0a3 3 0 1 0 .1 0ZM16 38a2.6 2.6 0 1 0 .1 0Zm32 0a2.6 2.6 0 1 0 .1 0Z"
      />
      <path fill="#fff6e0" d="M20 44c0-5 5-7 12-7s12 2 12 7-5 9-12 9-12-4-12-9Z" />
      <path fill="#d9657f" d="M28 38h8l-4 5Z" />
      {boca('M32 43v2m0 0c-1 3-5 3-6 1m6-1c1 3 5 3 6 1')}
      {olhos(23, 41, 31, 3)}
    </>,
  ],
  tucano: [
    '#cdebf2',
    <>
      <path fill={DARK} d="M10 66c0-10 0-22 2-32C14 22 20 14 30 14s15 7 15 16-3 14-4 20 0 11 1 16Z" />
      <path fill="#fffdf5" d="M24 34c0-6 5-10 11-10s10 4 10 9c0 8-5 15-11 15s-10-6-10-14Z" />
      <path fill="#e8752e" d="M42 24c10-6 20-2 21 10 0 4-2 7-4 9-3-5-9-8-18-8Z" />
      <path fill="#f7b23b" d="M42 24c8-2 15 0 19 6-6-1-13 0-20 5Z" />
      <path fill={DARK} d="M58 41c2-2 4-4 5-7-1 6-2 9-5 11Z" />
      <circle cx="34" cy="27" r="5" fill="#4aa3d8" />
      <circle cx="34" cy="27" r="2.8" fill={DARK} />
      <circle cx="35" cy="26" r="1" fill="#fff" />
      <path fill="#d6433f" d="M24 57c4 3 10 3 14 0l1 9H22Z" />
    </>,
  ],
  arara: [
    '#fbe3c4',
    <>
      <path fill="#1f6fb5" d="M10 66c-2-16 0-30 6-40 5-8 13-13 21-11 9 2 13 9 13 17 0 12-8 18-8 34Z" />
      <path fill="#f4b63a" d="M22 66c0-10 4-18 12-22 6 3 9 8 9 14 0 3-1 6-1 8Z" />
      <path fill="#fffdf5" d="M31 24c5-3 12-2 15 3 2 5 0 11-5 13-6 1-11-2-13-8 0-3 1-6 3-8Z" />
      <path fill={DARK} d="M44 23c8 0 13 6 12 14-1 6-4 10-8 11 1-4 0-8-4-11-3-3-4-8 0-14Z" />
      {boca('M33 36c2 1 4 1 6 0M34 39c2 1 3 1 5 0')}
      <circle cx="36" cy="29" r="2.8" fill={DARK} />
      <circle cx="37" cy="28" r="1" fill="#fff" />
      <path fill="#5bab6a" d="M20 20c4-6 12-9 20-6-4-6-14-7-20-1Z" />
    </>,
  ],
  tatu: [
    '#e7dcf2',
    <>
      <path fill="#a98f7a" d="M8 66c0-24 8-38 24-38s24 14 24 38Z" />
      <path
        fill="none"
        stroke="#7d6553"
        strokeWidth="2.4"
        d="M9 56c8-5 38-5 46 0M12 46c8-5 32-5 40 0M18 37c6-4 22-4 28 0"
      />
      <path fill="#c9ab93" d="m18 8 8 12-9 3Zm28 0-8 12 9 3Z" />
      <path fill="#d9bfa8" d="M18 28c0-8 6-13 14-13s14 5 14 13c0 12-8 28-14 28S18 40 18 28Z" />
      <path fill="#7d6553" d="M28 50a4 4.5 0 0 1 8 0c0 4-2 6-4 6s-4-2-4-6Z" />
      {boca('M27 44c2 2 8 2 10 0')}
      {olhos(25, 39, 30)}
    </>,
  ],
  preguica: [
    '#d5ead0',
    <>
      <path fill="#8f7358" d="M6 66c0-12 8-18 26-18s26 6 26 18Z" />
      <path fill="#a98a69" d="M8 34c0-15 11-24 24-24s24 9 24 24-11 23-24 23S8 49 8 34Z" />
      <path fill="#f2e3c8" d="M15 36c0-10 7-17 17-17s17 7 17 17-8 16-17 16-17-6-17-16Z" />
      <path
        fill="#6b523c"
        d="M14 38c1-7 6-10 11-9 3 1 4 4 2 6-3 3-7 2-13 3Zm36 0c-1-7-6-10-11-9-3 1-4 4-2 6 3 3 7 2 13 3Z"
      />
      <path fill={DARK} d="M28 39c0-2 2-3 4-3s4 1 4 3-2 3-4 3-4-1-4-3Z" />
      {boca('M24 44c4 4 12 4 16 0')}
      <circle cx="24" cy="33" r="2.4" fill={DARK} />
      <circle cx="40" cy="33" r="2.4" fill={DARK} />
      <circle cx="24.8" cy="32.2" r=".9" fill="#fff" />
      <circle cx="40.8" cy="32.2" r=".9" fill="#fff" />
    </>,
  ],
  boto: [
    '#bfe3ee',
    <>
      <path fill="#e08aa0" d="M30 14c2-6 8-8 12-7-1 5-2 8-1 12Z" />
      <path
        fill="#f0a5b7"
        d="M4 50c0-22 12-36 30-36 12 0 19 8 21 17 3 1 7 2 8 4s-1 5-5 6c-5 2-9 3-14 3-4 8-9 14-8 22H10C6 62 4 57 4 50Z"
      />
      <path fill="#fbd9e0" d="M30 44c5 2 10 2 14 0-4 8-9 14-8 22H22c1-10 3-17 8-22Z" />
      <path fill="#e08aa0" d="M22 44c-8 1-14 6-15 13 8 1 15-3 18-10Z" />
      {boca('M62 37c-5 2-12 3-18 1')}
      <circle cx="42" cy="29" r="2.8" fill={DARK} />
      <circle cx="42.9" cy="28.1" r="1" fill="#fff" />
      <path fill="#4fa7c4" d="M0 60c6-4 10-4 16 0s10 4 16 0 10-4 16 0 10 4 16 0v8H0Z" />
    </>,
  ],
  mico: [
    '#d8e6f5',
    <>
      <path fill="#c9731f" d="M10 66c0-12 9-20 22-20s22 8 22 20Z" />
      <path
        fill="#e08a2c"
        d="m32 4 7 5 8-2 3 8 8 4-2 8 4 8-6 6-1 9-9 1-5 7-7-3-7 3-5-7-9-1-1-9-6-6 4-8-2-8 8-4 3-8 8 2Z"
      />
      <path
        fill="#f3d3b0"
        d="M18 30c0-8 5-12 10-10 2 1 3 2 4 2s2-1 4-2c5-2 10 2 10 10 0 4-2 6-3 10-1 7-6 11-11 11s-10-4-11-11c-1-4-3-6-3-10Z"
      />
      <path fill={DARK} d="M29 37a1.2 1.6 0 1 0 .1 0Zm6 0a1.2 1.6 0 1 0 .1 0Z" />
      {boca('M27 43c3 3 7 3 10 0')}
      {olhos(25, 39, 30, 3)}
    </>,
  ],
}

/** Fills the width of what stands around it; round. */
export function Animal({ name }: { name: Name }) {
  const [ground, drawn] = DRAWINGS[name]
  return (
    <svg className="animal bloco toda raio-c" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill={ground} />
      {drawn}
    </svg>
  )
}
