/** Mantine for the signed-in pages alone: its theme reads our tokens, so contrasts and sizes need nothing more. */
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  MantineProvider,
} from '@mantine/core'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import type { ReactNode } from 'react'
import { useFrame } from './frame.ts'

const family = (name: string) =>
  Array.from({ length: 10 }, (_, i) => `var(--${name}-${i})`) as unknown as MantineColorsTuple

const theme = createTheme({
  fontFamily: 'var(--fonte)',
  headings: { fontFamily: 'var(--fonte)', fontWeight: '680' },
  colors: {
    marca: family('marca'),
    verdelita: family('verdelita'),
    rubelita: family('rubelita'),
    dravita: family('dravita'),
    indicolita: family('indicolita'),
  },
  primaryColor: 'marca',
  primaryShade: 7,
  defaultRadius: 'md',
  radius: { xs: 'var(--r-1)', sm: 'var(--r-2)', md: 'var(--r-3)', lg: 'var(--r-4)', xl: 'var(--r-5)' },
  fontSizes: {
    xs: 'var(--t-00)',
    sm: 'var(--t-0)',
    md: 'var(--t-1)',
    lg: 'var(--t-2)',
    xl: 'var(--t-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
})

const roles = {
  '--mantine-color-body': 'var(--folha)',
  '--mantine-color-text': 'var(--tinta)',
  '--mantine-color-dimmed': 'var(--tinta-2)',
  '--mantine-color-placeholder': 'var(--tinta-3)',
  '--mantine-color-anchor': 'var(--elo)',
  '--mantine-color-error': 'var(--erro-texto)',
  '--mantine-color-default': 'var(--folha)',
  '--mantine-color-default-hover': 'var(--realce)',
  '--mantine-color-default-color': 'var(--tinta)',
  '--mantine-color-default-border': 'var(--linha)',
  '--mantine-primary-color-filled': 'var(--acao)',
  '--mantine-primary-color-filled-hover': 'var(--acao-forte)',
  '--mantine-primary-color-contrast': 'var(--acao-tinta)',
  '--mantine-primary-color-light': 'var(--acao-suave)',
  '--mantine-primary-color-light-color': 'var(--acao-texto)',
}

/** Mantine's own words point at our roles, in both schemes. */
const resolver: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })

export function MantineRoot({ children }: { children: ReactNode }) {
  const { contraste } = useFrame().preferences
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      forceColorScheme={contraste === 'alto' ? 'dark' : 'light'}
      deduplicateCssVariables
    >
      {children}
    </MantineProvider>
  )
}
