/** What letters and telephones say, Portuguese and English side by side. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const letterTexts = defineTexts({
  saudacao: { pt: (nome: string) => `Olá, ${nome}.`, en: (nome: string) => `Hello, ${nome}.` },
  umaNovidade: { pt: 'Uma novidade para você', en: 'Something new for you' },
  assunto: {
    pt: (n: number) => `Você tem ${n} novidades`,
    en: (n: number) => `You have ${n} new notifications`,
  },
  titulo: { pt: (n: number) => `${n} novidades para você`, en: (n: number) => `${n} things new for you` },
  mais: {
    pt: (n: number) => (n === 1 ? 'E mais uma.' : `E mais ${n}.`),
    en: (n: number) => (n === 1 ? 'And one more.' : `And ${n} more.`),
  },
  ver: { pt: 'Abrir', en: 'Open' },
  verTodas: { pt: 'Ver todas', en: 'See all' },
})

/** On a locked screen anybody reads along: what it is about, never who, never a title or a mark. */
export const pushTexts = defineTexts({
  avisos: { pt: 'Há um aviso novo para você', en: 'There is a new announcement for you' },
  urgente: { pt: 'Há um aviso urgente da escola', en: 'There is an urgent announcement from the school' },
  forum: { pt: 'Há novidade no fórum', en: 'There is something new in the forum' },
  notas: { pt: 'Há uma devolutiva para você', en: 'There is feedback for you' },
  agenda: { pt: 'Há algo marcado para você', en: 'Something is scheduled for you' },
  turmas: { pt: 'Há novidade numa turma sua', en: 'There is something new in one of your classes' },
  alunos: { pt: 'Há novidade ⟦dos seus alunos⟧', en: 'There is news about your students' },
  trabalhos: { pt: 'O que você pediu está pronto', en: 'What you asked for is ready' },
  varias: {
    pt: (n: number) => `Você tem ${n} novidades`,
    en: (n: number) => `You have ${n} new notifications`,
  },
  uma: { pt: 'Você tem uma novidade', en: 'You have something new' },
  teste: { pt: 'Tudo certo: este aparelho recebe avisos', en: 'All set: this device receives notifications' },
})
