/** What is said in a film or a recording, for who reads it instead. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { conteudoTexts } from './conteudo-texts.ts'
import './midia.css'

export function Transcricao({ html }: { html: string }) {
  const t = useTexts(conteudoTexts)
  if (!html) return null
  return (
    <details>
      <summary className="meia cor-elo linha v-z h-275 mao">{t.transcricao}</summary>
      <RichText html={html} />
    </details>
  )
}
