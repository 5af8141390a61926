/** The files of a whole curriculum behind one button; `cliente`: as that client sees it. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { call, useTransport } from '../../../../../core/web/data.ts'
import { saveFile } from '../../../../../core/web/device/save-file.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { importarApi } from '../../contract-importar.ts'
import type { Saida } from '../../shapes-importar.ts'
import { versaoOf } from '../place.ts'
import { telaTexts } from './texts.ts'

export function Exportar({ id, cliente }: { id: number; cliente?: number | undefined }) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const transport = useTransport()
  const run = async (formato: Saida) => {
    try {
      const answer = await call(transport, importarApi.exportCurriculo, {
        params: { id },
        query: { formato, ...versaoOf(cliente) },
      })
      saveFile(answer.arquivo, answer.tipo, answer.conteudo)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return (
    <Menu
      label={t.exportar}
      trigger={(trigger) => (
        <Button icon={IconDownload} {...trigger}>
          {t.exportar}
        </Button>
      )}
      actions={[
        { label: t.exportarCsv, onSelect: () => void run('csv') },
        { label: t.exportarXlsx, onSelect: () => void run('xlsx') },
        { label: t.exportarJson, onSelect: () => void run('json') },
      ]}
    />
  )
}
