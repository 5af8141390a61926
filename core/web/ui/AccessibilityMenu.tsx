/** Contrast, colours, size, dyslexia font and language, as a panel of the top bar. */
import IconAccessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs'
import type { ComponentProps } from 'react'
import { useTexts } from '../texts.ts'
import { useFrame } from './frame.ts'
import { IconButton } from './IconButton.tsx'
import { Popover } from './Popover.tsx'
import { Segmented } from './Segmented.tsx'
import { Switch } from './Switch.tsx'
import { type PreferencesProps, useSizes } from './sizes.tsx'
import { kitTexts } from './texts.ts'

function Choosing<V extends string>(props: ComponentProps<typeof Segmented<V>>) {
  return (
    <div>
      <span className="rotulo">{props.label}</span>
      <Segmented {...props} />
    </div>
  )
}

export function AccessibilityPanel({ preferences, onChange }: PreferencesProps) {
  const t = useTexts(kitTexts)
  const sizes = useSizes()
  const { ownChoices } = useFrame()
  return (
    <div className="acess pilha v-4 p-1">
      <h2>{t.acessibilidade}</h2>
      <Choosing
        label={t.tamanhoLetra}
        value={preferences.tamanho}
        choices={sizes}
        onChange={(tamanho) => onChange({ tamanho })}
      />
      <Choosing
        label={t.contraste}
        value={preferences.contraste}
        choices={[
          { value: 'padrao', label: t.contrastePadrao },
          { value: 'alto', label: t.contrasteAlto },
          { value: 'cinza', label: t.contrasteCinza },
        ]}
        onChange={(contraste) => onChange({ contraste })}
      />
      {preferences.contraste === 'padrao' && (
        <Choosing
          label={t.cores}
          value={preferences.esquema}
          choices={[
            { value: 'aparelho', label: t.coresAparelho },
            { value: 'claro', label: t.coresClaras },
            { value: 'escuro', label: t.coresEscuras },
          ]}
          onChange={(esquema) => onChange({ esquema })}
        />
      )}
      <Switch
        label={t.fonte}
        checked={preferences.fonte === 'dislexia'}
        onChange={(on) => onChange({ fonte: on ? 'dislexia' : 'padrao' })}
      />
      <Choosing
        label={t.idioma}
        value={preferences.idioma}
        choices={[
          { value: 'pt-br', label: <span lang="pt-BR">Português</span> },
          { value: 'en-us', label: <span lang="en">English</span> },
        ]}
        onChange={(idioma) => onChange({ idioma })}
      />
      {ownChoices}
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
