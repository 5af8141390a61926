/** The sentences of who writes a lesson. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const autoresTexts = defineTexts({
  autores: { pt: 'Quem escreve', en: 'Authors' },
  mudar: { pt: 'Mudar quem escreve', en: 'Change the authors' },
  titulo: { pt: (aula: string) => `Quem escreve “${aula}”`, en: (aula: string) => `Authors of “${aula}”` },
  comecou: { pt: 'começou a aula', en: 'began the lesson' },
  tirar: { pt: (nome: string) => `Remover ${nome}`, en: (nome: string) => `Remove ${nome}` },
  procurar: { pt: 'Buscar colega', en: 'Search colleagues' },
  procurarAjuda: {
    pt: 'Quem entra pode mudar, publicar e dar a aula, como você.',
    en: 'Anyone who joins may change, publish and assign the lesson, just as you may.',
  },
  acrescentar: { pt: (nome: string) => `Adicionar ${nome}`, en: (nome: string) => `Add ${nome}` },
  achados: {
    pt: (n: number) => plural(n, '1 pessoa encontrada', '# pessoas encontradas'),
    en: (n: number) => plural(n, '1 person found', '# people found'),
  },
  ninguem: {
    pt: 'Ninguém com este nome escreve aulas na sua rede.',
    en: 'Nobody by that name writes lessons in your network.',
  },
  cheio: {
    pt: (n: number) => `Uma aula tem no máximo ${n} colegas.`,
    en: (n: number) => `A lesson has at most ${n} colleagues.`,
  },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  salvo: { pt: 'Quem escreve a aula foi alterado.', en: 'The authors were changed.' },
})
