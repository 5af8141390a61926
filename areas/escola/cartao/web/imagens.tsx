/** The twelve pictures, drawn for the product: each has its own outline, so that nothing hangs on its colour. */
import type { ReactNode } from 'react'
import type { Imagem } from '../rules.ts'

const LINE = '#2b2b33'
const line = { stroke: LINE, strokeWidth: 1.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const DRAWINGS: Readonly<Record<Imagem, ReactNode>> = {
  gato: (
    <>
      <path
        {...line}
        fill="#f0a24a"
        d="M10 20 8 6l11 6h10l11-6-2 14c3 4 4 8 3 12-2 7-9 11-17 11S9 39 7 32c-1-4 0-8 3-12Z"
      />
      <path fill={LINE} d="M17 24a2.4 3 0 1 0 .1 0Zm14 0a2.4 3 0 1 0 .1 0Z" />
      <path {...line} fill="#e8718d" d="M22 31h4l-2 2.6Z" />
      <path
        {...line}
        fill="none"
        d="M24 34c-1 3-5 3-6 1m6-1c1 3 5 3 6 1M4 28l8 2m-8 6 8-3m32-5-8 2m8 6-8-3"
      />
    </>
  ),
  peixe: (
    <>
      <path {...line} fill="#4aa3d8" d="M34 24 45 13v22Z" />
      <path {...line} fill="#6cc0ea" d="M3 24c5-9 13-13 20-13s12 5 14 13c-2 8-7 13-14 13S8 33 3 24Z" />
      <path {...line} fill="#4aa3d8" d="M20 24c3-2 7-2 9 0-2 3-6 4-9 0Z" />
      <circle cx="13" cy="21" r="2.2" fill={LINE} />
      <path {...line} fill="none" d="M19 14c4 6 4 14 0 20" />
    </>
  ),
  borboleta: (
    <>
      <path {...line} fill="#b07fd8" d="M24 22C20 8 6 4 4 12s6 14 20 12Zm0 0C28 8 42 4 44 12s-6 14-20 12Z" />
      <path
        {...line}
        fill="#e8a5d6"
        d="M24 24c-10 0-17 6-15 12s13 4 15-10Zm0 0c10 0 17 6 15 12s-13 4-15-10Z"
      />
      <path {...line} fill="#6b4a86" d="M24 15c2 0 2.5 3 2.5 10S26 41 24 41s-2.5-9-2.5-16S22 15 24 15Z" />
      <path {...line} fill="none" d="M23 15c-1-5-3-7-5-8m7 8c1-5 3-7 5-8" />
    </>
  ),
  tartaruga: (
    <>
      <path
        {...line}
        fill="#8fc46a"
        d="M36 27c1-6 9-6 9 0 0 5-6 6-9 5Zm-26 6-3 7h7l3-6Zm21 1 3 6h6l-3-8ZM8 30l-5 2 5 3Z"
      />
      <path {...line} fill="#4f8f4a" d="M6 33c0-13 8-21 17-21s16 8 16 21Z" />
      <path {...line} fill="#79b765" d="m18 20 5-4 6 4-1 7h-9Z" />
      <path {...line} fill="none" d="m18 20-6 0m17 0 5 0m-6 7 4 6M19 27l-4 6" />
      <circle cx="41" cy="26.5" r="1.3" fill={LINE} />
    </>
  ),
  maca: (
    <>
      <path
        {...line}
        fill="#d9473f"
        d="M24 14c5-4 18-3 18 10 0 11-8 20-13 20-2 0-3-1-5-1s-3 1-5 1C14 44 6 35 6 24c0-13 13-14 18-10Z"
      />
      <path {...line} fill="none" d="M24 14c0-4 1-7 3-9" />
      <path {...line} fill="#74b356" d="M27 9c3-5 8-5 11-4-2 5-7 7-11 4Z" />
      <path fill="none" stroke="#f5a9a3" strokeWidth="2.4" strokeLinecap="round" d="M12 22c1-3 3-4 5-5" />
    </>
  ),
  uva: (
    <>
      <path {...line} fill="none" d="M24 13c0-4 2-7 5-8" />
      <path {...line} fill="#74b356" d="M24 12c-6-6-13-5-16-2 4 5 11 6 16 2Z" />
      {[
        [13, 18],
        [24, 17],
        [35, 18],
        [18, 26],
        [30, 26],
        [24, 33],
        [18, 34],
        [30, 34],
        [24, 41],
      ].map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} {...line} cx={cx} cy={cy} r="5.4" fill="#7a4fb0" />
      ))}
    </>
  ),
  melancia: (
    <>
      <path {...line} fill="#4f9a54" d="M3 16h42c0 14-9 25-21 25S3 30 3 16Z" />
      <path fill="#f6f3dc" d="M7 16h34c0 12-7 20.5-17 20.500S7 28 7 16Z" />
      <path {...line} fill="#e8584f" d="M10 16h28c0 10-6 17-14 17s-14-7-14-17Z" />
      <path fill={LINE} d="m17 20 1.8 4.2-3 0Zm7 3 1.6 4.200h-3.200Zm7-3 1.2 4.200h-3Z" />
    </>
  ),
  abacaxi: (
    <>
      <path
        {...line}
        fill="#4f9a54"
        d="M24 18C18 15 14 10 14 5c4 1 6 3 7 6 0-4 1-7 3-9 2 2 3 5 3 9 1-3 3-5 7-6 0 5-4 10-10 13Z"
      />
      <path {...line} fill="#f2c14a" d="M24 17c8 0 12 6 12 14s-5 14-12 14-12-6-12-14 4-14 12-14Z" />
      <path
        {...line}
        fill="none"
        d="m14 26 16 17M13 33l10 11m-4-26 16 17M34 26 18 43m17-10L25 44m4-26L13 35"
      />
    </>
  ),
  sol: (
    <>
      <path
        {...line}
        fill="none"
        strokeWidth="3"
        d="M24 3v6m0 30v6M3 24h6m30 0h6M9 9l4.5 4.500M34.5 34.5 39 39M39 9l-4.5 4.500M13.5 34.5 9 39"
      />
      <circle {...line} cx="24" cy="24" r="11" fill="#f7cf45" />
      <path {...line} fill="none" d="M19 26c2 4 8 4 10 0" />
      <path fill={LINE} d="M20 20.500a1.5 1.8 0 1 0 .1 0Zm8 0a1.5 1.8 0 1 0 .1 0Z" />
    </>
  ),
  estrela: (
    <path
      {...line}
      fill="#f2a93b"
      d="m24 4 6 13.5 14.5 1.5-11 10 3.2 14.500L24 36l-12.7 7.500L14.5 29l-11-10L18 17.500Z"
    />
  ),
  coracao: (
    <path
      {...line}
      fill="#e0527a"
      d="M24 43C10 33 4 26 4 17.5 4 10 9 6 14.5 6c4 0 7.5 2.5 9.5 6.500C26 8.5 29.5 6 33.5 6 39 6 44 10 44 17.5 44 26 38 33 24 43Z"
    />
  ),
  triangulo: <path {...line} fill="#3fa796" d="M24 6 45 42H3Z" />,
}

/** A picture; its name is said by what stands around it. */
export function Desenho({ imagem }: { imagem: Imagem }) {
  return (
    <svg className="toda" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {DRAWINGS[imagem]}
    </svg>
  )
}
