/** What is said when signing in through a provider does not work: always what to do instead. */
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'

export const unknownProvedor = () =>
  notFound({
    pt: 'Este jeito de entrar não está disponível aqui. Volte e escolha outro.',
    en: 'This way to sign in is not available here. Go back and choose another one.',
  })

/** Down, slow, or talking nonsense: the other ways to sign in go on. */
export const unavailable = (nome: string) =>
  failure(
    503,
    'provedor_indisponivel',
    {
      pt: `${nome} não está respondendo agora. Entre com usuário e senha, ou tente de novo em alguns minutos.`,
      en: `${nome} is not answering right now. Sign in with username and password, or try again in a few minutes.`,
    },
    { headers: { 'retry-after': '60' } },
  )

/** The answer does not stand up to the checks, or the code was already used. */
export const refused = (nome: string) =>
  failure(422, 'entrada_recusada', {
    pt: `Não conseguimos confirmar a sua entrada com ${nome}. Volte e comece de novo.`,
    en: `We could not confirm your sign-in with ${nome}. Go back and start again.`,
  })

export const cancelled = (nome: string) =>
  failure(422, 'entrada_cancelada', {
    pt: `A entrada com ${nome} foi cancelada. Volte para tentar de novo ou escolher outro jeito de entrar.`,
    en: `Signing in with ${nome} was canceled. Go back to try again or to choose another way to sign in.`,
  })

/** Wrong state, wrong browser, wrong provider, used or expired: told alike. */
export const startAgain = () =>
  failure(404, 'entrada_desconhecida', {
    pt: 'Esta entrada não vale mais. Volte à página de entrar e comece de novo, neste mesmo navegador.',
    en: 'This sign-in is no longer valid. Go back to the sign-in page and start again, in this same browser.',
  })

export const taken = () =>
  failure(409, 'identidade_em_uso', {
    pt: 'Esta conta já está ligada a outra pessoa daqui. Entre com ela, ou peça ajuda à secretaria.',
    en: 'This account is already linked to somebody else here. Sign in with it, or ask the school office for help.',
  })

export const otherAccount = () =>
  failure(403, 'outra_conta', {
    pt: 'A conta que você confirmou não é a que abre esta. Repita com a mesma com que você entra.',
    en: 'The account you confirmed is not the one that opens this one. Repeat with the one you sign in with.',
  })

export const factorAsked = () =>
  failure(422, 'codigo_necessario', {
    pt: 'Com a verificação em duas etapas ligada, confirme com o código do aplicativo.',
    en: 'With two-step verification on, confirm with the code from the app.',
  })

export const onlyWayIn = () =>
  failure(409, 'unica_entrada', {
    pt: 'Este é o seu único jeito de entrar. Crie uma senha antes de remover esta conta.',
    en: 'This is your only way to sign in. Create a password before removing this account.',
  })

export const wrongIssuer = () =>
  invalid(
    {
      issuer: {
        pt: 'Informe um endereço que comece com https://, sem usuário, “?” nem “#”.',
        en: 'Give an address that starts with https://, without user, “?” or “#”.',
      },
    },
    {
      pt: 'Confira o endereço do provedor.',
      en: 'Check the address of the provider.',
    },
  )

/** What is kept was given for another issuer: it is not sent to this one. */
export const secretAnew = () =>
  failure(
    422,
    'segredo_de_outro_emissor',
    {
      pt: 'O endereço do emissor mudou: informe o segredo que o novo emissor deu.',
      en: 'The address of the issuer changed: give the secret that the new issuer gave.',
    },
    {
      campos: {
        segredo: {
          pt: 'Informe o segredo do novo emissor. O que está guardado é do anterior e não será enviado a ele.',
          en: 'Give the secret of the new issuer. The one kept is of the former issuer and is not sent to it.',
        },
      },
    },
  )

export const wrongKey = () =>
  invalid(
    {},
    {
      pt: 'A Apple pede a equipe, o nome da chave e a própria chave (arquivo .p8).',
      en: 'Apple asks for the team, the name of the key and the key itself (.p8 file).',
    },
  )

export const twice = () =>
  failure(409, 'provedor_repetido', {
    pt: 'Este provedor já está na lista.',
    en: 'This provider is already on the list.',
  })
