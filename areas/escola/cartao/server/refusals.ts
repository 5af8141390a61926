/** What is told at the door of cards; never whose card it is, nor whether it is one, to who is not on a class's device. */
import { failure } from '../../../../core/server/failure.ts'

export const foraDoAparelho = () =>
  failure(403, 'fora_do_aparelho', {
    pt: 'O cartão só entra nos aparelhos da turma. Aqui, use o seu nome de usuário e a sua senha.',
    en: 'The card only signs in on devices of the class. Here, use your username and your password.',
  })

/** Made up, ended, of another class or another tenant: the same answer. */
export const cartaoInvalido = () =>
  failure(404, 'cartao_invalido', {
    pt: 'Este cartão não entra neste aparelho. Confira o código ou peça ajuda ⟦ao seu professor⟧.',
    en: 'This card does not sign in on this device. Check the code or ask your teacher for help.',
  })

export const imagensErradas = () =>
  failure(401, 'imagens_nao_conferem', {
    pt: 'Não foram essas imagens. Tente de novo, com calma.',
    en: 'Those were not the pictures. Try again, take your time.',
  })

export const bloqueada = () =>
  failure(403, 'imagem_bloqueada', {
    pt: 'Foram muitas tentativas. Peça ajuda ⟦ao seu professor⟧.',
    en: 'There were too many attempts. Ask your teacher for help.',
  })

export const semImagem = () =>
  failure(409, 'sem_imagem', {
    pt: 'Você ainda não tem imagens. Use o seu cartão para escolher, ou peça ajuda ⟦ao seu professor⟧.',
    en: 'You have no pictures yet. Use your card to choose them, or ask your teacher for help.',
  })

export const aguarde = (seconds: number) =>
  failure(
    429,
    'aguarde',
    {
      pt: `Espere ${seconds} s e tente de novo.`,
      en: `Wait ${seconds} s and try again.`,
    },
    { headers: { 'retry-after': String(seconds) } },
  )

export const foraDaTurma = () =>
  failure(422, 'aluno_fora_da_turma', {
    pt: 'Alguém desta lista não é ⟦aluno⟧ desta turma, ou entra de outro jeito por ter outras funções.',
    en: 'Somebody on this list is no student of this class, or signs in another way because of other roles.',
  })
