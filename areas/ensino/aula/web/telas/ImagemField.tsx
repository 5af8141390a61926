/** A picture with what it shows, for those who do not see it (H-05: required for images). */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { MidiaField } from '../../../midia/web/public.tsx'
import { TIPOS_FIGURA } from '../../rules-tela.ts'
import { formTexts } from './texts.ts'

interface Imagem {
  midia: number
  alt: string
  decorativa?: boolean
}

interface Props {
  label: string
  /** Sounds and films too, where they can be played. */
  sons?: boolean
  imagem: Imagem | undefined
  onChange: (imagem: Imagem | undefined) => void
}

export function ImagemField({ label, imagem, onChange, sons = false }: Props) {
  const t = useTexts(formTexts)
  return (
    <div className="ed-imagem pilha v-3">
      <MidiaField
        label={label}
        tipos={sons ? TIPOS_FIGURA : ['imagem']}
        value={imagem?.midia}
        onChange={(midia) => onChange(midia === undefined ? undefined : { alt: '', ...imagem, midia })}
      />
      {imagem && (
        <>
          <TextArea
            label={sons ? t.descricaoDaFigura : t.descricaoDaImagem}
            rows={2}
            help={t.descricaoDaImagemAjuda}
            value={imagem.alt}
            maxLength={500}
            disabled={imagem.decorativa ?? false}
            onChange={({ target }) => onChange({ ...imagem, alt: target.value })}
          />
          {!sons && (
            <Checkbox
              label={t.decorativa}
              checked={imagem.decorativa ?? false}
              onChange={({ target }) => onChange({ ...imagem, decorativa: target.checked })}
            />
          )}
        </>
      )}
    </div>
  )
}
