/** Words of what is suggested beside what was missed, Portuguese and English side by side. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const tipoAtividadeTexts = defineTexts({
  aula: { pt: 'Aula', en: 'Lesson' },
  playlist: { pt: 'Playlist', en: 'Playlist' },
  trilha: { pt: 'Trilha', en: 'Path' },
  link: { pt: 'Página', en: 'Page' },
  arquivo: { pt: 'Arquivo', en: 'File' },
  texto: { pt: 'Texto', en: 'Text' },
})

export const sugeridasTexts = defineTexts({
  titulo: { pt: 'Para estudar o que faltou', en: 'To study what is missing' },
  atividades: { pt: 'O que fazer', en: 'What to do' },
  outraAba: { pt: '(abre em outra aba)', en: '(opens in another tab)' },
  baixa: { pt: '(baixa o arquivo)', en: '(downloads the file)' },
})
