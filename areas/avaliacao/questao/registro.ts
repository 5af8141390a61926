/** The registry of personal data: questions. What assessments ask stays, without the name of who wrote it. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'questao',
    grupo: 'escola',
    dado: { pt: 'As questões que você escreve', en: 'The questions you write' },
    finalidade: {
      pt: 'Montar avaliações e mostrar quem escreveu cada questão',
      en: 'Creating assessments and showing who wrote each question',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('escolar', [
        'id',
        'tipo',
        'texto',
        'conteudo',
        'explicacao',
        'estado',
        'created_at',
      ]),
    },
  },
  {
    tabela: 'texto_base',
    grupo: 'escola',
    dado: { pt: 'Os textos-base que você escreve', en: 'The base texts you write' },
    finalidade: {
      pt: 'Perguntar sobre o mesmo texto em mais de uma questão',
      en: 'Asking about the same text in more than one question',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['id', 'titulo', 'html', 'created_at']) },
  },
  {
    tabela: 'questao_comentario',
    grupo: 'escola',
    dado: {
      pt: 'O que você comenta na revisão de questões',
      en: 'What you comment in the review of questions',
    },
    finalidade: {
      pt: 'Melhorar a questão e mostrar quem pediu cada mudança',
      en: 'Improving the question and showing who asked for each change',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('escolar', ['questao_id', 'campo', 'texto', 'created_at']),
      resolvido_por: mantem('escolar', ['questao_id', 'resolvido_em']),
    },
  },
  {
    tabela: 'questao_passo',
    grupo: 'escola',
    dado: {
      pt: 'As questões que você enviou, devolveu ou aprovou',
      en: 'The questions you sent, gave back, or approved',
    },
    finalidade: {
      pt: 'Contar por onde a questão passou até ser aprovada',
      en: 'Telling the way of a question until it was approved',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('escolar', ['questao_id', 'antes', 'depois', 'palavra', 'created_at']),
    },
  },
  {
    tabela: 'questao_favorita',
    grupo: 'escola',
    dado: { pt: 'As questões que você marca como favoritas', en: 'The questions you keep as favorites' },
    finalidade: { pt: 'Ter à mão as questões que você usa', en: 'Having at hand the questions you use' },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['questao_id', 'created_at']) },
  },
  {
    tabela: 'questao_filtro',
    grupo: 'conta',
    dado: {
      pt: 'Os filtros do banco de questões que você salva',
      en: 'The filters of the question bank that you save',
    },
    finalidade: { pt: 'Abrir o banco como você o usa', en: 'Opening the bank the way you use it' },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 30 },
    pessoas: { usuario_id: apaga(['nome', 'filtro', 'padrao', 'created_at']) },
  },
  {
    tabela: 'questao_lote',
    grupo: 'escola',
    dado: {
      pt: 'O que você mudou em várias questões de uma vez',
      en: 'What you changed in several questions at once',
    },
    finalidade: { pt: 'Desfazer logo em seguida', en: 'Taking it back right after' },
    base: 'politica_publica',
    retencao: { desde: 'fim_do_vinculo', dias: 1 },
    pessoas: { usuario_id: apaga(['id', 'created_at']) },
  },
]
