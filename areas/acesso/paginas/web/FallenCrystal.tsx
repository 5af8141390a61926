/** The picture of pages where something is amiss. Apart from their layout, as the error page must stay light. */

/** Stones on their ground, one of them fallen: decoration, hidden from readers. */
export function FallenCrystal() {
  return (
    <svg className="cena cel-w-14" viewBox="0 0 320 260" aria-hidden="true">
      <circle cx="206" cy="96" r="74" fill="var(--marca-1)" />
      <circle cx="206" cy="96" r="48" fill="var(--marca-2)" />
      <path d="M0 214C60 176 110 196 166 178S270 166 320 190V260H0Z" fill="var(--marca-2)" />
      <path d="M176 232V104L206 68V232Z" fill="var(--marca-4)" />
      <path d="M206 232V68L240 112V232Z" fill="var(--marca-6)" />
      <path d="M176 104L206 68L240 112L210 130Z" fill="var(--marca-3)" />
      <path d="M236 236V166L258 142V236Z" fill="var(--marca-5)" />
      <path d="M258 236V142L284 172V236Z" fill="var(--marca-7)" />
      <path d="M236 166L258 142L284 172L261 184Z" fill="var(--marca-4)" />
      <g transform="rotate(-68 96 214)">
        <path d="M72 240V168L92 142V240Z" fill="var(--rubelita-4)" />
        <path d="M92 240V142L118 172V240Z" fill="var(--rubelita-6)" />
        <path d="M72 168L92 142L118 172L97 186Z" fill="var(--rubelita-2)" />
      </g>
      <path d="M0 236C70 218 130 238 196 230S288 222 320 232V260H0Z" fill="var(--marca-8)" />
    </svg>
  )
}
