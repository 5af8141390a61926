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
      usuario_id: anonimiza({ texto: '', comentario: '', marcas: '[]' }, [
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
        'marcas',
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
    tabela: 'entrega_correcao',
    grupo: 'escola',
    dado: {
      pt: 'A correção de um trabalho enquanto ⟦o professor⟧ ainda a escreve',
      en: 'The grading of a submission while the teacher is still writing it',
    },
    finalidade: {
      pt: 'Guardar o que está escrito pela metade, até chegar ⟦ao aluno⟧',
      en: 'Keeping what is half written until it goes to the student',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      // What is not sent yet is no word to the pupil: a copy of their data tells only that it is under way.
      usuario_id: apaga(['entrega_id', 'mudada_em']),
      autor_id: mantem('escolar', ['entrega_id', 'usuario_id', 'mudada_em']),
    },
  },
  {
    tabela: 'entrega_frase',
    grupo: 'conta',
    dado: {
      pt: 'Frases que você guarda para usar de novo ao corrigir',
      en: 'Phrases that you keep to use again when grading',
    },
    finalidade: { pt: 'Corrigir sem escrever o mesmo de novo', en: 'Grading without writing the same again' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { autor_id: apaga(['criterio', 'texto', 'rede_id', 'created_at']) },
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
      usuario_id: anonimiza({ texto: '', arquivos: [], marcas: '[]' }, [
        'entrega_id',
        'tipo',
        'texto',
        'arquivos',
        'marcas',
        'nota',
        'quando',
      ]),
    },
  },
]
