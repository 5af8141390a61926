/** The registry of personal data: files of questions that were sent, and where questions came from. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'questao_importacao',
    grupo: 'funcionamento',
    dado: {
      pt: 'Arquivos de questões que você enviou: nome, data e contagens',
      en: 'Files of questions that you sent: name, date and counts',
    },
    finalidade: {
      pt: 'Conferir, salvar e desfazer a importação de questões',
      en: 'Checking, saving and undoing imports of questions',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: {
      usuario_id: apaga(['arquivo', 'formato', 'passo', 'total', 'created_at', 'gravado_em', 'desfeito_em']),
    },
  },
  {
    tabela: 'questao_importacao_item',
    grupo: 'funcionamento',
    dado: {
      pt: 'O que traziam os arquivos de questões que você enviou',
      en: 'What the files of questions that you sent held',
    },
    finalidade: {
      pt: 'Mostrar o que vira cada questão e poder desfazer a importação',
      en: 'Showing what becomes of each question and being able to undo the import',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: {
      importacao_id: {
        ...apaga(['numero', 'arquivo', 'titulo', 'texto', 'situacao', 'decisao', 'original']),
        como: { em: { tabela: 'questao_importacao', coluna: 'id', pessoa: 'usuario_id' } },
      },
    },
  },
  {
    tabela: 'questao_importada',
    grupo: 'escola',
    dado: {
      pt: 'De que arquivo veio cada questão que você importou',
      en: 'From which file each question that you imported came',
    },
    finalidade: {
      pt: 'Não importar a mesma questão duas vezes',
      en: 'Not importing the same question twice',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['questao_id', 'origem', 'chave', 'original', 'created_at']) },
  },
]
