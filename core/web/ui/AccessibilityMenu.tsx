/** Contrast, colours, size, dyslexia font and language: as a panel of the top bar, and as the ruler of the sign-in page. */
import IconAccessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs'
import IconContrast from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { useFrame } from './frame.ts'
import { IconButton } from './IconButton.tsx'
import { Popover } from './Popover.tsx'
import { CONTRASTES, type Preferences } from './preferences.ts'
import { type Choice, Segmented } from './Segmented.tsx'
import { Switch } from './Switch.tsx'
import { kitTexts } from './texts.ts'

export interface PreferencesProps {
  preferences: Preferences
  onChange: (change: Partial<Preferences>) => void
}

function useSizes(): Choice<Preferences['tamanho']>[] {
  const t = useTexts(kitTexts)
  return [
    { value: 'padrao', label: <span className="letra-1">A</span>, spoken: t.tamanhoPadrao },
    { value: 'grandes', label: <span className="letra-2">A</span>, spoken: t.tamanhoGrandes },
    { value: 'gigantes', label: <span className="letra-3">A</span>, spoken: t.tamanhoGigantes },
  ]
}

export function AccessibilityPanel({ preferences, onChange }: PreferencesProps) {
  const t = useTexts(kitTexts)
  const sizes = useSizes()
  return (
    <div className="acess">
      <h2>{t.acessibilidade}</h2>
      <div>
        <span className="rotulo">{t.tamanhoLetra}</span>
        <Segmented
          label={t.tamanhoLetra}
          value={preferences.tamanho}
          choices={sizes}
          onChange={(tamanho) => onChange({ tamanho })}
        />
      </div>
      <div>
        <span className="rotulo">{t.contraste}</span>
        <Segmented
          label={t.contraste}
          value={preferences.contraste}
          choices={[
            { value: 'padrao', label: t.contrastePadrao },
            { value: 'alto', label: t.contrasteAlto },
            { value: 'cinza', label: t.contrasteCinza },
          ]}
          onChange={(contraste) => onChange({ contraste })}
        />
      </div>
      {preferences.contraste === 'padrao' && (
        <div>
          <span className="rotulo">{t.cores}</span>
          <Segmented
            label={t.cores}
            value={preferences.esquema}
            choices={[
              { value: 'aparelho', label: t.coresAparelho },
              { value: 'claro', label: t.coresClaras },
              { value: 'escuro', label: t.coresEscuras },
            ]}
            onChange={(esquema) => onChange({ esquema })}
          />
        </div>
      )}
      <Switch
        label={t.fonte}
        checked={preferences.fonte === 'dislexia'}
        onChange={(on) => onChange({ fonte: on ? 'dislexia' : 'padrao' })}
      />
      <div>
        <span className="rotulo">{t.idioma}</span>
        <Segmented
          label={t.idioma}
          value={preferences.idioma}
          choices={[
            { value: 'pt-br', label: <span lang="pt-BR">Português</span> },
            { value: 'en-us', label: <span lang="en">English</span> },
          ]}
          onChange={(idioma) => onChange({ idioma })}
        />
      </div>
    </div>
  )
}

/** The button of the top bar; reads and writes the frame's preferences. */
export function AccessibilityMenu() {
  const t = useTexts(kitTexts)
  const { preferences, actions } = useFrame()
  return (
    <Popover
      label={t.acessibilidade}
      trigger={(trigger) => <IconButton icon={IconAccessible} label={t.acessibilidadeBotao} {...trigger} />}
    >
      <AccessibilityPanel preferences={preferences} onChange={actions.setPreferences} />
    </Popover>
  )
}

/** Three sizes, the next contrast, the other language: always in sight before signing in. */
export function AccessibilityRuler({ preferences, onChange }: PreferencesProps) {
  const t = useTexts(kitTexts)
  const sizes = useSizes()
  const names = { padrao: t.contrastePadrao, alto: t.contrasteAlto, cinza: t.contrasteCinza }
  const next = CONTRASTES[(CONTRASTES.indexOf(preferences.contraste) + 1) % CONTRASTES.length] ?? 'padrao'
  return (
    <div className="regua">
      <Segmented
        label={t.tamanhoLetra}
        value={preferences.tamanho}
        choices={sizes}
        onChange={(tamanho) => onChange({ tamanho })}
      />
      <IconButton
        icon={IconContrast}
        label={t.proximoContraste(names[preferences.contraste])}
        onClick={() => onChange({ contraste: next })}
      />
      <Button
        look="plain"
        size="small"
        icon={IconLanguage}
        aria-label={t.mudarIdioma}
        onClick={() => onChange({ idioma: preferences.idioma === 'pt-br' ? 'en-us' : 'pt-br' })}
      >
        {preferences.idioma === 'pt-br' ? 'PT' : 'EN'}
      </Button>
    </div>
  )
}
