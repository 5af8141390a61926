/** A QR code to print: dark squares, row by row, as one path of an SVG. */
import QRCode from 'qrcode'

/** The code of a text, without a quiet zone, as a stand-alone SVG. `ink`: #rrggbb, black unless told. */
export function qrSvg(text: string, ink = '#000000'): string {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const from = x
      while (x < size && data[y * size + x]) x += 1
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${ink}" d="${path}"/></svg>`
}
