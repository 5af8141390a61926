/** On a path that earned its certificate: the way to it. */
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import type { Estrutura } from './deChamada.ts'
import { aprenderTexts } from './texts.ts'

export function CertificadoBotao({ trilha }: { trilha: Estrutura }) {
  const t = useTexts(aprenderTexts)
  if (!trilha.certificado.merecido) return null
  return <Button icon={IconCertificate}>{t.pedirCertificado}</Button>
}
