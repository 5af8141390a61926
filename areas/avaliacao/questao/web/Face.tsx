/** What a part of a question shows: a picture, words, or both. */
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { MidiaView } from '../../../ensino/midia/web/public.tsx'
import type { Face } from '../rules-previa.ts'
import { Palavras } from './revisao/Campo.tsx'

export function FaceView({ face: { texto, imagem }, midias }: { face: Face; midias: readonly Midia[] }) {
  const midia = imagem && midias.find(({ id }) => id === imagem.midia)
  return (
    <>
      {midia && <MidiaView compact midia={midia} alt={imagem.decorativa ? '' : imagem.alt} />}
      <Palavras texto={texto} />
    </>
  )
}
