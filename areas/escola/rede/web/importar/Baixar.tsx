/** The result file: what would be, or was, done with each line. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { call, useTransport } from '../../../../../core/web/data.ts'
import { saveFile } from '../../../../../core/web/device/save-file.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { importarApi } from '../../contract-importar.ts'
import { useOnError } from '../arranjo.ts'
import { telaTexts } from './texts.ts'

export function Baixar({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const transport = useTransport()
  const onError = useOnError()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { arquivo, tipo, conteudo } = await call(transport, importarApi.result, { params: { id } })
      saveFile(arquivo, tipo, conteudo)
    } catch (problem) {
      onError(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={IconDownload} busy={busy} onClick={() => void run()}>
      {t.baixar}
    </Button>
  )
}
