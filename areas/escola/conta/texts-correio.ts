/** Sentences of the letters about a person's own account. */
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts } from '../../../core/texts/texts.ts'

export const cartaTexts = defineTexts({
  ola: { pt: (nome: string) => `Olá, ${nome}.`, en: (nome: string) => `Hello, ${nome}.` },
  naoFoiVoce: {
    pt: 'Se não foi você, não faça nada: sem este link, nada muda.',
    en: 'If it was not you, do nothing: without this link, nothing changes.',
  },

  recuperar: { pt: 'Criar outra senha', en: 'Create a new password' },
  recuperarTexto: {
    pt: 'Alguém pediu uma senha nova para a sua conta. O link abaixo vale por 1 hora e só pode ser usado uma vez.',
    en: 'Somebody asked for a new password for your account. The link below is valid for 1 hour and works once.',
  },

  confirmar: { pt: 'Confirme o seu e-mail', en: 'Confirm your email' },
  confirmarAcao: { pt: 'Confirmar o e-mail', en: 'Confirm the email' },
  confirmarTexto: {
    pt: (tenant: string) =>
      `Falta um passo para abrir a sua conta ${comArtigo('em', tenant)}. O link abaixo vale por 48 horas e só pode ser usado uma vez.`,
    en: (tenant: string) =>
      `One step is missing to open your account at ${tenant}. The link below is valid for 48 hours and works once.`,
  },

  jaTem: { pt: 'Você já tem uma conta', en: 'You already have an account' },
  jaTemTexto: {
    pt: 'Alguém quis se cadastrar com este e-mail, que já tem conta. Se foi você, entre com a sua senha ou crie outra.',
    en: 'Somebody wanted to sign up with this email, which has an account already. If it was you, sign in with your password or create a new one.',
  },
  jaTemAcao: { pt: 'Criar outra senha', en: 'Create a new password' },

  novoEmail: { pt: 'Confirme o seu e-mail', en: 'Confirm your email' },
  novoEmailTexto: {
    pt: 'Este endereço foi indicado como o e-mail da sua conta. O link abaixo vale por 48 horas e só pode ser usado uma vez; até lá nada muda.',
    en: 'This address was named as the email of your account. The link below is valid for 48 hours and works once; until then nothing changes.',
  },
  ocupado: { pt: 'Este e-mail já é de uma conta', en: 'This email belongs to an account already' },
  ocupadoTexto: {
    pt: 'Alguém quis usar este endereço em outra conta. Nada mudou: ele continua sendo o da sua.',
    en: 'Somebody wanted to use this address for another account. Nothing changed: it is still your account’s.',
  },
  entrar: { pt: 'Entrar', en: 'Sign in' },

  emailTrocado: { pt: 'O e-mail da sua conta mudou', en: 'The email of your account changed' },
  emailTrocadoTexto: {
    pt: 'A sua conta agora usa outro e-mail, e este endereço deixou de valer para ela. Se não foi você, fale hoje com a secretaria da sua escola.',
    en: 'Your account now uses another email, and this address no longer works for it. If it was not you, talk to your school office today.',
  },
  contato: { pt: 'Falar com a gente', en: 'Talk to us' },

  senhaTrocada: { pt: 'A sua senha mudou', en: 'Your password changed' },
  senhaTrocadaTexto: {
    pt: 'A senha da sua conta foi trocada, e as sessões em outros aparelhos terminaram. Se não foi você, crie outra senha agora.',
    en: 'The password of your account was changed, and sessions on other devices ended. If it was not you, create a new password now.',
  },

  remocao: { pt: 'A sua conta vai ser excluída', en: 'Your account will be deleted' },
  remocaoTexto: {
    pt: (dia: string) =>
      `Você pediu para excluir a sua conta. Isso acontece em ${dia}. Até lá, basta entrar e desfazer.`,
    en: (dia: string) =>
      `You asked for your account to be deleted. That happens on ${dia}. Until then, sign in and undo it.`,
  },
  remocaoEspera: {
    pt: 'Você pediu para excluir a sua conta. O pedido espera a confirmação de quem é responsável por você ou da escola. Basta entrar para desfazer.',
    en: 'You asked for your account to be deleted. The request waits for your guardian or school to confirm it. Sign in to undo it.',
  },
  remocaoAcao: { pt: 'Ver o pedido', en: 'See the request' },

  convite: {
    pt: (turma: string) => `Convite para a turma ${turma}`,
    en: (turma: string) => `Invitation to the class ${turma}`,
  },
  conviteDocenteTitulo: {
    pt: (turma: string) => `Convite para ensinar na turma ${turma}`,
    en: (turma: string) => `Invitation to teach the class ${turma}`,
  },
  conviteResponsavelTitulo: {
    pt: (aluno: string) => `Convite para acompanhar ${aluno}`,
    en: (aluno: string) => `Invitation to follow ${aluno}`,
  },
  conviteTexto: {
    pt: (quem: string, turma: string, escola: string) =>
      `${quem} convida você para a turma ${turma}, ${comArtigo('de', escola)}. O convite vale por 7 dias e só pode ser usado uma vez.`,
    en: (quem: string, turma: string, escola: string) =>
      `${quem} invites you to the class ${turma}, of ${escola}. The invitation is valid for 7 days and works once.`,
  },
  conviteDocente: {
    pt: (quem: string, turma: string, escola: string) =>
      `${quem} convida você para ajudar a ensinar na turma ${turma}, ${comArtigo('de', escola)}. O convite vale por 7 dias, só pode ser usado uma vez e só com a conta deste e-mail.`,
    en: (quem: string, turma: string, escola: string) =>
      `${quem} invites you to help teach the class ${turma}, of ${escola}. The invitation is valid for 7 days, works once, and only with the account of this email.`,
  },
  conviteResponsavel: {
    pt: (quem: string, aluno: string, turma: string, escola: string) =>
      `${quem} convida você para acompanhar ${aluno}, da turma ${turma}, ${comArtigo('de', escola)}, como responsável. O convite vale por 7 dias, só pode ser usado uma vez e só com a conta deste e-mail. Se você não conhece ${aluno}, ignore esta mensagem.`,
    en: (quem: string, aluno: string, turma: string, escola: string) =>
      `${quem} invites you to follow ${aluno}, of the class ${turma}, of ${escola}, as a guardian. The invitation is valid for 7 days, works once, and only with the account of this email. If you do not know ${aluno}, ignore this message.`,
  },
  conviteAcao: { pt: 'Ver o convite', en: 'See the invitation' },
})
