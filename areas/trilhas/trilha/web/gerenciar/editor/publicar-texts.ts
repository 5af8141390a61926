/** The sentences of publishing a path, putting its draft aside, and resetting its attempts. */
import { defineTexts, plural } from '../../../../../../core/texts/texts.ts'
import type { Codigo } from './conferir.ts'

export const publicarTexts = defineTexts({
  publicar: { pt: 'Publicar trilha', en: 'Publish path' },
  publicarTexto: {
    pt: '⟦Os alunos⟧ das turmas passam a ver a trilha como ela está aqui.',
    en: 'The students of its classes will see the path as it stands here.',
  },
  salvando: { pt: 'Salvando o que falta…', en: 'Saving the rest…' },
  naoSalvou: {
    pt: 'Ainda há mudanças que não foram salvas. Tente de novo.',
    en: 'There are changes that are not saved yet. Try again.',
  },
  oQueMuda: { pt: 'O que muda', en: 'What changes' },
  primeira: { pt: 'É a primeira publicação: tudo é novo.', en: 'It is the first publishing: all is new.' },
  soDados: {
    pt: 'Dados da trilha ou o que foi removido.',
    en: 'The path details, or what was removed.',
  },
  antes: { pt: 'Antes de publicar', en: 'Before publishing' },
  tudoCerto: { pt: 'Tudo certo para publicar.', en: 'All is well for publishing.' },
  agora: { pt: 'Publicar agora', en: 'Publish now' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  publicada: { pt: 'Trilha publicada', en: 'Path published' },
  descartarPergunta: { pt: 'Descartar as mudanças?', en: 'Discard the changes?' },
  descartarTexto: {
    pt: 'A trilha volta a ser como foi publicada. O que mudou desde então se perde.',
    en: 'The path is again as it was published. What changed since is lost.',
  },
  descartar: { pt: 'Descartar mudanças', en: 'Discard changes' },
  descartada: { pt: 'As mudanças foram descartadas', en: 'The changes were discarded' },
  resetarPergunta: {
    pt: (nome: string) => `Zerar as tentativas de “${nome}”?`,
    en: (nome: string) => `Reset the attempts of “${nome}”?`,
  },
  resetarTexto: {
    pt: (n: number) =>
      plural(n, 'Uma tentativa e seus pontos serão excluídos', '# tentativas e seus pontos serão excluídos') +
      ', de ⟦todos os alunos⟧. Não há como desfazer.',
    en: (n: number) =>
      plural(n, 'One attempt and its points will be erased', '# attempts and their points will be erased') +
      ', of all students. It cannot be undone.',
  },
  resetarNenhuma: {
    pt: 'Ninguém começou esta trilha ainda: não há o que zerar.',
    en: 'Nobody began this path yet: there is nothing to reset.',
  },
  resetarDeQuem: {
    pt: (suas: number, outros: number) => `De quem criou: ${suas}. De outras pessoas: ${outros}.`,
    en: (suas: number, outros: number) => `Of its maker: ${suas}. Of others: ${outros}.`,
  },
  resetar: { pt: 'Zerar tentativas', en: 'Reset attempts' },
  zeradas: {
    pt: (n: number) => plural(n, '1 tentativa excluída', '# tentativas excluídas'),
    en: (n: number) => plural(n, '1 attempt erased', '# attempts erased'),
  },
  fechar: { pt: 'Fechar', en: 'Close' },
})

/** What a path lacks, in the words of its rule. */
export const problemaTexts = defineTexts({
  sem_nome_trilha: { pt: 'A trilha está sem nome', en: 'The path has no name' },
  sem_eixos: { pt: 'A trilha está vazia', en: 'The path is empty' },
  sem_aulas: { pt: 'Nenhuma aula na trilha', en: 'No lesson in the path' },
  sem_nome: { pt: 'falta o nome', en: 'the name is missing' },
  eixo_vazio: { pt: 'não tem nada dentro', en: 'there is nothing in it' },
  habilidade_vazia: { pt: 'não tem aulas', en: 'it has no lessons' },
  aula_fora: { pt: 'tem aula que não está publicada', en: 'one of its lessons is not published' },
} satisfies Record<Codigo, { pt: string; en: string }>)
