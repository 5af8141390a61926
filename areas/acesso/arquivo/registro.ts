/** The registry of personal data: files. */
import { apaga, ESCOLAR, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'arquivo',
    grupo: 'arquivos',
    dado: {
      pt: 'Os arquivos que você envia e o nome deles; a localização e outros dados escondidos nas fotos são excluídos no envio',
      en: 'The files you send and their names; location and other data hidden in photos are removed on arrival',
    },
    finalidade: {
      pt: 'Anexos do fórum, materiais compartilhados e a sua foto',
      en: 'Attachments in the forum, shared materials and your photo',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: apaga(['id', 'nome', 'tipo', 'bytes', 'created_at']) },
  },
]
