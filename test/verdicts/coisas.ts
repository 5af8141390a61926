/** What has more than one door: the rows that lead to the same thing, side by side in `docs/permissions.md`. */

export interface Coisa {
  nome: string
  /** Names of rows: a call, or a call and how it is asked. */
  linhas: readonly string[]
}

export const coisas: readonly Coisa[] = [
  {
    nome: 'Começar e responder uma aula',
    linhas: [
      'aula.selecionar',
      'aula.followCodigo',
      'tentativa.abrir',
      'tentativa.abrir na vez de uma trilha',
      'trilha.iniciarTentativa',
      'tentativa.atividade',
      'tentativa.telas',
      'tentativa.pulso',
      'tentativa.fila',
      'entrega.attach',
      'entrega.resend',
    ],
  },
  {
    nome: 'O gabarito de uma aula',
    linhas: [
      'tentativa.gabarito',
      'tentativa.refazer',
      'tentativa.corrigirAtividade',
      'pacote.aula',
      'aula.find',
      'aula.findTela',
      'aula.findVersao',
      'questao.preview',
    ],
  },
  {
    nome: 'O que um aluno fez e que nota teve',
    linhas: [
      'tentativa.find',
      'tentativa.find na vez de uma trilha',
      'tentativa.listTurma',
      'tentativa.compartilhar',
      'tentativa.relatorio',
      'entrega.find',
      'entrega.list',
      'trilha.habilidade',
      'trilha.listEntregas',
      'trilha.ranking',
      'trilha.rankingCompleto',
      'forum.listNotas',
      'forum.listParticipantes',
      'forum.findParticipacao',
      'privacidade.semana',
    ],
  },
  {
    nome: 'Apagar uma conta',
    linhas: [
      'conta.requestRemoval',
      'conta.undoRemoval',
      'conta.decideRemoval',
      'privacidade.ask',
      'privacidade.cancel',
      'privacidade.confirm',
      'privacidade.decide',
      'privacidade.hold',
    ],
  },
  {
    nome: 'Agir sobre a conta de alguém',
    linhas: [
      'pessoa.find',
      'pessoa.find sobre quem administra',
      'pessoa.update',
      'pessoa.update sobre quem administra',
      'pessoa.changeEmail',
      'pessoa.changeEmail sobre quem administra',
      'pessoa.setStatus',
      'pessoa.setStatus sobre quem administra',
      'pessoa.issueAcesso',
      'pessoa.issueAcesso sobre quem administra',
      'pessoa.resetAcesso',
      'pessoa.resetAcesso sobre quem administra',
      'pessoa.listSessoes',
      'pessoa.listSessoes sobre quem administra',
      'pessoa.endSessoes',
      'pessoa.endSessoes sobre quem administra',
      'pessoa.giveVinculo',
      'pessoa.readDado',
      'pessoa.readDado sobre quem administra',
      'fator.reset',
      'fator.reset sobre quem administra',
      'auditoria.startVerComo',
      'auditoria.startVerComo sobre quem administra',
    ],
  },
]
