/** The sentences of lessons and results that are open to all, and of the short link. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const publicoTexts = defineTexts({
  semConta: {
    pt: 'Sem conta, nada do que você responde fica guardado.',
    en: 'Without an account, nothing you answer is kept.',
  },
  codigoTitulo: { pt: 'Fazer uma atividade', en: 'Do an activity' },
  codigo: { pt: 'Código da atividade', en: 'Code of the activity' },
  codigoAjuda: {
    pt: 'Oito letras e números, como A2B3C4D5.',
    en: 'Eight letters and digits, such as A2B3C4D5.',
  },
  abrir: { pt: 'Abrir', en: 'Open' },
  outroCodigo: { pt: 'Digitar outro código', en: 'Type another code' },
  naoAchou: { pt: 'Esta atividade não está disponível', en: 'This activity is not available' },
  naoAchouTexto: {
    pt: 'Confira o código com quem o enviou. Se a aula é da sua turma, entre na sua conta.',
    en: 'Check the code with whoever sent it. If the lesson is of your class, sign in.',
  },
  entrar: { pt: 'Entrar', en: 'Sign in' },
  inicio: { pt: 'Página inicial', en: 'Home page' },
  semCorrigir: {
    pt: 'A correção não veio. Verifique a conexão e conclua de novo.',
    en: 'The grading did not arrive. Check the connection and finish again.',
  },
  relatorio: { pt: 'Resultado da atividade', en: 'Result of the activity' },
  de: { pt: (aluno: string) => `De ${aluno}`, en: (pupil: string) => `Of ${pupil}` },
  turma: { pt: (turma: string) => `Turma ${turma}`, en: (turma: string) => `Class ${turma}` },
  concluida: {
    pt: (quando: string) => `Concluída em ${quando}`,
    en: (when: string) => `Finished on ${when}`,
  },
  nota: { pt: 'Nota', en: 'Grade' },
  porTela: { pt: 'Tela por tela', en: 'Screen by screen' },
  semCorrecao: { pt: 'sem nota', en: 'not graded' },
  naoVale: { pt: 'Este resultado não está disponível', en: 'This result is not available' },
  naoValeTexto: {
    pt: 'O endereço venceu ou está incompleto. Peça outro.',
    en: 'The address has ended or is incomplete. Ask for another.',
  },
})
