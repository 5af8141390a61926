/** A certificate as a file, fetched when it is asked for. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { certificadoApi } from '../contract.ts'
import { certificadoWebTexts } from './texts.ts'

/** Saves the PDF of a certificate; what goes wrong is told as a toast. */
export function useBaixar() {
  const language = useLanguage()
  const { mutate, isPending } = useSend(certificadoApi.pdf, {
    onSuccess: ({ arquivo, tipo, conteudo }) => saveFile(arquivo, tipo, conteudo),
  })
  const baixar = (id: number) =>
    mutate({ params: { id } }, { onError: (error) => notify.error(errorSentence(error, language)) })
  return { baixar, busy: isPending }
}

interface Props {
  certificado: { id: number; trilha: string }
  filled?: boolean
}

/** The button that downloads one's certificate of a path. */
export function BaixarCertificado({ certificado: { id, trilha }, filled = false }: Props) {
  const t = useTexts(certificadoWebTexts)
  const { baixar, busy } = useBaixar()
  return (
    <Button
      look={filled ? 'filled' : 'outlined'}
      icon={IconDownload}
      busy={busy}
      aria-label={t.baixarDe(trilha)}
      onClick={() => baixar(id)}
    >
      {t.baixar}
    </Button>
  )
}
