/** The registry of personal data: the forum, notices and files. A new table with a person in it is an entry in one of these files. */
import { anonimiza, apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'topico',
    grupo: 'forum',
    dado: {
      pt: 'Quem abriu cada tópico ou aviso, e quando',
      en: 'Who opened each topic or announcement, and when',
    },
    finalidade: {
      pt: 'A conversa da turma e os avisos da escola',
      en: 'The conversation of the class and the announcements from the school',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: anonimiza({ titulo: 'Texto apagado', temas: [] }, [
        'id',
        'turma_id',
        'tipo',
        'titulo',
        'temas',
        'inicio',
        'fim',
        'created_at',
      ]),
    },
  },
  {
    tabela: 'aviso_rede',
    grupo: 'forum',
    dado: {
      pt: 'Os avisos que você enviou a uma rede ou escola inteira',
      en: 'The announcements you sent to a whole network or school',
    },
    finalidade: { pt: 'Os recados da rede às turmas', en: 'The messages of the network to its classes' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('atos', [
        'id',
        'rede_id',
        'titulo',
        'conteudo',
        'papeis',
        'inicio',
        'fim',
        'created_at',
      ]),
    },
  },
  {
    tabela: 'mensagem',
    grupo: 'forum',
    dado: {
      pt: 'O que você escreve no fórum, com autoria e data',
      en: 'What you write in the forum, with author and date',
    },
    finalidade: {
      pt: 'A conversa da turma e a avaliação da participação',
      en: 'The conversation of the class and the grading of participation',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: anonimiza({ conteudo: '<p>Texto apagado.</p>', devolucao: null }, [
        'id',
        'topico_id',
        'conteudo',
        'devolucao',
        'created_at',
        'editada_em',
        'removida_em',
      ]),
      removida_por: mantem('atos', ['id', 'topico_id', 'removida_em']),
    },
  },
  {
    tabela: 'mensagem_versao',
    grupo: 'forum',
    dado: { pt: 'Textos anteriores de uma mensagem editada', en: 'Earlier texts of an edited message' },
    finalidade: {
      pt: 'Mostrar o que mudou e cuidar da convivência',
      en: 'Showing what changed and keeping the class safe',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      // An earlier text is of whoever wrote the message, whoever edited it.
      mensagem_id: {
        ...apaga(['mensagem_id', 'versao', 'conteudo', 'created_at']),
        como: { em: { tabela: 'mensagem', coluna: 'id', pessoa: 'usuario_id' } },
      },
      usuario_id: mantem('atos', ['mensagem_id', 'versao', 'created_at']),
    },
  },
  {
    tabela: 'topico_participacao',
    grupo: 'forum',
    dado: { pt: 'Quantas vezes você participou de um tópico', en: 'How often you took part in a topic' },
    finalidade: {
      pt: 'Mostrar à turma quem participa e apoiar a avaliação',
      en: 'Showing the class who takes part, and helping to grade',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('estatistica', ['topico_id', 'interacoes', 'ultima_em']) },
  },
  {
    tabela: 'topico_nota',
    grupo: 'forum',
    dado: {
      pt: 'A nota e a devolutiva da sua participação',
      en: 'The grade and feedback for your participation',
    },
    finalidade: { pt: 'Avaliar e orientar a aprendizagem', en: 'Grading and guiding learning' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      aluno_id: anonimiza({ mensagem: '', mensagem_publicada: '' }, [
        'topico_id',
        'nota_publicada',
        'mensagem_publicada',
        'publicada_em',
      ]),
      usuario_id: mantem('escolar', ['topico_id', 'aluno_id', 'updated_at']),
    },
  },
  {
    tabela: 'topico_visto',
    grupo: 'forum',
    dado: {
      pt: 'Até onde você leu e quando deu ciente de um aviso',
      en: 'How far you have read and when you acknowledged an announcement',
    },
    finalidade: {
      pt: 'Marcar o que é novo e saber quem falta avisar',
      en: 'Marking what is new and knowing who has not been reached',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('estatistica', ['topico_id', 'visto_em', 'ciente_em']) },
  },
  {
    tabela: 'curtida',
    grupo: 'forum',
    dado: { pt: 'As mensagens que você curtiu', en: 'The messages you liked' },
    finalidade: {
      pt: 'Mostrar o apoio da turma a uma mensagem',
      en: "Showing the class's support for a message",
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('estatistica', ['mensagem_id', 'created_at']) },
  },
  {
    tabela: 'voto',
    grupo: 'forum',
    dado: { pt: 'Os seus votos em mensagens', en: 'Your votes on messages' },
    finalidade: { pt: 'Destacar as respostas que ajudam', en: 'Bringing out the answers that help' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('estatistica', ['mensagem_id', 'valor']) },
  },
  {
    tabela: 'topico_favorito',
    grupo: 'forum',
    dado: { pt: 'Os tópicos que você marcou', en: 'The topics you marked' },
    finalidade: { pt: 'Deixar esses tópicos à mão para você', en: 'Keeping those topics at hand for you' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: apaga(['topico_id']) },
  },
  {
    tabela: 'mensagem_anexo',
    grupo: 'forum',
    dado: {
      pt: 'Que arquivos você anexou a que mensagens',
      en: 'Which files you attached to which messages',
    },
    finalidade: { pt: 'Mostrar o anexo junto da mensagem', en: 'Showing the attachment beside its message' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      arquivo_id: {
        ...apaga(['mensagem_id', 'arquivo_id']),
        como: { em: { tabela: 'arquivo', coluna: 'id', pessoa: 'usuario_id' } },
      },
    },
  },
  {
    tabela: 'aviso_rede_anexo',
    grupo: 'forum',
    dado: {
      pt: 'Que arquivos você anexou a que avisos da rede',
      en: 'Which files you attached to which announcements of the network',
    },
    finalidade: { pt: 'Mostrar o anexo junto do aviso', en: 'Showing the attachment with its announcement' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      arquivo_id: {
        ...apaga(['aviso_rede_id', 'arquivo_id']),
        como: { em: { tabela: 'arquivo', coluna: 'id', pessoa: 'usuario_id' } },
      },
    },
  },
]
