/** A picture with what it shows, for those who do not see it (H-05: required for images). */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { MidiaField } from '../../../midia/web/public.tsx'
import { formTexts } from './texts.ts'

interface Imagem {
  midia: number
  alt: string
  decorativa?: boolean
}

interface Props {
  label: string
  imagem: Imagem | undefined
  onChange: (imagem: Imagem | undefined) => void
}

export function ImagemField({ label, imagem, onChange }: Props) {
  const t = useTexts(formTexts)
  return (
    <div className="ed-imagem">
      <MidiaField
        label={label}
        tipos={['imagem']}
        value={imagem?.midia}
        onChange={(midia) => onChange(midia === undefined ? undefined : { alt: '', ...imagem, midia })}
      />
      {imagem && (
        <>
          <TextArea
            label={t.descricaoDaImagem}
            rows={2}
            help={t.descricaoDaImagemAjuda}
            value={imagem.alt}
            maxLength={500}
            disabled={imagem.decorativa ?? false}
            onChange={({ target }) => onChange({ ...imagem, alt: target.value })}
          />
          <Checkbox
            label={t.decorativa}
            checked={imagem.decorativa ?? false}
            onChange={({ target }) => onChange({ ...imagem, decorativa: target.checked })}
          />
        </>
      )}
    </div>
  )
}
