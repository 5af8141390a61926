/** On a path that earned its certificate: the button that issues it, then the one that downloads it. */
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { BaixarCertificado } from '../../../certificado/web/public.tsx'
import { trilhaCertificadoApi as api } from '../../contract-certificado.ts'
import type { Estrutura } from './deChamada.ts'
import { aprenderTexts } from './texts.ts'

function Merecido({ trilha }: { trilha: number }) {
  const t = useTexts(aprenderTexts)
  const { data } = useCall(api.findCertificado, { params: { trilha } })
  const emitir = useSend(api.emitirCertificado, {
    onSuccess: () => notify.success(t.emitido),
  })
  if (!data) return null
  const { certificado } = data
  if (certificado)
    return (
      <span className="linha quebra">
        {certificado.situacao === 'valido' && <BaixarCertificado certificado={certificado} />}
        <ButtonLink look="link" to={`/certificado/${certificado.codigo}`}>
          {t.verCertificado}
        </ButtonLink>
      </span>
    )
  return (
    <Button
      look="soft"
      icon={IconCertificate}
      busy={emitir.isPending}
      onClick={() => emitir.mutate({ body: { trilha } }, { onError: ({ message }) => notify.error(message) })}
    >
      {t.pedirCertificado}
    </Button>
  )
}

export function CertificadoBotao({ trilha }: { trilha: Estrutura }) {
  return trilha.certificado.merecido ? <Merecido trilha={trilha.id} /> : null
}
