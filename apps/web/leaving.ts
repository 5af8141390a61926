/** Accounts that leave this device and come back to it: loaded only then. */
import { alone } from '../../areas/ensino/tentativa/web/offline/device.ts'
import { queueOf } from '../../areas/ensino/tentativa/web/offline/queues.ts'
import { say } from '../../core/texts/texts.ts'
import type { Transport } from '../../core/web/client/request.ts'
import type { Conta } from '../../core/web/device/leave/holder.ts'
import { type Contagem, closeAccount, openAccount, workOf } from '../../core/web/device/leave/leave.ts'
import { keyOf } from '../../core/web/device/leave/seal.ts'
import { browserCofre } from '../../core/web/device/leave/vault.ts'
import { preferencesStore } from '../../core/web/preferences/store.ts'
import { isOpen } from '../../core/web/session/reducer.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import { notify } from '../../core/web/ui/notify.ts'
import { HOLDERS } from './holders.ts'
import { leavingTexts, whatOf } from './leaving-texts.ts'

const LUGAR = { holders: HOLDERS, cofre: browserCofre, now: Date.now }

/** One tab at a time: what one closes, another would put back. */
const LOCK = 'aparelho'

const texts = () => say(leavingTexts, preferencesStore.get().idioma)

const told = new Set<string>()

/** Closes what accounts that have left still have open. `gone`: those that this tab saw leave just now. */
export async function finishLeaving(tenant: string, gone: readonly string[] = []): Promise<void> {
  if (tenant === '') return
  for (const usuario of gone) for (const { quit } of HOLDERS) quit?.({ tenant, usuario })
  await alone(LOCK, async () => {
    for (const saida of sessionStore.saidas()) {
      const { usuario } = saida
      // Back before it was closed: the key puts an end to it.
      if (isOpen(sessionStore.get(), usuario)) continue
      if (await closeAccount(LUGAR, { tenant, usuario }, await keyOf(saida.chave), saida)) {
        sessionStore.left(usuario)
      } else if (!told.has(usuario)) {
        told.add(usuario)
        notify.error(texts().ficouAberto)
      }
    }
  })
}

/** What would stay here if the account left now. */
export const unsentOf = (conta: Conta): Promise<Contagem> => workOf(HOLDERS, conta)

/** Whether what is not sent can be closed: not on pages without https, nor while the device has no room. */
export async function canClose(
  chave: string | undefined,
  conta: Conta,
  transport: Transport,
): Promise<boolean> {
  const { semEspaco } = queueOf({ ...conta, usuario: Number(conta.usuario) }, transport).get()
  return !semEspaco && (await keyOf(chave ?? null)) !== null
}

/** One try to send the answers that wait. */
export const sendAnswers = (conta: Conta, transport: Transport): Promise<void> =>
  queueOf({ ...conta, usuario: Number(conta.usuario) }, transport).flush(true)

/** Puts back what the account left closed here, sends the answers, and says what could not be opened. */
export async function takeBack(conta: Conta, chave: string, transport: Transport): Promise<void> {
  await alone(LOCK, async () => {
    const key = await keyOf(chave)
    if (!key || !sessionStore.mayKeep(conta.usuario)) return
    const { voltaram, presos } = await openAccount(LUGAR, conta, key)
    if (voltaram.respostas + voltaram.rascunhos > 0)
      notify.success(texts().voltou(whatOf(voltaram, preferencesStore.get().idioma)))
    if (presos > 0) notify.error(texts().presos(presos))
    if (voltaram.respostas === 0) return
    const fila = queueOf({ ...conta, usuario: Number(conta.usuario) }, transport)
    await fila.refresh()
    void fila.flush(true)
  })
}
