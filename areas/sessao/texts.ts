/** Sentences of signing in and out. */
import { defineTexts } from '../../core/texts/texts.ts'

export const sessaoTexts = defineTexts({
  quemVaiEntrar: { pt: 'Quem vai entrar?', en: 'Who is signing in?' },
  contasGuardadas: { pt: 'Contas guardadas neste aparelho', en: 'Accounts kept on this device' },
  entrar: { pt: 'Entrar', en: 'Sign in' },
  usuario: { pt: 'E-mail ou nome de usuário', en: 'E-mail or user name' },
  usuarioAjuda: {
    pt: 'Estudantes também entram com o RA.',
    en: 'Pupils may use their RA (school register) too.',
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
    pt: (nome: string) => `Tirar ${nome} deste aparelho`,
    en: (nome: string) => `Remove ${nome} from this device`,
  },
  contaTirada: { pt: 'Conta tirada deste aparelho.', en: 'Account removed from this device.' },
  esqueciSenha: { pt: 'Esqueci a senha', en: 'I forgot my password' },
  primeiraVez: { pt: 'Primeira vez aqui?', en: 'First time here?' },
  criarConta: { pt: 'Criar conta', en: 'Make an account' },
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },
  espere: {
    pt: (segundos: number) => `Espere ${segundos} s`,
    en: (segundos: number) => `Wait ${segundos} s`,
  },
  saindo: { pt: 'Saindo…', en: 'Signing out…' },
  aluno: { pt: 'Estudante', en: 'Pupil' },
  responsavel: { pt: 'Responsável', en: 'Guardian' },
  professor: { pt: 'Docente', en: 'Teacher' },
  autor: { pt: 'Autoria', en: 'Author' },
  revisor: { pt: 'Revisão', en: 'Reviewer' },
  coordenador: { pt: 'Coordenação', en: 'School coordination' },
  gestor_rede: { pt: 'Gestão da rede', en: 'Network management' },
  administrador_tenant: { pt: 'Administração', en: 'Administration' },
  'administrador-plataforma': { pt: 'Administração da plataforma', en: 'Platform administration' },
  encarregado: { pt: 'Proteção de dados', en: 'Data protection' },
  suporte: { pt: 'Suporte', en: 'Support' },
  semPapel: { pt: 'Sem vínculo', en: 'No role yet' },
})

const BY_WEIGHT = [
  'administrador-plataforma',
  'administrador_tenant',
  'encarregado',
  'suporte',
  'gestor_rede',
  'coordenador',
  'professor',
  'revisor',
  'autor',
  'responsavel',
  'aluno',
] as const

/** The name of the role that says most about a person. */
export function papelPrincipal(papeis: readonly string[]): (typeof BY_WEIGHT)[number] | 'semPapel' {
  return BY_WEIGHT.find((papel) => papeis.includes(papel)) ?? 'semPapel'
}
