/** Pages that a screen may show in a frame (H-05, 'incorporar'): an allow-list of hosts, and how each is embedded. */

interface Aceito {
  host: string
  /** The path must begin so. */
  caminho?: string
}

const ACEITOS: readonly Aceito[] = [
  { host: 'www.youtube-nocookie.com', caminho: '/embed/' },
  { host: 'player.vimeo.com', caminho: '/video/' },
  { host: 'phet.colorado.edu', caminho: '/sims/' },
  { host: 'www.geogebra.org' },
  { host: 'www.desmos.com', caminho: '/calculator' },
  { host: 'scratch.mit.edu', caminho: '/projects/' },
  { host: 'learningapps.org' },
  { host: 'wordwall.net', caminho: '/pt/embed/' },
  { host: 'view.genial.ly' },
  { host: 'padlet.com', caminho: '/embed/' },
  { host: 'www.openstreetmap.org', caminho: '/export/embed.html' },
  { host: 'docs.google.com' },
  { host: 'drive.google.com', caminho: '/file/' },
  { host: 'open.spotify.com', caminho: '/embed/' },
  { host: 'archive.org', caminho: '/embed/' },
]

/** Hosts for the frame policy of the browser, which asks of each at least the page's own scheme. */
export const ORIGENS_INCORPORAR: readonly string[] = ACEITOS.map(({ host }) => host)

const VIDEO = /^[\w-]{6,20}$/

/** The address of a page to read becomes that of its frame, where the two differ. */
function frameOf(url: URL): string {
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const [, first = '', second = ''] = url.pathname.split('/')
  const youtube =
    host === 'youtu.be' ? first : first === 'shorts' || first === 'live' ? second : url.searchParams.get('v')
  if ((host === 'youtu.be' || host === 'youtube.com') && youtube && VIDEO.test(youtube))
    return `https://www.youtube-nocookie.com/embed/${youtube}`
  if (host === 'youtube.com' && first === 'embed' && VIDEO.test(second))
    return `https://www.youtube-nocookie.com/embed/${second}`
  if (host === 'vimeo.com' && /^\d+$/.test(first)) return `https://player.vimeo.com/video/${first}`
  if (host === 'scratch.mit.edu' && first === 'projects' && /^\d+$/.test(second))
    return `https://scratch.mit.edu/projects/${second}/embed`
  if (host === 'geogebra.org' && first === 'm' && second)
    return `https://www.geogebra.org/material/iframe/id/${encodeURIComponent(second)}`
  return url.href
}

/** The address to put in a frame; null for what is not on the list, or no address at all. */
export function incorporarDe(endereco: string): string | null {
  const text = endereco.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(frameOf(new URL(text)))
  if (url.username || url.password || url.port) return null
  const aceito = ACEITOS.some(
    ({ host, caminho = '/' }) => url.hostname === host && url.pathname.startsWith(caminho),
  )
  if (!aceito) return null
  url.protocol = 'https:'
  return url.href
}
