/** Every piece of the kit on one page, in the three contrasts and three sizes. Development only, so in Portuguese only. */
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { PALETTE_NAMES, type Palette } from '../../core/contract/palettes.ts'
import { AccessibilityMenu } from '../../core/web/ui/AccessibilityMenu.tsx'
import { AccessibilityRuler } from '../../core/web/ui/AccessibilityRuler.tsx'
import { AccountSwitcher } from '../../core/web/ui/AccountSwitcher.tsx'
import { Avatar } from '../../core/web/ui/Avatar.tsx'
import { Button, ButtonLink } from '../../core/web/ui/Button.tsx'
import { DEFAULT_FRAME, FrameContext, type FrameState, type Tom, useTom } from '../../core/web/ui/frame.ts'
import { IconButton } from '../../core/web/ui/IconButton.tsx'
import { Menu } from '../../core/web/ui/Menu.tsx'
import { NotificationsBell } from '../../core/web/ui/NotificationsBell.tsx'
import { PageHeader } from '../../core/web/ui/PageHeader.tsx'
import { applyPreferences, DEFAULT_PREFERENCES } from '../../core/web/ui/preferences.ts'
import { SearchPalette } from '../../core/web/ui/SearchPalette.tsx'
import { Segmented } from '../../core/web/ui/Segmented.tsx'
import { SelectField } from '../../core/web/ui/SelectField.tsx'
import { Tooltip } from '../../core/web/ui/Tooltip.tsx'
import {
  ExampleClass,
  ExampleData,
  ExampleFeedback,
  ExampleForm,
  ExampleMarks,
} from './interface-examples.tsx'

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pilha" style={{ gap: 'var(--e-2)', marginBottom: 'var(--e-5)' }} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return (
    <Sample title="Botões">
      <div className="linha quebra">
        <Button look="filled">Publicar 6 notas</Button>
        <Button icon={IconBellRinging}>Lembrar 7 famílias</Button>
        <Button look="soft">Corrigir</Button>
        <Button look="link">Mais filtros</Button>
        <Button look="danger" icon={IconTrash}>
          Excluir tópico
        </Button>
        <Button look="filled" busy>
          Salvando
        </Button>
        <Button disabled>Desligado</Button>
        <ButtonLink to="/docs/interface" look="filled" size="large">
          Continuar a aula
        </ButtonLink>
        <Button size="small" icon={IconPlus}>
          Adicionar
        </Button>
        <IconButton icon={IconSettings} label="Configurações" outlined />
        <IconButton icon={IconBellRinging} label="Lembretes: 12" count={12} />
        <Menu
          label="Ações do tópico"
          trigger={(trigger) => <IconButton icon={IconDots} label="Mais ações" {...trigger} />}
          actions={[
            { label: 'Configurar', icon: IconSettings, onSelect: () => undefined },
            { label: 'Excluir', icon: IconTrash, danger: true, separated: true },
          ]}
        />
        <Tooltip label="Quem já fez a prova fica travado">
          <Button look="soft" size="small">
            Por que travado?
          </Button>
        </Tooltip>
      </div>
    </Sample>
  )
}

/** The switches write straight on the root element, as the application's own preferences do. */
export function Screen() {
  const [preferences, setPreferences] = useState(DEFAULT_PREFERENCES)
  const [tom, setTom] = useState<Tom>('gerir')
  const [paleta, setPaleta] = useState<Palette>('turmalina')
  useLayoutEffect(() => applyPreferences(document.documentElement, preferences, false), [preferences])
  useTom(tom)
  const frame = useMemo(
    (): FrameState => ({
      ...DEFAULT_FRAME,
      tom,
      tenant: { nome: 'Rede Aroeira', paleta },
      person: { nome: 'Rosângela Teixeira', papel: 'Professora' },
      navigation: [
        { href: '/docs/interface', label: 'Início', icon: IconHome },
        { href: '/turmas', label: 'Turmas', icon: IconSchool, count: 5 },
      ],
      notifications: { unread: 6, panel: <p className="fraca t-s">Seis respostas novas.</p> },
      accounts: [
        { id: 1, nome: 'Rosângela Teixeira', papel: 'Professora', current: true },
        { id: 2, nome: 'Ana Clara Nogueira', papel: 'Aluna · 6º ano B', current: false },
      ],
      preferences,
      actions: {
        ...DEFAULT_FRAME.actions,
        setPreferences: (change) => setPreferences((now) => ({ ...now, ...change })),
      },
    }),
    [preferences, tom, paleta],
  )
  return (
    <FrameContext value={frame}>
      <link rel="stylesheet" href={`/assets/temas/${paleta}/style.css`} />
      <main className="centro" style={{ padding: 'var(--e-4)' }}>
        <div>
          <PageHeader
            title="Interface"
            description="Cada peça do kit, nos três contrastes e três tamanhos."
            crumbs={[{ label: 'Documentos', href: '/docs' }, { label: 'Interface' }]}
            actions={<AccessibilityRuler preferences={preferences} onChange={frame.actions.setPreferences} />}
          />
          <Sample title="Moldura">
            <div className="linha quebra">
              <Segmented
                label="Contraste"
                value={preferences.contraste}
                choices={[
                  { value: 'padrao', label: 'Padrão' },
                  { value: 'alto', label: 'Alto' },
                  { value: 'cinza', label: 'Cinza' },
                ]}
                onChange={(contraste) => setPreferences((now) => ({ ...now, contraste }))}
              />
              <Segmented
                label="Tom"
                value={tom}
                choices={[
                  { value: 'aprender', label: 'aprender' },
                  { value: 'gerir', label: 'gerir' },
                ]}
                onChange={setTom}
              />
              <SelectField
                label="Paleta"
                value={paleta}
                options={PALETTE_NAMES.map((name) => ({ value: name, label: name }))}
                onChange={(event) => setPaleta(event.target.value as Palette)}
              />
            </div>
            <div className="linha quebra">
              <SearchPalette />
              <NotificationsBell />
              <AccessibilityMenu />
              <AccountSwitcher />
              <Avatar nome="Caio Figueiredo" size="large" />
            </div>
          </Sample>
          <Buttons />
          <ExampleMarks />
          <ExampleForm />
          <ExampleData />
          <ExampleClass />
          <ExampleFeedback />
        </div>
      </main>
    </FrameContext>
  )
}
