/** The sentences of pupils who are stuck in a path. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const paradosTexts = defineTexts({
  titulo: {
    pt: (n: number) => plural(n, '1 ⟦aluno⟧ não consegue ir adiante', '# ⟦alunos⟧ não conseguem ir adiante'),
    en: (n: number) => plural(n, '1 student cannot go on', '# students cannot go on'),
  },
  porque: {
    pt: (n: number, aulas: string) =>
      `${plural(n, 'Usou a tentativa', 'Usou as # tentativas')} e não passou em: ${aulas}.`,
    en: (n: number, lessons: string) =>
      `${plural(n, 'Used the attempt', 'Used all # attempts')} and did not pass: ${lessons}.`,
  },
  dar: { pt: 'Dar mais uma tentativa', en: 'Give one more attempt' },
  darA: {
    pt: (nome: string, habilidade: string) => `Dar mais uma tentativa a ${nome} em ${habilidade}`,
    en: (name: string, skill: string) => `Give ${name} one more attempt at ${skill}`,
  },
  dada: {
    pt: (nome: string, habilidade: string) => `${nome} tem mais uma tentativa em ${habilidade}.`,
    en: (name: string, skill: string) => `${name} has one more attempt at ${skill}.`,
  },
  dadas: { pt: 'Tentativas a mais que ainda não foram usadas', en: 'Extra attempts not used yet' },
  naoUsada: { pt: 'Recebeu mais uma tentativa.', en: 'Was given one more attempt.' },
  desfazer: { pt: 'Desfazer', en: 'Undo' },
  desfazerDe: {
    pt: (nome: string, habilidade: string) => `Desfazer a tentativa dada a ${nome} em ${habilidade}`,
    en: (name: string, skill: string) => `Take back the attempt given to ${name} at ${skill}`,
  },
  desfeita: {
    pt: (nome: string) => `A tentativa a mais de ${nome} foi desfeita.`,
    en: (name: string) => `The extra attempt of ${name} was taken back.`,
  },
  jaUsada: {
    pt: (nome: string) => `${nome} já começou essa tentativa. Nada mudou.`,
    en: (name: string) => `${name} has already begun that attempt. Nothing changed.`,
  },
})
