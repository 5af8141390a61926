/** In the place of a file that can't be shown: neither mark nor comment is lost by it. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import type { Arquivo } from '../../../tentativa/contract-anexo.ts'
import { mesaTexts } from './texts.ts'

export function NaoMostra({ arquivo }: { arquivo: Arquivo }) {
  const t = useTexts(mesaTexts)
  return (
    <Callout tone="aviso">
      {t.naoMostra(arquivo.nome)}{' '}
      <a href={arquivo.url} download={arquivo.nome}>
        {t.abrirArquivo}
      </a>
    </Callout>
  )
}
