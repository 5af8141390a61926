/** The registry of personal data: deliveries and their correction. */
import { anonimiza, apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'entrega',
    grupo: 'escola',
    dado: {
      pt: 'O que você escreve, grava, desenha ou envia nas aulas, com a nota e o comentário ⟦do professor⟧',
      en: "What you write, record, draw or send in lessons, with the teacher's grade and comment",
    },
    finalidade: { pt: 'Corrigir e orientar a aprendizagem', en: 'Grading and guiding learning' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: anonimiza({ texto: '', comentario: '' }, [
        'aula_id',
        'tela_id',
        'turma_id',
        'estado',
        'texto',
        'enviada_em',
        'atrasada',
        'nota',
        'rubrica',
        'comentario',
        'corrigida_em',
      ]),
      corrigida_por: mantem('escolar', ['id', 'aula_id', 'usuario_id', 'nota', 'corrigida_em']),
    },
  },
  {
    tabela: 'entrega_arquivo',
    grupo: 'arquivos',
    dado: {
      pt: 'Que arquivos você enviou em que entregas',
      en: 'Which files you sent with which submissions',
    },
    finalidade: { pt: 'Mostrar o arquivo junto da entrega', en: 'Showing the file beside its submission' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      arquivo_id: {
        ...apaga(['entrega_id', 'arquivo_id']),
        como: { em: { tabela: 'arquivo', coluna: 'id', pessoa: 'usuario_id' } },
      },
    },
  },
  {
    tabela: 'entrega_passo',
    grupo: 'escola',
    dado: {
      pt: 'Quando cada entrega foi enviada, devolvida e corrigida, e com que palavras',
      en: 'When each submission was sent, returned and graded, and in what words',
    },
    finalidade: { pt: 'Mostrar o caminho de uma entrega', en: 'Showing what happened to a submission' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: anonimiza({ texto: '', arquivos: [] }, [
        'entrega_id',
        'tipo',
        'texto',
        'arquivos',
        'nota',
        'quando',
      ]),
    },
  },
]
