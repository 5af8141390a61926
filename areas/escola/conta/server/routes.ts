/** Handlers: A person's own account: sign-up, forgotten password, e-mail, leaving. */
import type { Handlers } from '../../../../core/server/context.ts'
import type { contaApi } from '../contract.ts'
import { SENHA_MIN } from '../rules.ts'
import { exportConvites, listConvites, removeConvite } from './announce-convites.ts'
import { findModo } from './queries-cadastro.ts'
import { resendValidation, signUp, signUpByLink } from './routes-cadastro.ts'
import { openCartao } from './routes-cartao.ts'
import {
  acceptCampanha,
  findLink,
  invite,
  refuseMail,
  requestRecovery,
  setPasswordByLink,
  validateEmail,
} from './routes-links.ts'
import { decideRemoval, listRemovals, requestRemoval, undoRemoval } from './routes-remocao.ts'
import { signUpByProvider } from './write-cadastro.ts'
import { changeEmail, changePerfil, findConta, removeFoto, setFoto } from './write-own.ts'
import { setOwnPassword } from './write-password.ts'

export const contaHandlers: Handlers<typeof contaApi> = {
  setOwnPassword,
  findConta,
  changePerfil,
  setFoto,
  removeFoto,
  changeEmail,
  requestRecovery,
  setPasswordByLink,
  findLink,
  openCartao,
  findModo: async ({ tx }) => ({ modo: await findModo(tx), senha_min: SENHA_MIN }),
  signUp,
  resendValidation,
  validateEmail,
  signUpByLink,
  signUpByProvider,
  acceptCampanha,
  inviteToTurma: invite,
  listConvites,
  removeConvite,
  exportConvites,
  refuseMail,
  requestRemoval,
  undoRemoval,
  listRemovals,
  decideRemoval,
}
