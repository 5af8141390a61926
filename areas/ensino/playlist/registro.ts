/** The registry of personal data: playlists. What a class learns from stays when its maker is erased; their words go. */
import { anonimiza, ESCOLAR, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'playlist',
    grupo: 'escola',
    dado: { pt: 'As playlists de aulas que você monta', en: 'The playlists of lessons you make' },
    finalidade: { pt: 'Mostrar quem reuniu as aulas', en: 'Showing who gathered the lessons' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: anonimiza({ nome: 'Texto apagado', descricao: '' }, [
        'id',
        'nome',
        'tipo',
        'descricao',
        'created_at',
      ]),
    },
  },
]
