/** Words of a page of questions. Those that stand before answers are read again when the page comes back as a document. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const papelTexts = defineTexts({
  titulo: { pt: 'Questões', en: 'Questions' },
  tituloComGabarito: { pt: 'Questões com gabarito', en: 'Questions with the answer key' },
  nome: { pt: 'Nome', en: 'Name' },
  turma: { pt: 'Turma', en: 'Class' },
  data: { pt: 'Data', en: 'Date' },
  questao: { pt: 'Questão', en: 'Question' },
  textoPara: {
    pt: (de: number, ate: number) =>
      de === ate
        ? `Texto para a questão ${de}`
        : `Texto para as questões ${de} ${ate === de + 1 ? 'e' : 'a'} ${ate}`,
    en: (de: number, ate: number) =>
      de === ate
        ? `Text for question ${de}`
        : `Text for questions ${de} ${ate === de + 1 ? 'and' : 'to'} ${ate}`,
  },
  resposta: { pt: 'Resposta', en: 'Answer' },
  respostaNumero: { pt: 'Resposta (número)', en: 'Answer (number)' },
  palavras: { pt: 'Palavras', en: 'Words' },
  gabarito: { pt: 'Gabarito', en: 'Answer key' },
  aberta: { pt: 'resposta aberta', en: 'open answer' },
  esperada: { pt: 'Resposta esperada', en: 'Expected answer' },
  explicacao: { pt: 'Explicação', en: 'Explanation' },
  criterio: { pt: 'Critério de correção', en: 'Grading criterion' },
  analise: {
    pt: (letra: string) => `Análise da alternativa ${letra}`,
    en: (letra: string) => `Analysis of alternative ${letra}`,
  },
  pagina: {
    pt: (n: string, de: string) => `Página ${n} de ${de}`,
    en: (n: string, de: string) => `Page ${n} of ${de}`,
  },
  imagem: { pt: 'imagem', en: 'picture' },
  audio: { pt: 'áudio', en: 'audio' },
  video: { pt: 'vídeo', en: 'video' },
})
