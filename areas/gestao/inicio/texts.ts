/** What the calls of the queue refuse, in words. */
import { datesFor } from '../../../core/contract/dates.ts'

export const inicioTexts = {
  adiadasDemais: (most: number) => ({
    pt: `Você já adiou ${most} linhas. Retome algumas antes.`,
    en: `You have already put off ${most} lines. Bring some back first.`,
  }),
  escolasDemais: (most: number) => ({
    pt: `Você já adiou ${most} escolas. Traga algumas de volta antes.`,
    en: `You have already put off ${most} schools. Bring some back first.`,
  }),
  jaLembrada: (escola: string, lembrada: Date, deNovo: Date) => ({
    pt: `${escola} já foi lembrada em ${datesFor('pt-br').dateTime(lembrada)}. Dá para lembrar de novo a partir de ${datesFor('pt-br').dateTime(deNovo)}.`,
    en: `${escola} was already reminded on ${datesFor('en-us').dateTime(lembrada)}. You can remind it again from ${datesFor('en-us').dateTime(deNovo)}.`,
  }),
  nadaALembrar: {
    pt: 'Essa escola já está em dia: não há o que lembrar.',
    en: 'This school is up to date: there is nothing to remind it of.',
  },
  ninguemALembrar: {
    pt: 'Não há a quem lembrar: ninguém mais responde por essa escola.',
    en: 'There is nobody to remind: nobody else is in charge of this school.',
  },
}
