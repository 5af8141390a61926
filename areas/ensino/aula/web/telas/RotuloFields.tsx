/** What a part shows: words, and a picture beside them where one is wanted. */
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { ImagemField } from './ImagemField.tsx'
import { Linha } from './Linha.tsx'
import { formTexts } from './texts.ts'

type Rotulo = { texto: string; imagem?: { midia: number; alt: string; decorativa?: boolean } }

interface Props {
  label: string
  rotulo: Rotulo
  onChange: (part: Partial<Rotulo>) => void
  maxLength?: number
  /** Sounds and films too. */
  sons?: boolean
  /** Stands after the words. */
  children?: ReactNode
}

export function RotuloFields({ label, rotulo, onChange, maxLength = 500, sons = false, children }: Props) {
  const t = useTexts(formTexts)
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <span className="ed-palavras linha v-1">
        <Linha
          label={label}
          value={rotulo.texto}
          maxLength={maxLength}
          onChange={(texto) => onChange({ texto })}
        />
        {children}
        {!rotulo.imagem && (
          <IconButton
            small
            icon={IconPhoto}
            label={`${label}: ${sons ? t.porFigura : t.porImagem}`}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          />
        )}
      </span>
      {(rotulo.imagem || choosing) && (
        <ImagemField
          label={`${label}: ${sons ? t.figura : t.imagem}`}
          sons={sons}
          imagem={rotulo.imagem}
          onChange={(imagem) => {
            setChoosing(false)
            onChange({ imagem })
          }}
        />
      )}
    </>
  )
}
