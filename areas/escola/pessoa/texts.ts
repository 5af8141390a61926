/** Sentences about a person's data that the server and the screens share: why a value is refused. */
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts } from '../../../core/texts/texts.ts'
import type { Fault } from './rules.ts'

/** One sentence for each fault of rules.ts. */
export const faultTexts = defineTexts({
  nome_vazio: { pt: 'Escreva o nome.', en: 'Enter the name.' },
  nome_longo: { pt: 'O nome tem no máximo 150 letras.', en: 'A name has at most 150 characters.' },
  cpf_invalido: {
    pt: 'Este CPF não existe: confira os 11 números.',
    en: 'There is no such CPF: check the 11 digits.',
  },
  inep_invalido: {
    pt: 'O código INEP ⟦do aluno⟧ tem 12 números.',
    en: 'A student’s INEP code has 12 digits.',
  },
  ra_invalido: {
    pt: 'O RA tem até 20 letras e números, sem espaços.',
    en: 'A student ID has at most 20 letters and digits, without spaces.',
  },
  data_invalida: {
    pt: 'Esta data não existe: escreva como 09/03/2012.',
    en: 'That date does not exist: write it like 09/03/2012.',
  },
  data_futura: { pt: 'A data está no futuro.', en: 'The date is in the future.' },
  data_antiga: { pt: 'A data é anterior a 1900.', en: 'The date is before 1900.' },
  email_invalido: {
    pt: 'Escreva um e-mail como nome@escola.br.',
    en: 'Enter an email like name@school.br.',
  },
  telefone_invalido: {
    pt: 'Escreva o telefone com o DDD: (48) 99123-4567.',
    en: 'Enter the phone number with its area code: (48) 99123-4567.',
  },
  login_invalido: {
    pt: 'O nome de usuário tem ao menos 3 letras minúsculas, números, pontos ou hífens.',
    en: 'A username has at least 3 lowercase letters, digits, dots or hyphens.',
  },
} satisfies Record<Fault, { pt: string; en: string }>)

/** The letter to whoever makes their own password. */
export const conviteTexts = defineTexts({
  assunto: {
    pt: (tenant: string) => `Sua conta ${comArtigo('em', tenant)}`,
    en: (tenant: string) => `Your account at ${tenant}`,
  },
  titulo: { pt: 'Crie a sua senha', en: 'Create your password' },
  ola: { pt: (nome: string) => `Olá, ${nome}.`, en: (nome: string) => `Hello, ${nome}.` },
  texto: {
    pt: (tenant: string) => `${tenant} preparou uma conta para você. Falta só escolher a sua senha.`,
    en: (tenant: string) =>
      `${tenant} has prepared an account for you. All that is left is to choose a password.`,
  },
  login: {
    pt: (login: string) => `Seu nome de usuário é ${login}; você também entra com este e-mail.`,
    en: (login: string) => `Your username is ${login}; you can also sign in with this email.`,
  },
  prazo: {
    pt: 'O link vale por 7 dias e só pode ser usado uma vez. Se você não esperava esta mensagem, pode ignorá-la.',
    en: 'The link is good for 7 days and works once. If you did not expect this message, you may ignore it.',
  },
  botao: { pt: 'Criar a senha', en: 'Create the password' },
})

/** Titles of the exported list. */
export const planilhaTexts = defineTexts({
  pessoas: { pt: 'Pessoas', en: 'People' },
  nome: { pt: 'Nome', en: 'Name' },
  usuario: { pt: 'Nome de usuário', en: 'Username' },
  papeis: { pt: 'Papéis', en: 'Roles' },
  onde: { pt: 'Onde', en: 'Where' },
  situacao: { pt: 'Situação', en: 'Status' },
  criada: { pt: 'Conta criada em', en: 'Account made on' },
  vista: { pt: 'Último acesso', en: 'Last seen' },
  ativo: { pt: 'Ativa', en: 'Active' },
  suspenso: { pt: 'Suspensa', en: 'Suspended' },
})
