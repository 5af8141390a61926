/** The demonstration's passwords are printed for all to read: who else could use them is told, or refused (decision 26). */
import { isIPv6 } from 'node:net'
import { type Config, ConfigError } from '../../core/server/config.ts'

const LOOPBACK =
  /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/

/** Whether only programs of this machine reach an address or a name. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.toLowerCase().replace(/^\[|\]$/g, ''))

const publicHost = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => new URL(publicUrl).hostname

/**
 * With its own database the program brings the demonstration unless told otherwise. Where it is public that must be
 * somebody's wish.
 * @param said what the environment says of `DEMO`
 */
export function refuseUnasked(config: Pick<Config, 'demo' | 'publicUrl'>, said: string | undefined): void {
  if (!config.demo || said || isLoopback(publicHost(config))) return
  throw new ConfigError(
    `PUBLIC_URL é ${config.publicUrl}, e a demonstração está ligada: as senhas das contas dela são públicas.\n` +
      'Para uso de verdade, defina DEMO=off. Para mostrar a demonstração a outros, defina DEMO=on.\n' +
      'The demonstration, whose passwords are public, would be open to all: set DEMO=off, or DEMO=on to want it so.',
  )
}

const shown = (address: string): string => (isIPv6(address) ? `[${address}]` : address)

/** What is said at the start where others reach the demonstration; undefined where nobody does. */
export function warningOf(
  config: Pick<Config, 'demo' | 'publicUrl'>,
  bound: readonly string[],
): string | undefined {
  if (!config.demo) return undefined
  const open = [...new Set(bound)].filter((address) => !isLoopback(address)).map(shown)
  const behind = isLoopback(publicHost(config)) ? [] : [config.publicUrl]
  if (open.length + behind.length === 0) return undefined
  return [
    `ATENÇÃO: a demonstração está aberta a outras máquinas (${[...open, ...behind].join(', ')}).`,
    'Qualquer pessoa que chegue a este endereço entra com as contas e a senha abaixo, também como administração.',
    'Não ponha dados de verdade aqui. Para só esta máquina, tire HOST e PUBLIC_URL; sem demonstração, defina DEMO=off.',
  ].join('\n')
}
