/** What is refused around the second factor, in words. */
import { failure } from '../../../../core/server/failure.ts'

/** Never 401: that would end the session on the screen. */
export const wrongCode = () =>
  failure(
    422,
    'codigo_invalido',
    {
      pt: 'O código não confere ou já foi usado. Espere o aplicativo mostrar o próximo e tente de novo.',
      en: 'The code does not match or was already used. Wait for the next one in the app and try again.',
    },
    { campos: { codigo: { pt: 'Confira o código.', en: 'Check the code.' } } },
  )

export const wrongPassword = () =>
  failure(
    422,
    'senha_incorreta',
    { pt: 'A senha não confere.', en: 'The password does not match.' },
    { campos: { senha: { pt: 'Confira a senha.', en: 'Check the password.' } } },
  )

export const codeNeeded = () =>
  failure(422, 'codigo_necessario', {
    pt: 'Esta conta usa a verificação em duas etapas: digite o código do aplicativo ou um código de recuperação.',
    en: 'This account uses two-step verification: type the code from the app or a recovery code.',
  })

export const passwordNeeded = () =>
  failure(422, 'senha_necessaria', { pt: 'Digite a sua senha.', en: 'Type your password.' })

export const cannotProve = () =>
  failure(422, 'sem_prova', {
    pt: 'Esta conta entra sem senha. Saia, entre de novo e tente outra vez em até 10 minutos.',
    en: 'This account signs in without a password. Sign out, sign in again and retry within 10 minutes.',
  })

export const alreadyOn = () =>
  failure(409, 'fator_ja_ligado', {
    pt: 'A verificação em duas etapas já está ligada nesta conta.',
    en: 'Two-step verification is already on for this account.',
  })

export const notBegun = () =>
  failure(409, 'fator_nao_iniciado', {
    pt: 'Comece de novo: mostre o código QR e depois digite o código do aplicativo.',
    en: 'Start again: show the QR code and then type the code from the app.',
  })

export const notOn = () =>
  failure(409, 'fator_desligado', {
    pt: 'A verificação em duas etapas não está ligada nesta conta.',
    en: 'Two-step verification is not on for this account.',
  })

export const compulsory = () =>
  failure(409, 'fator_obrigatorio', {
    pt: 'Quem gere ou administra precisa da verificação em duas etapas: ela não pode ser desligada. Se trocou de celular, peça a quem administra para recomeçar.',
    en: 'Managers and administrators need two-step verification: it can’t be turned off. If you changed phones, ask an administrator to reset it.',
  })

export const tooManyRequests = () =>
  failure(
    429,
    'muitos_pedidos',
    {
      pt: 'Há pedidos demais esperando daqui. Tente de novo em alguns minutos.',
      en: 'Too many requests are waiting from here. Try again in a few minutes.',
    },
    { headers: { 'retry-after': '60' } },
  )

export const noRequest = () =>
  failure(404, 'codigo_desconhecido', {
    pt: 'Nenhum programa está esperando com este código. Confira as letras ou comece de novo no programa.',
    en: 'No program is waiting with this code. Check the letters or start again in the program.',
  })

export const decided = () =>
  failure(409, 'pedido_decidido', {
    pt: 'Este pedido já foi respondido ou venceu. Comece de novo no programa.',
    en: 'This request was already answered or has expired. Start again in the program.',
  })

/** What a poll is refused with: the codes of RFC 8628, section 3.5, and RFC 6749. */
export const pollRefusals = {
  authorization_pending: (intervalo: number) =>
    failure(
      400,
      'authorization_pending',
      { pt: 'Ainda sem resposta no navegador.', en: 'No answer in the browser yet.' },
      { headers: { 'retry-after': String(intervalo) } },
    ),
  slow_down: (intervalo: number) =>
    failure(
      400,
      'slow_down',
      { pt: 'Pergunte com menos pressa.', en: 'Ask less often.' },
      { headers: { 'retry-after': String(intervalo) } },
    ),
  access_denied: () =>
    failure(400, 'access_denied', {
      pt: 'A entrada foi recusada no navegador.',
      en: 'Signing in was refused in the browser.',
    }),
  expired_token: () =>
    failure(400, 'expired_token', {
      pt: 'O pedido venceu. Comece de novo.',
      en: 'The request has expired. Start again.',
    }),
  invalid_grant: () =>
    failure(400, 'invalid_grant', {
      pt: 'Este pedido não vale ou já foi usado. Comece de novo.',
      en: 'This request is not valid or was already used. Start again.',
    }),
} as const
