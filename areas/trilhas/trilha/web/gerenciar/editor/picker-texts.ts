/** The sentences of choosing lessons for a skill. */
import { defineTexts, plural } from '../../../../../../core/texts/texts.ts'

export const pickerTexts = defineTexts({
  buscarAula: { pt: 'Título ou código da aula', en: 'Title or code of the lesson' },
  buscarPlaylist: { pt: 'Nome da playlist', en: 'Name of the playlist' },
  teclas: {
    pt: 'Seta para baixo vai às aulas; 1, 2 e 3 escolhem o nível.',
    en: 'Arrow down goes to the lessons; 1, 2 and 3 choose the level.',
  },
  procurarEm: { pt: 'Buscar em', en: 'Search in' },
  aulasSoltas: { pt: 'Aulas', en: 'Lessons' },
  playlists: { pt: 'Playlists', en: 'Playlists' },
  playlist: { pt: 'Playlist', en: 'Playlist' },
  escolha: { pt: 'Escolha', en: 'Choose' },
  achadas: { pt: 'Aulas encontradas', en: 'Lessons found' },
  total: {
    pt: (n: number) => plural(n, '1 aula encontrada', '# aulas encontradas'),
    en: (n: number) => plural(n, '1 lesson found', '# lessons found'),
  },
  nenhuma: { pt: 'Nenhuma aula publicada com estas palavras.', en: 'No published lesson with these words.' },
  nenhumaPlaylist: { pt: 'Nenhuma playlist com estas palavras.', en: 'No playlist with these words.' },
  playlistVazia: {
    pt: 'Esta playlist não tem aulas publicadas.',
    en: 'This playlist has no published lessons.',
  },
  aulas: {
    pt: (n: number) => plural(n, '1 aula', '# aulas'),
    en: (n: number) => plural(n, '1 lesson', '# lessons'),
  },
  porNoNivel: {
    pt: (titulo: string, nivel: string) => `${titulo}: ${nivel}`,
    en: (titulo: string, nivel: string) => `${titulo}: ${nivel}`,
  },
  todasNoNivel: { pt: (nivel: string) => `Todas em ${nivel}`, en: (nivel: string) => `All to ${nivel}` },
  cheia: {
    pt: (n: number) => `Está cheia: ${n} aulas. Remova uma para adicionar outra.`,
    en: (n: number) => `It is full: ${n} lessons. Remove one to put another in.`,
  },
  escolhidas: {
    pt: (n: number) => plural(n, '1 aula escolhida', '# aulas escolhidas'),
    en: (n: number) => plural(n, '1 lesson chosen', '# lessons chosen'),
  },
  pronto: { pt: 'Pronto', en: 'Done' },
})
