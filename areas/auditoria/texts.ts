/** Sentences of the log and of support access. */
import { defineTexts, type Language, plural } from '../../core/texts/texts.ts'

export const auditoriaTexts = defineTexts({
  titulo: { pt: 'Auditoria', en: 'Audit log' },
  descricao: {
    pt: 'Quem fez o quê, quando e de onde. Nada aqui pode ser alterado ou apagado.',
    en: 'Who did what, when and from where. Nothing here can be changed or deleted.',
  },
  administracao: { pt: 'Administração', en: 'Administration' },
  tabela: { pt: 'Registros de auditoria', en: 'Rows of the audit log' },
  buscar: { pt: 'Nome, usuário ou e-mail de quem fez', en: 'Name, user name or e-mail of who did it' },
  entidade: { pt: 'Sobre', en: 'About' },
  tudo: { pt: 'tudo', en: 'everything' },
  acao: { pt: 'Ação', en: 'Action' },
  todas: { pt: 'todas', en: 'all' },
  de: { pt: 'De', en: 'From' },
  ate: { pt: 'Até', en: 'To' },
  dia: { pt: 'dd/mm/aaaa', en: 'dd/mm/yyyy' },
  quando: { pt: 'Quando', en: 'When' },
  horario: { pt: 'horário de São Paulo', en: 'São Paulo time' },
  quem: { pt: 'Quem', en: 'Who' },
  oQue: { pt: 'O que fez', en: 'What they did' },
  sobre: { pt: 'Sobre', en: 'About' },
  mudancas: { pt: 'Mudanças', en: 'Changes' },
  motivo: { pt: 'Motivo', en: 'Reason' },
  ip: { pt: 'Endereço', en: 'Address' },
  pedido: { pt: 'Código do pedido', en: 'Request code' },
  numero: { pt: 'Número', en: 'Number' },
  sistema: { pt: 'O sistema', en: 'The system' },
  pessoaSemNome: { pt: (id: number) => `Pessoa nº ${id}`, en: (id: number) => `Person no. ${id}` },
  deFora: { pt: 'administração de outra plataforma', en: 'administration of another platform' },
  vistoPor: {
    pt: (nome: string) => `visto por ${nome}, do suporte`,
    en: (nome: string) => `viewed by ${nome}, of support`,
  },
  antes: { pt: 'antes', en: 'before' },
  depois: { pt: 'depois', en: 'after' },
  nada: { pt: 'nada', en: 'nothing' },
  recentes: { pt: 'Mais recentes', en: 'Newest' },
  antigos: { pt: 'Mais antigos', en: 'Older' },
  vazio: { pt: 'Nenhum registro encontrado', en: 'No rows found' },
  vazioTexto: {
    pt: 'Tire um filtro ou aumente o período para ver mais.',
    en: 'Remove a filter or widen the period to see more.',
  },
  exportar: { pt: 'Exportar CSV', en: 'Export CSV' },
  exportados: {
    pt: (n: number) => plural(n, 'Um registro exportado.', '# registros exportados.'),
    en: (n: number) => plural(n, 'One row exported.', '# rows exported.'),
  },
  cortado: {
    pt: 'O arquivo tem os 5.000 mais recentes. Diminua o período para exportar os outros.',
    en: 'The file holds the newest 5,000. Narrow the period to export the others.',
  },
  arquivo: { pt: 'auditoria', en: 'audit-log' },

  verComo: { pt: 'Ver como', en: 'View as' },
  verComoDescricao: {
    pt: 'Veja o que outra pessoa vê, sem poder alterar nada, por até 30 minutos. A pessoa é avisada, e tudo fica registrado na auditoria.',
    en: 'See what another person sees, unable to change anything, for up to 30 minutes. The person is told, and everything is kept in the audit log.',
  },
  quemVer: { pt: 'Nome, usuário ou e-mail da pessoa', en: 'Name, user name or e-mail of the person' },
  procurar: { pt: 'Procurar', en: 'Search' },
  ninguem: { pt: 'Ninguém foi encontrado', en: 'Nobody was found' },
  ninguemTexto: {
    pt: 'Confira o nome, ou use o nome de usuário.',
    en: 'Check the name, or use the user name.',
  },
  encontradas: {
    pt: (n: number) => plural(n, 'Uma pessoa', '# pessoas'),
    en: (n: number) => plural(n, 'One person', '# people'),
  },
  naoPode: { pt: 'Esta conta não pode ser vista', en: 'This account cannot be viewed' },
  verComoNome: { pt: (nome: string) => `Ver como ${nome}`, en: (nome: string) => `View as ${nome}` },
  motivoAjuda: {
    pt: 'Fica na auditoria. Diga o chamado ou o pedido da pessoa.',
    en: 'Kept in the audit log. Name the ticket or what the person asked for.',
  },
  motivoCurto: {
    pt: 'Escreva o motivo com pelo menos 10 letras.',
    en: 'Write the reason with 10 letters or more.',
  },
  comecar: { pt: 'Começar a ver', en: 'Start viewing' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  vendo: {
    pt: (nome: string) => `Você está vendo como ${nome}`,
    en: (nome: string) => `You are viewing as ${nome}`,
  },
  somenteLeitura: {
    pt: (hora: string) => `somente leitura, até ${hora}`,
    en: (hora: string) => `read-only, until ${hora}`,
  },
  sair: { pt: 'Sair', en: 'Leave' },
})

interface Pair {
  pt: string
  en: string
}

/** Kinds of things, by the name that the log gives them. */
export const ENTIDADES: Readonly<Record<string, Pair>> = {
  usuario: { pt: 'Pessoa', en: 'Person' },
  sessao: { pt: 'Sessão', en: 'Session' },
  vinculo: { pt: 'Vínculo', en: 'Role' },
  matricula: { pt: 'Matrícula', en: 'Enrolment' },
  turma: { pt: 'Turma', en: 'Class' },
  topico: { pt: 'Tópico do fórum', en: 'Forum topic' },
  mensagem: { pt: 'Mensagem do fórum', en: 'Forum message' },
  nota: { pt: 'Nota do fórum', en: 'Forum mark' },
  forum: { pt: 'Fórum', en: 'Forum' },
  tenant: { pt: 'Plataforma', en: 'Platform' },
  auditoria: { pt: 'Auditoria', en: 'Audit log' },
  identidade: { pt: 'Conta ligada', en: 'Linked account' },
  provedor: { pt: 'Jeito de entrar', en: 'Way to sign in' },
  segundo_fator: { pt: 'Segundo fator', en: 'Second factor' },
  dispositivo: { pt: 'Programa autorizado', en: 'Authorised program' },
  aparelho: { pt: 'Aparelho da turma', en: 'Class device' },
  cartao: { pt: 'Cartão de acesso', en: 'Access card' },
  senha_imagem: { pt: 'Senha de imagens', en: 'Picture password' },
  lote: { pt: 'Lote de pessoas', en: 'Batch of people' },
  concessao: { pt: 'Concessão', en: 'Grant' },
  laudo: { pt: 'Laudo', en: 'Medical report' },
  consentimento: { pt: 'Consentimento', en: 'Consent' },
  guarda_legal: { pt: 'Guarda legal', en: 'Legal hold' },
  opcao_privacidade: { pt: 'Opção de privacidade', en: 'Privacy option' },
  pedido_dados: { pt: 'Pedido sobre dados', en: 'Data request' },
}

/** What is done to things, in plain words. */
export const ACOES: Readonly<Record<string, Pair>> = {
  entrar: { pt: 'Entrou', en: 'Signed in' },
  sair: { pt: 'Saiu', en: 'Signed out' },
  encerrar: { pt: 'Encerrou', en: 'Ended' },
  recusar_entrada: {
    pt: 'Entrada recusada: senha errada várias vezes',
    en: 'Sign-in refused: wrong password again and again',
  },
  trocar_senha: { pt: 'Trocou a senha', en: 'Changed the password' },
  redefinir_senha: { pt: 'Redefiniu a senha', en: 'Reset the password' },
  redefinir: { pt: 'Redefiniu', en: 'Reset' },
  zerar: { pt: 'Zerou', en: 'Cleared' },
  encerrar_sessoes: { pt: 'Encerrou as sessões', en: 'Ended the sessions' },
  encerrar_conta: { pt: 'Encerrou a conta', en: 'Closed the account' },
  cadastrar: { pt: 'Cadastrou', en: 'Registered' },
  mudar_nome: { pt: 'Mudou o nome', en: 'Changed the name' },
  mudar_foto: { pt: 'Mudou a foto', en: 'Changed the photo' },
  tirar_foto: { pt: 'Tirou a foto', en: 'Removed the photo' },
  pedir_email: { pt: 'Pediu a troca do e-mail', en: 'Asked to change the e-mail' },
  mudar_email: { pt: 'Mudou o e-mail', en: 'Changed the e-mail' },
  pedir_remocao: { pt: 'Pediu a remoção da conta', en: 'Asked to remove the account' },
  confirmar_remocao: { pt: 'Confirmou a remoção', en: 'Confirmed the removal' },
  recusar_remocao: { pt: 'Recusou a remoção', en: 'Refused the removal' },
  desfazer_remocao: { pt: 'Desfez a remoção', en: 'Undid the removal' },
  vincular: { pt: 'Ligou', en: 'Linked' },
  desvincular: { pt: 'Desligou', en: 'Unlinked' },
  emitir: { pt: 'Emitiu', en: 'Issued' },
  imprimir_cartoes: { pt: 'Imprimiu cartões', en: 'Printed cards' },
  ler_laudo: { pt: 'Leu o laudo', en: 'Read the medical report' },
  ler_nascimento: { pt: 'Leu a data de nascimento', en: 'Read the birth date' },
  pedir: { pt: 'Pediu', en: 'Asked' },
  aprovar: { pt: 'Aprovou', en: 'Approved' },
  consentir: { pt: 'Consentiu', en: 'Consented' },
  retirar: { pt: 'Retirou', en: 'Withdrew' },
  guardar: { pt: 'Guardou', en: 'Put on hold' },
  desfazer: { pt: 'Desfez', en: 'Undid' },
  convidar: { pt: 'Convidou', en: 'Invited' },
  aceitar_convite: { pt: 'Aceitou o convite', en: 'Accepted the invitation' },
  confirmar_email: { pt: 'Confirmou o e-mail', en: 'Confirmed the e-mail' },
  trocar_email: { pt: 'Trocou o e-mail', en: 'Changed the e-mail' },
  apagar_de_novo: {
    pt: 'Apagou de novo, depois de uma cópia antiga',
    en: 'Deleted again, after an old backup',
  },
  baixar: { pt: 'Baixou', en: 'Downloaded' },
  cancelar: { pt: 'Cancelou', en: 'Cancelled' },
  confirmar: { pt: 'Confirmou', en: 'Confirmed' },
  bloquear: { pt: 'Bloqueou', en: 'Blocked' },
  conceder: { pt: 'Concedeu', en: 'Granted' },
  enviar: { pt: 'Enviou', en: 'Sent' },
  gravar: { pt: 'Gravou', en: 'Saved' },
  criar: { pt: 'Criou', en: 'Created' },
  mudar: { pt: 'Mudou', en: 'Changed' },
  apagar: { pt: 'Apagou', en: 'Deleted' },
  exportar: { pt: 'Exportou', en: 'Exported' },
  dar_nota: { pt: 'Deu a nota', en: 'Gave the mark' },
  mudar_nota: { pt: 'Mudou a nota', en: 'Changed the mark' },
  publicar_notas: { pt: 'Publicou notas', en: 'Published marks' },
  liberar: { pt: 'Liberou', en: 'Released' },
  recusar: { pt: 'Recusou', en: 'Refused' },
  ocultar: { pt: 'Ocultou', en: 'Hid' },
  mostrar: { pt: 'Voltou a mostrar', en: 'Showed again' },
  remover: { pt: 'Removeu', en: 'Removed' },
  restaurar: { pt: 'Restaurou', en: 'Restored' },
  emitir_acesso: { pt: 'Recebeu acesso a outra plataforma', en: 'Was given access to another platform' },
  ver_como_iniciar: { pt: 'Começou a ver como', en: 'Started to view as' },
  ver_como_ler: { pt: 'Leu, vendo como', en: 'Read, viewing as' },
  ver_como_encerrar: { pt: 'Parou de ver como', en: 'Stopped viewing as' },
}

/** In words; what a later version writes is read as it is spelt. */
export function inWords(table: Readonly<Record<string, Pair>>, key: string, language: Language): string {
  const pair = Object.hasOwn(table, key) ? table[key] : undefined
  if (pair) return language === 'en-us' ? pair.en : pair.pt
  const plain = key.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
