/** Addresses of rooms: https only, of the service that was named; where the service is one's own, any public name. */
import { parseAddress } from '../../../core/contract/address.ts'

import type { Provedor } from './contract.ts'

/** Why an address is refused; each has its sentence in `texts.ts`. */
export type RecusaEndereco = 'invalido' | 'semHttps' | 'comSenha' | 'foraDoMeet' | 'foraDoZoom'

const within = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** A name that the world knows: with a dot, not a number, not of this machine or of a house. */
const isPublicName = (host: string): boolean =>
  /^[a-z0-9.-]+\.[a-z][a-z0-9-]*[a-z0-9]$/.test(host) &&
  !/(^|\.)(local|localhost|internal|invalid)$/.test(host)

/** Why a room's address is refused; null when it is good. */
export function refuseUrl(provedor: Provedor, text: string): RecusaEndereco | null {
  const address = /[\s\\]/.test(text) ? null : parseAddress(text)
  if (!address) return 'invalido'
  const { protocol, hostname, username, password } = address
  if (protocol !== 'https:') return 'semHttps'
  if (username || password) return 'comSenha'
  if (!isPublicName(hostname)) return 'invalido'
  if (provedor === 'meet' && hostname !== 'meet.google.com') return 'foraDoMeet'
  if (provedor === 'zoom' && !within(hostname, 'zoom.us')) return 'foraDoZoom'
  return null
}

/** Whether the room may be shown inside our page: its kind allows it and whoever runs the server named its host. */
export function isEmbeddable(provedor: Provedor, url: string, hosts: readonly string[]): boolean {
  return (provedor === 'jitsi' || provedor === 'bbb') && hosts.includes(parseAddress(url)?.hostname ?? '')
}
