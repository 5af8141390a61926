/** What is said in a sound or a film, for who reads it instead. */
import { useTexts } from '../../../../core/web/texts.ts'
import { midiaWebTexts } from './texts.ts'

/** Nothing where it is not told. */
export function Falado({ texto }: { texto: string }) {
  const t = useTexts(midiaWebTexts)
  if (texto.trim() === '') return null
  return (
    <details>
      <summary className="meia cor-elo linha v-z h-275 mao">{t.lerTranscricao}</summary>
      <div className="pilha v-2">
        {texto
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <p key={at}>{line}</p>
          ))}
      </div>
    </details>
  )
}
