/** Where a message stands on the page, and going there. */

export const anchorOf = (id: number): string => `mensagem-${id}`

/** Scrolls to a message, puts the focus on it and shows for a moment that it is the one. False when it is not here. */
export function goToMensagem(id: number): boolean {
  const element = document.getElementById(anchorOf(id))
  if (!element) return false
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView?.({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  element.focus({ preventScroll: true })
  element.classList.remove('alcancada')
  // Read, so that the animation starts over when it is the same message again.
  void element.offsetWidth
  element.classList.add('alcancada')
  return true
}
