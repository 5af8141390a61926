/** The registry of personal data: events, repeats and long work. */
import { apaga, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'evento',
    grupo: 'funcionamento',
    dado: {
      pt: 'Sinais para as suas telas abertas se atualizarem, só com números',
      en: 'Signals for your open screens to refresh, numbers only',
    },
    finalidade: { pt: 'Mostrar o que é novo sem recarregar a página', en: 'Showing news without reloading' },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 1 },
    pessoas: { canal: { ...apaga(['tipo', 'created_at']), como: { igual: ['usuario:{id}'] } } },
  },
  {
    tabela: 'repeticao',
    grupo: 'funcionamento',
    dado: {
      pt: 'A resposta ao seu último envio, por um dia',
      en: 'The answer to what you sent last, for one day',
    },
    finalidade: {
      pt: 'Não salvar duas vezes quando a internet falha',
      en: 'Not writing twice when the connection fails',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 1 },
    pessoas: { usuario_id: apaga(['created_at']) },
  },
  {
    tabela: 'trabalho',
    grupo: 'funcionamento',
    dado: {
      pt: 'Tarefas demoradas que você pediu e o resultado delas',
      en: 'Long tasks you asked for and their results',
    },
    finalidade: {
      pt: 'Mostrar o andamento e entregar o resultado',
      en: 'Showing progress and handing over the result',
    },
    base: 'politica_publica',
    retencao: { desde: 'registro', dias: 30 },
    pessoas: { usuario_id: apaga(['tarefa', 'estado', 'mensagem', 'created_at', 'updated_at']) },
  },
]
