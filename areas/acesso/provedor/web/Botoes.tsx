/** A button for each provider of the tenant. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import type { WaysInProps } from '../../sessao/web/public.tsx'
import type { Provedor } from '../contract-porta.ts'
import { provedorTexts } from '../texts.ts'
import { PROVIDER_ICONS } from './provider-icon.ts'
import './provedor.css'
import { useDeparture } from './useDeparture.ts'

/** Known by their mark; the others are known by their name. */
const KNOWN_BY_MARK = new Set(['google', 'microsoft', 'apple'])

/** Small buttons stand together, on the first line. */
const marksFirst = (provedores: readonly Provedor[]): Provedor[] =>
  provedores.toSorted((a, b) => Number(KNOWN_BY_MARK.has(b.tipo)) - Number(KNOWN_BY_MARK.has(a.tipo)))

export function Botoes({
  provedores,
  continuar,
  compartilhada,
}: WaysInProps & { provedores: readonly Provedor[] }) {
  const t = useTexts(provedorTexts)
  const language = useLanguage()
  const { leaving, error, leave } = useDeparture()
  return (
    <>
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      {marksFirst(provedores).map(({ id, tipo, nome }) => (
        <Button
          key={id}
          icon={PROVIDER_ICONS[tipo]}
          aria-label={t.entrarCom(nome)}
          title={t.entrarCom(nome)}
          busy={leaving === id}
          className={KNOWN_BY_MARK.has(tipo) ? 'marca-so' : undefined}
          onClick={() => void leave(id, { continuar: continuar ?? undefined, compartilhada })}
        >
          {!KNOWN_BY_MARK.has(tipo) && <span className="cortar">{nome}</span>}
        </Button>
      ))}
    </>
  )
}
