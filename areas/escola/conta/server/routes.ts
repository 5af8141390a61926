/** Handlers: A person's own account: sign-up, forgotten password, e-mail, leaving. */
import type { Handlers } from '../../../../core/server/context.ts'
import type { contaApi } from '../contract.ts'
import { SENHA_MIN } from '../rules.ts'
import { resendValidation, signUp, signUpByLink } from './cadastro.ts'
import { signUpByProvider } from './cadastro-provedor.ts'
import { exportConvites, listConvites } from './convites.ts'
import {
  acceptCampanha,
  findLink,
  invite,
  refuseMail,
  requestRecovery,
  setPasswordByLink,
  validateEmail,
} from './links.ts'
import { changeEmail, changePerfil, findConta, removeFoto, setFoto } from './own.ts'
import { setOwnPassword } from './password.ts'
import { findModo } from './queries-cadastro.ts'
import { decideRemoval, listRemovals, requestRemoval, undoRemoval } from './remocao.ts'

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
  findModo: async ({ tx }) => ({ modo: await findModo(tx), senha_min: SENHA_MIN }),
  signUp,
  resendValidation,
  validateEmail,
  signUpByLink,
  signUpByProvider,
  acceptCampanha,
  inviteToTurma: invite,
  listConvites,
  exportConvites,
  refuseMail,
  requestRemoval,
  undoRemoval,
  listRemovals,
  decideRemoval,
}
