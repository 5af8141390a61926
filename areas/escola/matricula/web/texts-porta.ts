/** The sentences of the door of a class. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const portaTexts = defineTexts({
  titulo: { pt: 'Entrar em uma turma', en: 'Join a class' },
  texto: {
    pt: 'Escreva o código que a escola deu a você: são 7 letras e números.',
    en: 'Enter the code that the school gave you: 7 letters and digits.',
  },
  codigo: { pt: 'Código da turma', en: 'Class code' },
  procurar: { pt: 'Buscar a turma', en: 'Find the class' },
  outro: { pt: 'Usar outro código', en: 'Use another code' },
  procurando: { pt: 'Buscando a turma…', en: 'Looking for the class…' },
  forma: {
    pt: 'O código tem 7 letras e números, sem 0, 1, I, L e O.',
    en: 'The code has 7 letters and digits, without 0, 1, I, L and O.',
  },
  entrar: { pt: 'Entrar na turma', en: 'Join the class' },
  pedir: { pt: 'Pedir para entrar', en: 'Ask to join' },
  pedirTexto: {
    pt: 'Quem ensina na turma responde ao seu pedido, e você recebe um aviso.',
    en: 'A teacher of the class answers your request, and you are told.',
  },
  entrarConta: { pt: 'Entrar com a minha conta', en: 'Sign in' },
  criarConta: { pt: 'Criar conta', en: 'Create an account' },
  primeiro: {
    pt: 'Para entrar na turma, entre primeiro na sua conta. Depois você volta para cá.',
    en: 'To join the class, sign in first. Then you come back here.',
  },
  dentro: { pt: 'Você já está nesta turma.', en: 'You are in this class already.' },
  abrir: { pt: 'Abrir a turma', en: 'Open the class' },
  pediu: {
    pt: 'Seu pedido foi enviado. Quem ensina na turma vai responder, e você recebe um aviso.',
    en: 'Your request was sent. A teacher of the class will answer, and you are told.',
  },
  recusado: { pt: 'Seu pedido para entrar foi recusado.', en: 'Your request to join was refused.' },
  recusadoPor: { pt: (motivo: string) => `Motivo: ${motivo}`, en: (motivo: string) => `Reason: ${motivo}` },
  saiu: {
    pt: 'Você saiu desta turma, ou desistiu do pedido. Para voltar, fale com a escola.',
    en: 'You left this class, or took your request back. To come back, talk to the school.',
  },
  fechada: {
    pt: 'Nesta turma não se entra por código. Peça à escola que adicione você.',
    en: 'You cannot join this class with a code. Ask the school to add you.',
  },
  cheia: {
    pt: 'Esta turma está cheia. Fale com quem deu o código a você.',
    en: 'This class is full. Talk to whoever gave you the code.',
  },
  encerrada: {
    pt: 'Esta turma já foi encerrada: não entra mais ninguém.',
    en: 'This class is closed: nobody can join anymore.',
  },
  equipe: {
    pt: 'O código da turma é para ⟦alunos⟧, e a sua conta é da equipe. Para ensinar nela, peça à coordenação ou a quem já ensina que inclua você como ⟦docente⟧.',
    en: 'The class code is for students, and yours is a staff account. To teach it, ask the coordinator or one of its teachers to add you as a teacher.',
  },
  responsavel: {
    pt: 'O código da turma é para ⟦alunos⟧, e a sua conta é de responsável. Para acompanhar a turma, peça à escola que ligue você ⟦ao aluno⟧; para ⟦o aluno⟧ entrar, use a conta dele.',
    en: 'The class code is for students, and yours is a guardian account. To follow the class, ask the school to link you to the student; for the student to join, use the student’s own account.',
  },
  sair: { pt: 'Sair da turma', en: 'Leave the class' },
  desistir: { pt: 'Desistir do pedido', en: 'Take the request back' },
  sairPergunta: { pt: 'Sair desta turma?', en: 'Leave this class?' },
  desistirPergunta: { pt: 'Desistir do pedido?', en: 'Take the request back?' },
  sairTexto: {
    pt: 'O que você fez nela fica guardado. Para voltar, fale com a escola.',
    en: 'What you did in it is kept. To come back, talk to the school.',
  },
  minhasTurmas: { pt: 'Minhas turmas', en: 'My classes' },
  inicio: { pt: 'Página inicial', en: 'Home page' },
})
