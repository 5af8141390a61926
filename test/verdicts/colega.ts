/** Where another pupil of the class, and their guardian, get less than the pupil and theirs: what is about the pupil alone. */
import type { Principal, Verdict } from './world.ts'

type Verdicts = Partial<Record<Principal, Verdict>>

const all = (verdicts: Verdicts, calls: readonly string[]): Record<string, Verdicts> =>
  Object.fromEntries(calls.map((call) => [call, verdicts]))

export const colegaVerdicts: Readonly<Record<string, Verdicts>> = {
  ...all({ colega: 404, 'responsavel de colega': 404 }, [
    'notificacao.markOne',
    'aovivo.revokeAgenda',
    'conta.decideRemoval',
    'privacidade.listMine',
    'privacidade.ask',
    'privacidade.cancel',
    'privacidade.confirm',
    'privacidade.download',
    'privacidade.options',
    'privacidade.saveOptions',
    'privacidade.consent',
    'privacidade.semana',
    'relatorio.portfolio',
    'tentativa.find',
    'tentativa.telas',
    'tentativa.pulso',
    'tentativa.gabarito',
    'tentativa.anular',
    'tentativa.compartilhar',
    'entrega.find',
    'entrega.attach',
    'entrega.correct',
    'entrega.giveBack',
    'entrega.reopen',
    'entrega.resend',
    'certificado.pdf',
    'certificado.revoke',
    'certificado.restore',
    'trilha.habilidade',
    'trilha.removeTentativa',
  ]),
  // What another wrote in the forum is read by the class; what is held back, or stood there before, is not.
  ...all({ colega: 404 }, ['forum.release', 'forum.refuse']),
  ...all({ colega: 403 }, [
    'forum.editMensagem',
    'forum.removeMensagem',
    'forum.listVersoes',
    'provedor.prove',
  ]),
}
