/** Hands what came from the server, or was made here, to the browser as a file. */

/** The address must outlive the click: some browsers ask where to save first. */
const KEEP_MS = 60_000

function save(name: string, type: string, data: BlobPart): void {
  const url = URL.createObjectURL(new Blob([data], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}

/** Bytes that came as Base64. */
export const saveFile = (name: string, type: string, base64: string): void =>
  save(
    name,
    type,
    Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
  )

/** Words, written as UTF-8; `type` without its charset. */
export const saveText = (name: string, type: string, text: string): void =>
  save(name, `${type};charset=utf-8`, text)
