/** The registry of personal data: what was shared with a class. */
import { apaga, ESCOLAR, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'compartilhamento',
    grupo: 'arquivos',
    dado: {
      pt: 'Os links, arquivos, aulas e playlists que você compartilha com as suas turmas',
      en: 'The links, files, lessons and playlists you share with your classes',
    },
    finalidade: { pt: 'O material das aulas', en: 'The material of the lessons' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: apaga([
        'turma_id',
        'titulo',
        'descricao',
        'url',
        'aula_id',
        'playlist_id',
        'ate',
        'created_at',
      ]),
    },
  },
]
