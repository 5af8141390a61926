/** How long a film lasts, before any of it is sent. */

const PATIENCE_MS = 5_000

/** Seconds; null where the browser can't tell. */
export function durationOf(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  const film = document.createElement('video')
  film.preload = 'metadata'
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    film.onloadedmetadata = () => {
      clearTimeout(timer)
      resolve(Number.isFinite(film.duration) ? film.duration : null)
    }
    film.onerror = () => {
      clearTimeout(timer)
      resolve(null)
    }
    film.src = url
  }).finally(() => {
    film.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}
