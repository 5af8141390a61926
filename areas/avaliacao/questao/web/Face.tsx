/** What a part of a question shows: a picture, words, or both. */
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { MidiaView, NoPapel } from '../../../ensino/midia/web/public.tsx'
import type { Face } from '../rules-previa.ts'
import { Palavras } from './revisao/Campo.tsx'

interface Props {
  face: Face
  midias: readonly Midia[]
  /** Nothing plays there. */
  papel?: boolean
}

export function FaceView({ face: { texto, imagem }, midias, papel = false }: Props) {
  const midia = imagem && midias.find(({ id }) => id === imagem.midia)
  return (
    <>
      {midia && papel && midia.tipo !== 'imagem' && (
        <NoPapel tipo={midia.tipo} alt={imagem.alt} transcricao="" libras={false} />
      )}
      {midia && !(papel && midia.tipo !== 'imagem') && (
        <MidiaView compact midia={midia} alt={imagem.decorativa ? '' : imagem.alt} />
      )}
      <Palavras texto={texto} />
    </>
  )
}
