/** What the server says about things shared with a class. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const compartilhamentoTexts = defineTexts({
  link: {
    pt: 'Escreva o endereço de uma página, como https://exemplo.com.br.',
    en: 'Enter the address of a page, such as https://example.com.',
  },
  dia: { pt: 'Este dia não existe.', en: 'That date does not exist.' },
  passado: { pt: 'Escolha hoje ou um dia depois de hoje.', en: 'Choose today or a day to come.' },
  titulo: { pt: 'Escreva um título.', en: 'Enter a title.' },
  arquivos: { pt: 'Escolha pelo menos um arquivo.', en: 'Choose at least one file.' },
  aula: { pt: 'Escolha uma aula.', en: 'Choose a lesson.' },
  playlist: { pt: 'Escolha uma playlist.', en: 'Choose a playlist.' },
  jaCompartilhado: {
    pt: 'A turma já tem isto entre os materiais. Mude o último dia lá, se quiser.',
    en: 'The class has this among its materials already. Change its last day there if you like.',
  },
  encerrada: {
    pt: 'Esta turma está encerrada: o que foi compartilhado fica como está.',
    en: 'This class is closed: what was shared stays as it is.',
  },
  visitante: {
    pt: 'Quem visita de outra plataforma não compartilha com turmas daqui.',
    en: 'Visitors from another platform do not share with classes here.',
  },
})
