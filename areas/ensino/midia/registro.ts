/** The registry of personal data: files of lessons. What a lesson shows stays when its sender is erased, without a name. */
import { anonimiza, ESCOLAR, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'midia',
    grupo: 'arquivos',
    dado: {
      pt: 'As imagens, os vídeos, os áudios e os documentos que você envia para as aulas; a localização e outros dados escondidos nas fotos são excluídos no envio',
      en: 'The images, videos, recordings and documents you send for lessons; location and other data hidden in photos are removed on arrival',
    },
    finalidade: {
      pt: 'Mostrar o material nas aulas e nas entregas',
      en: 'Showing the material in lessons and submissions',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: anonimiza({ nome: 'arquivo', impressao: null }, [
        'id',
        'tipo',
        'nome',
        'bytes',
        'created_at',
      ]),
    },
  },
]
