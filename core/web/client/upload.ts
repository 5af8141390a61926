/** Sending with a progress bar: only XMLHttpRequest tells how much of a body has left. */
import type { RawAnswer } from './request.ts'

/** Bytes; `total` is 0 while unknown. */
export interface Progress {
  loaded: number
  total: number
}

export interface Upload {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: FormData | string | undefined
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** Rejects on a broken connection and when aborted; any answer, also of an error, resolves. */
export function uploadWithProgress(
  { method, url, headers, body, signal, onProgress }: Upload,
  create: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = create()
    const abort = () => xhr.abort()
    const fail = () => reject(new TypeError('The request did not arrive.'))
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress({ loaded, total: lengthComputable ? total : 0 })
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        contentType: xhr.getResponseHeader('content-type') ?? '',
        text: xhr.responseText,
        retryAfter: xhr.getResponseHeader('retry-after'),
      })
    xhr.onerror = fail
    xhr.onabort = fail
    xhr.onloadend = () => signal.removeEventListener('abort', abort)
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    signal.addEventListener('abort', abort)
    xhr.send(body)
  })
}
