/** Contrast, size and language in one line, as on the sign-in page. */
import IconContrast from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { doorsTexts } from './doors-texts.ts'
import { IconButton } from './IconButton.tsx'
import { CONTRASTES } from './preferences.ts'
import { Segmented } from './Segmented.tsx'
import { type PreferencesProps, useSizes } from './sizes.tsx'
import { kitTexts } from './texts.ts'

/** Three sizes, the next contrast, the other language: always in sight before signing in. */
export function AccessibilityRuler({ preferences, onChange }: PreferencesProps) {
  const t = useTexts(kitTexts)
  const r = useTexts(doorsTexts)
  const sizes = useSizes()
  const names = { padrao: t.contrastePadrao, alto: t.contrasteAlto, cinza: t.contrasteCinza }
  const next = CONTRASTES[(CONTRASTES.indexOf(preferences.contraste) + 1) % CONTRASTES.length] ?? 'padrao'
  return (
    <div className="linha ao-fim v-1 cel-entre min-quebra">
      <Segmented
        label={t.tamanhoLetra}
        value={preferences.tamanho}
        choices={sizes}
        onChange={(tamanho) => onChange({ tamanho })}
      />
      <IconButton
        icon={IconContrast}
        label={r.proximoContraste(names[preferences.contraste])}
        onClick={() => onChange({ contraste: next })}
      />
      <Button
        look="plain"
        size="small"
        icon={IconLanguage}
        aria-label={r.mudarIdioma}
        onClick={() => onChange({ idioma: preferences.idioma === 'pt-br' ? 'en-us' : 'pt-br' })}
      >
        {preferences.idioma === 'pt-br' ? 'PT' : 'EN'}
      </Button>
    </div>
  )
}
