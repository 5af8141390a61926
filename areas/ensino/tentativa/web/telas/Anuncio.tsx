/** Tells readers what the last act did, without moving the focus. */
import { type ReactNode, useState } from 'react'

export function useAnuncio(): [say: (words: string) => void, region: ReactNode] {
  const [said, setSaid] = useState('')
  return [
    setSaid,
    <span key="anuncio" className="so-leitor" role="status">
      {said}
    </span>,
  ]
}
