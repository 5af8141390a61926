/** Sentences of the public page that checks certificates. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const conferirTexts = defineTexts({
  titulo: { pt: 'Conferir certificado', en: 'Check a certificate' },
  texto: {
    pt: 'Digite o código impresso no certificado, abaixo do código QR.',
    en: 'Type the code printed on the certificate, below the QR code.',
  },
  campo: { pt: 'Código do certificado', en: 'Code of the certificate' },
  ajuda: {
    pt: '12 letras e números, como K7QD-M3XP-8RTW.',
    en: '12 letters and numbers, like K7QD-M3XP-8RTW.',
  },
  forma: {
    pt: 'O código tem 12 sinais: letras sem vogais e números de 2 a 9. Confira se falta algum.',
    en: 'The code has 12 signs: letters without vowels and numbers from 2 to 9. Check whether one is missing.',
  },
  conferir: { pt: 'Conferir', en: 'Check' },
  conferindo: { pt: 'Conferindo o certificado…', en: 'Checking the certificate…' },
  valido: { pt: 'Certificado válido', en: 'Valid certificate' },
  validoTexto: {
    pt: (emissor: string) => `Emitido por ${emissor}. Compare os dados abaixo com os do papel.`,
    en: (emissor: string) => `Issued by ${emissor}. Compare the data below with those on the paper.`,
  },
  revogado: { pt: 'Certificado revogado', en: 'Revoked certificate' },
  revogadoTexto: {
    pt: 'Este certificado foi emitido, mas não vale mais. Fale com quem o emitiu.',
    en: 'This certificate was issued, but it is no longer valid. Talk to whoever issued it.',
  },
  nome: { pt: 'Nome', en: 'Name' },
  trilha: { pt: 'Trilha de aprendizagem', en: 'Learning path' },
  carga: { pt: 'Carga horária', en: 'Workload' },
  horas: {
    pt: (n: number) => (n === 1 ? '1 hora' : `${n} horas`),
    en: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
  },
  emitido: { pt: 'Data de emissão', en: 'Date of issue' },
  emissor: { pt: 'Emissor', en: 'Issuer' },
  codigo: { pt: 'Código', en: 'Code' },
  outro: { pt: 'Conferir outro', en: 'Check another' },
  inicio: { pt: 'Página inicial', en: 'Home page' },
})
