/** Pictures of the demonstration, drawn as SVG without a word in them: fonts differ from machine to machine. */

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`

/** A green cell: wall, membrane, nucleus to the left, vacuole to the right, chloroplasts above, mitochondria below. */
export function celula(): string {
  const chloroplast = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="74" ry="40" fill="#3f9b46" stroke="#1f5d2a" stroke-width="6"/>
    ${[-36, -12, 12, 36].map((at) => `<rect x="${at - 8}" y="-18" width="16" height="36" rx="5" fill="#1f6b2f"/>`).join('')}</g>`
  const mitochondrion = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="60" ry="30" fill="#e8894a" stroke="#99451a" stroke-width="5"/>
    <path d="M-42 0q10-22 20 0t20 0 20 0 20 0" fill="none" stroke="#99451a" stroke-width="6"/></g>`
  return svg(
    1200,
    900,
    `<rect width="1200" height="900" fill="#f4f8f1"/>
    <rect x="60" y="60" width="1080" height="780" rx="90" fill="#8fbf6a" stroke="#4d7a31" stroke-width="10"/>
    <rect x="104" y="104" width="992" height="692" rx="66" fill="#e5f3d3" stroke="#c98f2c" stroke-width="8"/>
    <path d="M620 250q250-90 380 80 90 190-60 330-190 110-330-30-130-220 10-380z" fill="#bfe3f2" stroke="#4b8fb0" stroke-width="7"/>
    <circle cx="350" cy="470" r="150" fill="#d9b8e3" stroke="#73408a" stroke-width="9"/>
    <circle cx="380" cy="440" r="52" fill="#73408a"/>
    ${chloroplast(350, 215, -12)}${chloroplast(560, 190, 8)}${chloroplast(860, 180, -4)}${chloroplast(1000, 700, 28)}
    ${mitochondrion(300, 720, 14)}${mitochondrion(560, 710, -20)}${mitochondrion(760, 745, 6)}`,
  )
}

type Ponto = readonly [lon: number, lat: number]

/** The five regions, simplified to a few corners; neighbours share theirs. */
const REGIOES: Readonly<Record<string, { cor: string; pontos: readonly Ponto[] }>> = {
  norte: {
    cor: '#4f9d69',
    pontos: [
      ...([
        [-74, -7.5],
        [-70, -11],
        [-65, -10],
        [-60.5, -13.7],
        [-61.5, -8.8],
        [-58, -7.4],
        [-56.5, -9.3],
      ] as const),
      ...([
        [-50.2, -9.8],
        [-50.7, -12.8],
        [-46.1, -13],
        [-45.7, -10.2],
        [-47.5, -7.3],
        [-48.5, -5.3],
      ] as const),
      ...([
        [-46.7, -2],
        [-46.1, -1.1],
        [-48, -0.7],
        [-49.9, 0.4],
        [-50, 1.8],
        [-51.6, 4.4],
        [-54.5, 2.3],
      ] as const),
      ...([
        [-56, 2.2],
        [-59, 1.3],
        [-60, 5.2],
        [-61.2, 4.5],
        [-64.2, 4],
        [-63.4, 2.2],
        [-65.5, 0.8],
      ] as const),
      ...([
        [-67, 1.2],
        [-69.8, 1.7],
        [-69.5, -1],
        [-70, -4.2],
        [-73, -5.2],
      ] as const),
    ],
  },
  nordeste: {
    cor: '#e0a03b',
    pontos: [
      ...([
        [-46.1, -1.1],
        [-46.7, -2],
        [-48.5, -5.3],
        [-47.5, -7.3],
        [-45.7, -10.2],
        [-46.1, -13],
      ] as const),
      ...([
        [-46.3, -15],
        [-44, -14.3],
        [-41.5, -15.7],
        [-40, -16.5],
        [-40.2, -17.5],
        [-39.7, -18.3],
      ] as const),
      ...([
        [-39, -17],
        [-38.9, -14],
        [-38.3, -12.9],
        [-37, -11.3],
        [-35.2, -8.9],
        [-34.8, -7.2],
      ] as const),
      ...([
        [-35.3, -5.2],
        [-37, -4.8],
        [-38.6, -3.6],
        [-40.5, -2.8],
        [-43, -2.4],
        [-44.3, -2.6],
      ] as const),
    ],
  },
  'centro-oeste': {
    cor: '#c9cf5a',
    pontos: [
      ...([
        [-61.5, -8.8],
        [-60.5, -13.7],
        [-60.1, -16.2],
        [-58.4, -16.3],
        [-57.8, -19.5],
        [-57.9, -22.1],
      ] as const),
      ...([
        [-55.7, -22.3],
        [-55.4, -24],
        [-54.3, -24],
        [-53, -22.5],
        [-51, -20],
        [-50.8, -19.5],
      ] as const),
      ...([
        [-47.6, -18.2],
        [-47.3, -16],
        [-46.3, -15],
        [-46.1, -13],
        [-50.7, -12.8],
        [-50.2, -9.8],
      ] as const),
      ...([
        [-56.5, -9.3],
        [-58, -7.4],
      ] as const),
    ],
  },
  sudeste: {
    cor: '#5b8fc7',
    pontos: [
      ...([
        [-46.3, -15],
        [-47.3, -16],
        [-47.6, -18.2],
        [-50.8, -19.5],
        [-51, -20],
        [-53, -22.5],
      ] as const),
      ...([
        [-50, -22.9],
        [-49.2, -24.7],
        [-48, -25.2],
        [-46, -24],
        [-44.7, -23.3],
        [-42, -22.9],
      ] as const),
      ...([
        [-41, -22],
        [-40.2, -20.2],
        [-39.7, -18.3],
        [-40.2, -17.5],
        [-40, -16.5],
        [-41.5, -15.7],
      ] as const),
      ...([[-44, -14.3]] as const),
    ],
  },
  sul: {
    cor: '#a26bb0',
    pontos: [
      ...([
        [-53, -22.5],
        [-54.3, -24],
        [-54.6, -25.6],
        [-53.8, -27],
        [-56, -28.3],
        [-57.6, -30.2],
      ] as const),
      ...([
        [-55.6, -30.9],
        [-53.5, -32.5],
        [-53.4, -33.7],
        [-52, -32],
        [-50.2, -30],
        [-48.7, -28.4],
      ] as const),
      ...([
        [-48.6, -26],
        [-48, -25.2],
        [-49.2, -24.7],
        [-50, -22.9],
      ] as const),
    ],
  },
}

/** Pixels of a degree. */
const SCALE = 25

/** Where a place lies on the map, in percent of its width and height. */
export const noMapa = (lon: number, lat: number): { x: number; y: number } => ({
  x: Math.round((((lon + 75.5) * SCALE) / 1_060) * 1_000) / 10,
  y: Math.round((((6.5 - lat) * SCALE) / 1_040) * 1_000) / 10,
})

/** Brazil in its five regions; `so`: all but that one in grey. */
export function mapa(so?: string): string {
  const shapes = Object.entries(REGIOES).map(([nome, { cor, pontos }]) => {
    const corners = pontos.map(
      ([lon, lat]) => `${((lon + 75.5) * SCALE).toFixed(0)},${((6.5 - lat) * SCALE).toFixed(0)}`,
    )
    const fill = so === undefined || so === nome ? cor : '#d5dad6'
    return `<polygon points="${corners.join(' ')}" fill="${fill}" stroke="#ffffff" stroke-width="7" stroke-linejoin="round"/>`
  })
  return svg(1060, 1040, `<rect width="1060" height="1040" fill="#e3f0f5"/>${shapes.join('')}`)
}

/** A clock without figures: a longer mark at each quarter. */
export function relogio(hora: number, minuto: number): string {
  const marks = Array.from({ length: 60 }, (_, at) => {
    const [length, width] = at % 15 === 0 ? [60, 16] : at % 5 === 0 ? [40, 10] : [16, 5]
    return `<line x1="450" y1="70" x2="450" y2="${70 + length}" stroke="#17324d" stroke-width="${width}" transform="rotate(${at * 6} 450 450)"/>`
  })
  const hand = (turn: number, length: number, width: number, color: string): string =>
    `<line x1="450" y1="490" x2="450" y2="${450 - length}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${turn} 450 450)"/>`
  return svg(
    900,
    900,
    `<rect width="900" height="900" fill="#f6f1e7"/><circle cx="450" cy="450" r="410" fill="#ffffff" stroke="#17324d" stroke-width="22"/>
    ${marks.join('')}${hand((hora % 12) * 30 + minuto / 2, 220, 30, '#17324d')}${hand(minuto * 6, 320, 18, '#b52b47')}
    <circle cx="450" cy="450" r="26" fill="#17324d"/>`,
  )
}

/** The moon at a share of its round: 0 new, 0.5 full; as seen from the southern half of the Earth. */
export function lua(share: number): string {
  const r = 300
  const isGrowing = share <= 0.5
  const wide = Math.abs(Math.cos(2 * Math.PI * share)) * r
  const isMore = share > 0.25 && share < 0.75
  // From the south the left side lights up first.
  const [outer, inner] = isGrowing ? [0, isMore ? 0 : 1] : [1, isMore ? 1 : 0]
  const lit = `M640 60A${r} ${r} 0 0 ${outer} 640 660A${wide.toFixed(1)} ${r} 0 0 ${inner} 640 60Z`
  const stars = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [(at * 397) % 1280, (at * 211) % 720]
    return `<circle cx="${x}" cy="${y}" r="${1 + (at % 3)}" fill="#dfe8ff"/>`
  })
  return svg(
    1280,
    720,
    `<rect width="1280" height="720" fill="#0b1a2b"/>${stars.join('')}
    <circle cx="640" cy="360" r="${r}" fill="#1e2f45"/><path d="${lit}" fill="#f3ecd2"/>
    <g fill="#000000" fill-opacity="0.12"><circle cx="560" cy="280" r="52"/><circle cx="700" cy="430" r="70"/><circle cx="600" cy="500" r="34"/><circle cx="740" cy="260" r="30"/></g>`,
  )
}

/** Steps on a stave, one for each note, from low to high or back. */
export function degraus(alturas: readonly number[]): string {
  const lines = Array.from(
    { length: 5 },
    (_, at) =>
      `<line x1="40" x2="1160" y1="${180 + at * 60}" y2="${180 + at * 60}" stroke="#5c6b66" stroke-width="5"/>`,
  )
  const notes = alturas.map((altura, at) => {
    const [x, y] = [120 + (at * 960) / Math.max(1, alturas.length - 1), 480 - altura * 30]
    return `<ellipse cx="${x}" cy="${y}" rx="40" ry="28" fill="#1d6f78" transform="rotate(-18 ${x} ${y})"/><line x1="${x + 36}" x2="${x + 36}" y1="${y - 8}" y2="${y - 170}" stroke="#1d6f78" stroke-width="9"/>`
  })
  return svg(1200, 600, `<rect width="1200" height="600" fill="#fbf7ec"/>${lines.join('')}${notes.join('')}`)
}
