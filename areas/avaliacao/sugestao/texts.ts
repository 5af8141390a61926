/** Every sentence that the server says of suggestions and activities, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const sugestaoTexts = defineTexts({
  ausente: {
    pt: 'Esta sugestão não existe mais ou não está aberta para você.',
    en: 'This suggestion no longer exists or is not open to you.',
  },
  atividadeAusente: {
    pt: 'Esta atividade não existe mais ou não está aberta para você.',
    en: 'This activity no longer exists or is not open to you.',
  },
  conflito: {
    pt: 'Outra pessoa mudou esta sugestão enquanto você editava. Abra de novo antes de salvar.',
    en: 'Somebody else changed this suggestion while you were editing. Open it again before saving.',
  },
  atividadeConflito: {
    pt: 'Outra pessoa mudou esta atividade enquanto você editava. Abra de novo antes de salvar.',
    en: 'Somebody else changed this activity while you were editing. Open it again before saving.',
  },
  estado: {
    pt: 'A sugestão não pode passar para esta situação agora.',
    en: 'The suggestion cannot move to this state now.',
  },
  arquivada: {
    pt: 'Esta sugestão está arquivada. Traga de volta antes de mudar.',
    en: 'This suggestion is archived. Bring it back before changing it.',
  },
  emBanco: {
    pt: 'A sugestão está publicada na rede. Traga de volta a rascunho antes de mudar de lugar.',
    en: 'The suggestion is published in the network. Bring it back to draft before moving it.',
  },
  vazia: {
    pt: 'Escreva o que fazer ou adicione uma atividade antes de publicar.',
    en: 'Write what to do or add an activity before publishing.',
  },
  titulo: { pt: 'Escreva um título.', en: 'Write a title.' },
  emUso: {
    pt: (n: number) =>
      plural(
        n,
        'Uma questão aponta para esta sugestão. Desligue a questão ou arquive a sugestão.',
        '# questões apontam para esta sugestão. Desligue as questões ou arquive a sugestão.',
      ),
    en: (n: number) =>
      plural(
        n,
        'One question points to this suggestion. Unlink the question or archive the suggestion.',
        '# questions point to this suggestion. Unlink the questions or archive the suggestion.',
      ),
  },
  alternativa: {
    pt: 'Esta alternativa não existe mais ou é a certa.',
    en: 'This alternative no longer exists or is the right one.',
  },
  questaoAusente: {
    pt: 'Uma das questões não existe mais ou não está aberta para você.',
    en: 'One of the questions no longer exists or is not open to you.',
  },
  atividadeDeOutra: {
    pt: 'Uma das atividades não existe mais, está em outra sugestão ou não é sua.',
    en: 'One of the activities no longer exists, stands in another suggestion or is not yours.',
  },
  demais: {
    pt: (n: number) => `Deixe no máximo ${n}.`,
    en: (n: number) => `Leave at most ${n}.`,
  },
  alvoFechado: {
    pt: 'Isto não existe, ainda não foi publicado ou não está aberto para você.',
    en: 'This does not exist, was not published yet, or is not open to you.',
  },
  falta_alvo: { pt: 'Escolha o que a atividade abre.', en: 'Choose what the activity opens.' },
  falta_url: {
    pt: 'Escreva um endereço que comece com https://.',
    en: 'Write an address that begins with https://.',
  },
  falta_midia: { pt: 'Escolha um arquivo.', en: 'Choose a file.' },
  falta_html: { pt: 'Escreva o texto.', en: 'Write the text.' },
  sobra: {
    pt: 'Uma atividade leva a uma coisa só. Deixe este campo vazio.',
    en: 'An activity leads to one thing only. Leave this field empty.',
  },
})
