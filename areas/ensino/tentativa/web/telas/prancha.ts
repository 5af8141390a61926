/** Lines drawn on a canvas, kept as points so that each can be taken back. */

export interface Traco {
  cor: string
  pontos: { x: number; y: number }[]
}

/** Pixels of the picture that is handed in. */
export const LARGURA = 1_200
export const ALTURA = 900
const LINHA = 6

export function draw(
  canvas: HTMLCanvasElement,
  tracos: readonly Traco[],
  fundo: HTMLImageElement | null,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, LARGURA, ALTURA)
  if (fundo?.complete && fundo.naturalWidth > 0) {
    const scale = Math.min(LARGURA / fundo.naturalWidth, ALTURA / fundo.naturalHeight)
    const [w, h] = [fundo.naturalWidth * scale, fundo.naturalHeight * scale]
    pen.drawImage(fundo, (LARGURA - w) / 2, (ALTURA - h) / 2, w, h)
  }
  pen.lineWidth = LINHA
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const { cor, pontos } of tracos) {
    const [first, ...rest] = pontos
    if (!first) continue
    pen.strokeStyle = cor
    pen.beginPath()
    pen.moveTo(first.x, first.y)
    for (const { x, y } of rest.length > 0 ? rest : [first]) pen.lineTo(x, y)
    pen.stroke()
  }
}

/** Where a pointer is, in pixels of the picture. */
export function pointAt(canvas: HTMLCanvasElement, at: { clientX: number; clientY: number }) {
  const box = canvas.getBoundingClientRect()
  return {
    x: Math.round(((at.clientX - box.left) / box.width) * LARGURA),
    y: Math.round(((at.clientY - box.top) / box.height) * ALTURA),
  }
}

export const toFile = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'desenho.png', { type: 'image/png' }))
          : reject(new Error('No picture')),
      'image/png',
    ),
  )
