/** Every sentence that the server of attempts says, Portuguese and English side by side. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const tentativaTexts = defineTexts({
  aulaAusente: {
    pt: 'Esta aula não existe mais ou não é da sua turma.',
    en: 'This lesson no longer exists or is not of your class.',
  },
  ausente: {
    pt: 'Esta tentativa não existe ou não é sua.',
    en: 'This attempt does not exist or is not yours.',
  },
  reparoMudou: {
    pt: 'A correção do gabarito já está em outro passo. Abra a página de novo.',
    en: 'This fix has moved on. Open the page again.',
  },
  reparoEmCurso: {
    pt: 'Já há uma correção de gabarito em andamento nesta aula. Espere que termine.',
    en: 'An answer key of this lesson is already being fixed. Wait until that has ended.',
  },
  nadaAReparar: {
    pt: 'Nenhuma destas telas tem outro gabarito na versão publicada.',
    en: 'None of these screens has a different answer key in the published version.',
  },
  semRazao: {
    pt: 'Escreva o que estava errado: quem teve a nota alterada vai ler.',
    en: 'Write what was wrong: those whose grade changed will read it.',
  },
  visitante: {
    pt: 'Você está visitando outra plataforma: aqui não dá para fazer aulas em seu nome.',
    en: 'You are visiting another platform: here you cannot do lessons in your own name.',
  },
  abreEm: {
    pt: (quando: string) => `Esta aula abre em ${quando}.`,
    en: (quando: string) => `This lesson opens on ${quando}.`,
  },
  encerrada: {
    pt: (quando: string) => `O prazo desta aula terminou em ${quando}.`,
    en: (quando: string) => `The time for this lesson ended on ${quando}.`,
  },
  feitaNaVez: {
    pt: 'Você já fez esta aula nesta tentativa. Para fazer de novo, comece outra tentativa na trilha.',
    en: 'You have done this lesson in this attempt. To do it again, begin another attempt in the path.',
  },
  semTentativas: {
    pt: (limite: number) =>
      limite === 1
        ? 'Você já fez esta aula: ela só pode ser feita uma vez.'
        : `Você já usou as ${limite} tentativas.`,
    en: (limite: number) =>
      limite === 1
        ? 'You have done this lesson: it can be done only once.'
        : `You have used all ${limite} attempts.`,
  },
  esperaProfessora: {
    pt: 'O que você fez nesta aula chegou e espera a decisão ⟦do seu professor⟧.',
    en: 'What you did in this lesson has arrived and waits for your teacher to decide.',
  },
  divergente: {
    pt: 'Estas respostas são de outra pessoa. Elas continuam guardadas neste aparelho até essa pessoa entrar.',
    en: 'These answers belong to somebody else. They stay on this device until that person signs in.',
  },
  semGabarito: {
    pt: 'As respostas certas desta aula ainda não podem ser vistas.',
    en: 'The right answers of this lesson cannot be seen yet.',
  },
  refazerFechado: {
    pt: 'O que ficou errado nesta aula ainda não pode ser refeito.',
    en: 'What was wrong in this lesson cannot be done again yet.',
  },
  telaCerta: {
    pt: 'Esta tela não tem o que refazer.',
    en: 'There is nothing to do again on this screen.',
  },
  respostaSemForma: {
    pt: 'Esta resposta não é deste tipo de tela.',
    en: 'This answer is not of this type of screen.',
  },
  propria: {
    pt: 'Ninguém corrige o próprio trabalho. Peça a outra pessoa que acompanha a turma.',
    en: 'Nobody grades their own work. Ask somebody else who follows the class.',
  },
  anulada: {
    pt: 'Esta tentativa foi anulada: não há o que corrigir.',
    en: 'This attempt was annulled: there is nothing to grade.',
  },
  gabaritoVisto: {
    pt: 'Você já viu as respostas certas desta aula. Para fazer de novo, fale com ⟦seu professor⟧.',
    en: 'You have seen the right answers of this lesson. To do it again, talk to your teacher.',
  },
  retidaAusente: {
    pt: 'Este trabalho não existe mais ou não é desta turma.',
    en: 'This work no longer exists or is not of this class.',
  },
  semRecado: {
    pt: 'Diga ⟦ao aluno⟧ por que o trabalho não foi aceito.',
    en: 'Tell the student why the work was not accepted.',
  },
  jaDecidida: {
    pt: 'Este trabalho já foi decidido. Atualize a página para ver como ficou.',
    en: 'This work was decided already. Load the page again to see how.',
  },
  jaAnulada: { pt: 'Esta tentativa já foi anulada.', en: 'This attempt was annulled already.' },
  semMotivo: { pt: 'Diga por que a tentativa é anulada.', en: 'Say why the attempt is annulled.' },
  semResultado: {
    pt: 'Termine a aula para ter um resultado a mostrar.',
    en: 'Finish the lesson to have a result to show.',
  },
  enderecoInvalido: {
    pt: 'Este endereço não vale mais. Peça outro a quem o enviou.',
    en: 'This address is no longer good. Ask whoever sent it for another.',
  },
  versaoMudou: {
    pt: 'Esta aula mudou enquanto você respondia. Abra de novo para fazer a versão nova.',
    en: 'This lesson changed while you were answering. Open it again to do the new version.',
  },
})
