/** The sheet that certificates of the path are printed on: chosen among those at hand, or uploaded. */
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Radio } from '../../../../../core/web/ui/Checkbox.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { certificadoApi, IMAGEM } from '../../../../certificado/contract.ts'
import { dadosTexts } from './dados-texts.ts'

interface Props {
  value: number | null
  onChange: (layout: number | null) => void
}

export function CertificadoField({ value, onChange }: Props) {
  const t = useTexts(dadosTexts)
  const language = useLanguage()
  const { data } = useCall(certificadoApi.layouts)
  const input = useRef<HTMLInputElement>(null)
  const upload = useSend(certificadoApi.createLayout, { refreshes: [certificadoApi.layouts] })
  const send = async (file: File | undefined) => {
    if (!file) return
    try {
      const { layout } = await upload.mutateAsync({ body: {}, arquivos: [file] })
      onChange(layout.id)
      notify.success(t.modeloEnviado(layout.nome))
    } catch {
      // What was refused stands beside the button.
    }
    if (input.current) input.current.value = ''
  }
  return (
    <fieldset className="campo">
      <legend className="rotulo">{t.certificado}</legend>
      <p className="ajuda">{t.certificadoAjuda}</p>
      <Radio
        name="certificado"
        label={t.semCertificado}
        checked={value === null}
        onChange={() => onChange(null)}
      />
      <div className="te-modelos">
        {(data?.layouts ?? []).map(({ id, nome, miniatura }) => (
          <Radio
            key={id}
            name="certificado"
            label={
              <>
                <img src={miniatura} alt="" width="140" height="99" loading="lazy" />
                {nome}
              </>
            }
            checked={value === id}
            onChange={() => onChange(id)}
          />
        ))}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGEM.extensions.join(',')}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <div>
        <Button icon={IconUpload} busy={upload.isPending} onClick={() => input.current?.click()}>
          {t.enviarModelo}
        </Button>
      </div>
      <span className="ajuda">{t.modeloAjuda}</span>
      {upload.error && <Callout tone="erro">{errorSentence(upload.error, language)}</Callout>}
    </fieldset>
  )
}
