/** The sentences of work that waits for its teacher. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const retidasTexts = defineTexts({
  titulo: {
    pt: (n: number) =>
      n === 0
        ? 'Fora do prazo ou sem confirmação'
        : plural(n, '1 trabalho espera a sua decisão', '# trabalhos esperam a sua decisão'),
    en: (n: number) =>
      n === 0
        ? 'Late or unconfirmed'
        : plural(n, '1 piece of work waits for you', '# pieces of work wait for you'),
  },
  texto: {
    pt: 'A plataforma não pôde confirmar que isto foi feito no prazo e nas condições da aula, e por isso não deu nota. Se você aceitar, vale como se tivesse chegado no prazo.',
    en: 'The platform could not confirm that this was done in time and as the lesson asks, so it gave no grade. If you accept it, it counts as if it had come in time.',
  },
  deAula: {
    pt: (nome: string, aula: string) => `${nome}, em “${aula}”`,
    en: (name: string, lesson: string) => `${name}, in “${lesson}”`,
  },
  respostas: {
    pt: (n: number) => plural(n, '1 resposta', '# respostas'),
    en: (n: number) => plural(n, '1 answer', '# answers'),
  },
  atrasado: { pt: 'Entregue com atraso', en: 'Turned in late' },
  entregue: { pt: 'aula entregue', en: 'lesson turned in' },
  deAte: {
    pt: (de: string, ate: string) => `${de} a ${ate}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  feita: {
    pt: (quando: string) => `feito em ${quando}, diz o aparelho`,
    en: (when: string) => `done on ${when}, says the device`,
  },
  recebida: { pt: (quando: string) => `recebido em ${quando}`, en: (when: string) => `received on ${when}` },
  aceitar: { pt: 'Aceitar', en: 'Accept' },
  aceitarDe: {
    pt: (nome: string) => `Aceitar o trabalho de ${nome}`,
    en: (name: string) => `Accept the work of ${name}`,
  },
  naoAceitar: { pt: 'Não aceitar', en: 'Refuse' },
  naoAceitarDe: {
    pt: (nome: string) => `Não aceitar o trabalho de ${nome}`,
    en: (name: string) => `Refuse the work of ${name}`,
  },
  recado: { pt: 'Recado para ⟦o aluno⟧', en: 'Note for the student' },
  recadoAjuda: {
    pt: 'Diga por que não vale e o que fazer agora',
    en: 'Say why it does not count and what to do now',
  },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  foiAceito: {
    pt: (nome: string) => `O trabalho de ${nome} foi aceito e já vale.`,
    en: (name: string) => `The work of ${name} was accepted and counts.`,
  },
  foiRecusado: {
    pt: (nome: string) => `O trabalho de ${nome} não foi aceito.`,
    en: (name: string) => `The work of ${name} was refused.`,
  },
  espera: { pt: 'Espera você', en: 'Waits for you' },
  aceita: { pt: 'Aceito', en: 'Accepted' },
  recusada: { pt: 'Não aceito', en: 'Refused' },
  comRecado: { pt: (recado: string) => `Recado: ${recado}`, en: (note: string) => `Note: ${note}` },
  por: { pt: (nome: string) => `Decidido por ${nome}`, en: (name: string) => `Decided by ${name}` },
  decididos: {
    pt: (n: number) => plural(n, '1 já decidido', '# já decididos'),
    en: (n: number) => plural(n, '1 decided', '# decided'),
  },
})
