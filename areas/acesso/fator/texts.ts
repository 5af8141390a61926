/** Sentences of the letters about the second factor. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const cartaTexts = defineTexts({
  assunto: { pt: 'Segurança da sua conta', en: 'Security of your account' },
  saudacao: { pt: (nome: string) => `Olá, ${nome}.`, en: (nome: string) => `Hello, ${nome}.` },
  ligado: {
    pt: 'A verificação em duas etapas foi ligada na sua conta. A partir de agora, para entrar, além da senha você digita o código do aplicativo.',
    en: 'Two-step verification was turned on for your account. From now on you sign in with your password and the code from the app.',
  },
  removido: {
    pt: 'A verificação em duas etapas foi desligada na sua conta.',
    en: 'Two-step verification was turned off for your account.',
  },
  zerado: {
    pt: 'Quem administra a plataforma recomeçou a verificação em duas etapas da sua conta: o aplicativo e os códigos de recuperação antigos não valem mais.',
    en: 'An administrator reset the two-step verification of your account: the earlier app and recovery codes no longer count.',
  },
  recuperacao: {
    pt: (n: number) =>
      `Um código de recuperação foi usado para entrar na sua conta. ${n === 0 ? 'Era o último: crie outros agora.' : plural(n, 'Resta 1 código.', 'Restam # códigos.')}`,
    en: (n: number) =>
      `A recovery code was used to sign in to your account. ${n === 0 ? 'It was the last one: make new ones now.' : plural(n, '1 code is left.', '# codes are left.')}`,
  },
  naoFui: {
    pt: 'Se não foi você quem pediu, troque a senha agora e avise a secretaria da sua escola.',
    en: 'If this was not you, change your password now and tell your school office.',
  },
  abrir: { pt: 'Abrir minha conta', en: 'Open my account' },
})
