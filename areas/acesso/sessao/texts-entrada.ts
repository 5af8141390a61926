/** Sentences of signing in and out, which no signed-in page loads. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const entradaTexts = defineTexts({
  quemVaiEntrar: { pt: 'Quem vai entrar?', en: 'Who is signing in?' },
  contasGuardadas: { pt: 'Contas guardadas neste aparelho', en: 'Accounts kept on this device' },
  entrar: { pt: 'Entrar', en: 'Sign in' },
  usuario: { pt: 'E-mail ou nome de usuário', en: 'Email or username' },
  usuarioAjuda: {
    pt: '⟦Alunos⟧ também entram com o RA.',
    en: 'Students may use their RA (student ID) too.',
  },
  senha: { pt: 'Senha', en: 'Password' },
  senhaDe: { pt: (nome: string) => `Senha de ${nome}`, en: (nome: string) => `Password of ${nome}` },
  compartilhada: { pt: 'Este aparelho é de mais gente', en: 'Other people use this device' },
  compartilhadaAjuda: {
    pt: 'A sessão termina em 12 horas e a conta não fica guardada aqui.',
    en: 'The session ends in 12 hours and the account is not kept here.',
  },
  ou: { pt: 'ou entre de outro jeito', en: 'or sign in another way' },
  cartaoQr: { pt: 'Cartão QR', en: 'QR card' },
  outraConta: { pt: 'Usar outra conta', en: 'Use another account' },
  contasDaqui: { pt: 'Escolher uma conta guardada', en: 'Choose a kept account' },
  esquecerConta: {
    pt: (nome: string) => `Remover ${nome} deste aparelho`,
    en: (nome: string) => `Remove ${nome} from this device`,
  },
  esqueciSenha: { pt: 'Esqueci a senha', en: 'I forgot my password' },
  primeiraVez: { pt: 'Primeira vez aqui?', en: 'First time here?' },
  criarConta: { pt: 'Criar conta', en: 'Create an account' },
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },
})
