/** Sentences of the field of a day and of its calendar. */
import { defineTexts } from '../../texts/texts.ts'

export const dateTexts = defineTexts({
  modelo: { pt: 'dd/mm/aaaa', en: 'dd/mm/yyyy' },
  modeloHora: { pt: 'dd/mm/aaaa 18h30', en: 'dd/mm/yyyy 18:30' },
  abrir: { pt: 'Escolher no calendário', en: 'Choose in the calendar' },
  calendario: { pt: 'Calendário', en: 'Calendar' },
  naoEDia: {
    pt: 'Escreva o dia como 12/03/2026, ou “hoje”, “amanhã”, “sexta”.',
    en: 'Enter the day as 12/03/2026 (day first), 12 Mar 2026, or “today”, “tomorrow”, “Friday”.',
  },
  faltaHora: { pt: 'Escreva também a hora, como 18h ou 18h30.', en: 'Enter the time too, such as 18:00.' },
  antes: {
    pt: (dia: string) => `Escolha um dia a partir de ${dia}.`,
    en: (day: string) => `Choose a day from ${day} on.`,
  },
  depois: {
    pt: (dia: string) => `Escolha um dia até ${dia}.`,
    en: (day: string) => `Choose a day until ${day}.`,
  },
  mesAnterior: { pt: 'Mês anterior', en: 'Previous month' },
  mesSeguinte: { pt: 'Mês seguinte', en: 'Next month' },
  hoje: { pt: 'Hoje', en: 'Today' },
})
