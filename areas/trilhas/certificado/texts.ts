/** Sentences of certificates that the server says too: the printed sheet, refusals, the file of the list. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const certificadoTexts = defineTexts({
  certificado: { pt: 'Certificado', en: 'Certificate' },
  certificados: { pt: 'Certificados', en: 'Certificates' },
  certificamos: { pt: 'Certificamos que', en: 'We certify that' },
  concluiu: { pt: 'concluiu a trilha de aprendizagem', en: 'completed the learning path' },
  carga: {
    pt: (horas: number) => `com carga horária de ${horas === 1 ? '1 hora' : `${horas} horas`}.`,
    en: (horas: number) => `with a workload of ${horas === 1 ? '1 hour' : `${horas} hours`}.`,
  },
  emitidoPor: { pt: 'Emitido por', en: 'Issued by' },
  emitidoEm: { pt: 'Data de emissão', en: 'Date of issue' },
  codigo: { pt: 'Código', en: 'Code' },
  confira: { pt: 'Confira em', en: 'Check at' },
  qr: {
    pt: (url: string) => `Código QR que leva a ${url}, onde se confere este certificado`,
    en: (url: string) => `QR code that leads to ${url}, where this certificate is checked`,
  },
  tituloDe: {
    pt: (nome: string, trilha: string) => `Certificado de ${nome}: ${trilha}`,
    en: (nome: string, trilha: string) => `Certificate of ${nome}: ${trilha}`,
  },
  amostraNome: { pt: 'Nome completo ⟦do aluno⟧', en: "The student's full name" },
  amostraTrilha: { pt: 'Nome da trilha de aprendizagem', en: 'Name of the learning path' },
  amostra: { pt: 'amostra', en: 'sample' },

  desconhecido: {
    pt: 'Não encontramos um certificado com este código. Confira os 12 sinais impressos abaixo do código QR.',
    en: 'We found no certificate with this code. Check the 12 signs printed below the QR code.',
  },
  revogado: {
    pt: 'Este certificado foi revogado e não pode mais ser impresso.',
    en: 'This certificate was revoked and can no longer be printed.',
  },
  jaRevogado: { pt: 'Este certificado já está revogado.', en: 'This certificate is revoked already.' },
  jaValido: { pt: 'Este certificado já é válido.', en: 'This certificate is valid already.' },
  motivo: {
    pt: 'Escreva o motivo, com pelo menos 3 letras.',
    en: 'Write the reason, with 3 letters or more.',
  },
  semImagem: {
    pt: 'Escolha a imagem do certificado: .png ou .jpg, A4 deitado, até 5 MB.',
    en: 'Choose the picture of the certificate: .png or .jpg, A4 landscape, up to 5 MB.',
  },
  pequena: {
    pt: (largura: number) =>
      `A imagem tem ${largura} pixels de largura e sairia borrada no papel: use uma com 1.400 ou mais.`,
    en: (largura: number) =>
      `The picture is ${largura} pixels wide and would be blurred on paper: use one of 1,400 or more.`,
  },
  emPe: {
    pt: 'A imagem precisa ser deitada, na proporção de uma folha A4 (297 × 210).',
    en: 'The picture must be landscape, in the proportion of an A4 sheet (297 × 210).',
  },
  layoutFora: {
    pt: 'Não encontramos este layout de certificado.',
    en: 'We could not find this certificate layout.',
  },
  muitosLayouts: {
    pt: 'Há layouts demais na lista. Remova algum que não se usa mais.',
    en: 'There are too many layouts on the list. Remove one that is no longer used.',
  },
  muitos: {
    pt: 'São certificados demais para um só arquivo. Filtre por trilha ou por nome.',
    en: 'There are too many certificates for one file. Narrow them by path or by name.',
  },

  nome: { pt: 'Nome', en: 'Name' },
  trilha: { pt: 'Trilha', en: 'Path' },
  cargaHoraria: { pt: 'Carga horária (h)', en: 'Workload (h)' },
  emissor: { pt: 'Emissor', en: 'Issuer' },
  situacao: { pt: 'Situação', en: 'Status' },
  valido: { pt: 'Válido', en: 'Valid' },
  revogadoEm: { pt: 'Revogado em', en: 'Revoked on' },
  motivoTitulo: { pt: 'Motivo', en: 'Reason' },
  situacaoRevogado: { pt: 'Revogado', en: 'Revoked' },
})
