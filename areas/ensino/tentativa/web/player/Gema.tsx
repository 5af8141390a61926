/** A stone of six facets; one of them lights, once. */
export function Gema() {
  return (
    <svg className="pl-gema q-175" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.5 21 6.7V17.3L12 22.5 3 17.3V6.7Z" fill="var(--canario-4)" />
      <path d="M12 1.5 21 6.7 16 9.3 12 7 8 9.3 3 6.7Z" fill="var(--canario-2)" />
      <path className="faceta" d="M8 9.3 12 7 16 9.3V14.7L12 17 8 14.7Z" fill="var(--canario-1)" />
      <path d="M12 17 16 14.7 21 17.3 12 22.5Z" fill="var(--canario-6)" />
    </svg>
  )
}
